/// How many decimal digits the minor unit of a currency has (ISO 4217, tables A.1 and A.3).
///
/// Codes withdrawn since 2020, which older records still carry, keep theirs. Codes without a minor unit (metals,
/// testing, no currency) are absent, and so is whatever is not in capitals.
package enum CurrencyDigits {
  /// Nil for a code that is not listed.
  package static func of(_ code: String) -> Int? { table[code] }

  /// The number of codes listed.
  static var codeCount: Int { table.count }

  private static let table: [String: Int] = {
    var table: [String: Int] = [:]
    for (digits, codes) in [(0, none), (2, two), (3, three), (4, four)] {
      for code in codes.split(whereSeparator: \.isWhitespace) { table[String(code)] = digits }
    }
    return table
  }()

  private static let none = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
  private static let three = "BHD IQD JOD KWD LYD OMR TND"
  private static let four = "CLF UYW"
  private static let two = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
    COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS
    INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
    MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP
    STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG
    ANG BGN CUC HRK SLL ZWL
    """
}
