import DTOGenCore

/// The drift of a project as one table: what has come apart, where, and what it is called there.
struct DriftReport {
  private var rows: [(kind: Drift.Kind, place: String, subject: String)] = []

  /// Of diagnostics, those that tell of drift, by kind and then in their order.
  init(_ diagnostics: [Diagnostic], _ reporter: Reporter) {
    for kind in Drift.Kind.allCases {
      for diagnostic in diagnostics {
        guard let drift = diagnostic.drift, drift.kind == kind else { continue }
        var place = ""
        if var location = diagnostic.location {
          location.file = reporter.name(location.file)
          place = "\(location)"
        }
        rows.append((kind, DiagnosticText.printable(place), DiagnosticText.printable(drift.subject)))
      }
    }
  }

  var isEmpty: Bool { rows.isEmpty }
  var count: Int { rows.count }

  /// Columns are padded by what a terminal shows.
  var text: String {
    let cells = [["drift", "where", "what"]] + rows.map { [$0.kind.rawValue, $0.place, $0.subject] }
    let widths = (0..<2).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + row[2]
    }.joined(separator: "\n")
  }
}
