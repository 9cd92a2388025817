/// How many decimal digits the minor unit of a currency has, by ISO 4217 (tables A.1 and A.3).
///
/// Locale data is no substitute: it rounds some currencies (IQD, ISK) to what shops use.
public enum CurrencyDigits {
  /// Nil for a code that is not listed, is not in capitals, or has no minor unit (gold, testing codes).
  public static func of(_ currencyCode: String) -> Int? {
    digits[currencyCode]
  }

  private static let digits: [String: Int] = {
    var digits: [String: Int] = [:]
    for (count, codes) in [(0, none), (2, two), (3, three), (4, four)] {
      for code in codes.split(whereSeparator: \.isWhitespace) { digits[String(code)] = count }
    }
    return digits
  }()

  private static let none = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
  private static let three = "BHD IQD JOD KWD LYD OMR TND"
  private static let four = "CLF UYW"
  /// Ends with the codes that were withdrawn since 2020, which older records still carry.
  private static let two = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD
    CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP
    GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK
    LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO
    NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS
    SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST
    XAD XCD XCG YER ZAR ZMW ZWG
    ANG BGN CUC HRK SLL ZWL
    """
}
