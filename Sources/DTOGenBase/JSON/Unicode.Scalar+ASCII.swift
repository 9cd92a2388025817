extension Unicode.Scalar {
  /// Told without a look into the tables of Unicode, where readers of short names would spend most of their time.
  package var isASCIILetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
