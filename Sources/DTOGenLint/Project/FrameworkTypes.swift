/// Names of types in Apple's frameworks that apps give to their own models too.
///
/// A file that imports both modules may mean either, and only the compiler knows which.
enum FrameworkTypes {
  private static let names: [String: Set<String>] = [
    "Foundation": [
      "Bundle", "Calendar", "Data", "Date", "Formatter", "Host", "Locale", "Measurement", "Notification", "Operation",
      "Port", "Process", "Progress", "Scanner", "Stream", "Timer", "Unit",
    ],
    "SwiftUI": [
      "Alert", "Button", "Color", "Environment", "Event", "Font", "Form", "Grid", "Group", "Image", "Label", "Link",
      "List", "Menu", "Path", "Picker", "Section", "Settings", "State", "Tab", "Table", "Text", "Transaction",
      "Visibility", "Window",
    ],
    "Combine": ["Publisher", "Subject", "Subscriber", "Subscription"],
  ]

  /// Whether a name may be one that a file has from a framework.
  static func mayHave(_ name: String, in file: LintFile) -> Bool {
    names.contains { $0.value.contains(name) && file.imports($0.key) }
  }
}
