/// Two amounts that do not add up to one.
public enum MoneyError: Error, Equatable, Sendable {
  case currencyMismatch(String, String)
  case overflow
}
