import DTOGenOutput

extension SourceText {
  /// The base as git may have left it: where the record of two branches met, both sides' lines count.
  init(withoutMarkers bytes: [UInt8]) {
    self.init(LineDiff.lines(of: bytes).filter { !Self.isMarker($0) })
  }

  /// The first line that a conflict of git's, or of an earlier merge, left in a file.
  var markerLine: Int? { lines.firstIndex { Self.isMarker($0.text) } }

  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { line.starts(with: $0.utf8) }
      || Array(line.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }) == Array("=======".utf8)
  }

  /// The same lines with other line ends.
  func text(withLineEnd end: [UInt8]) -> [UInt8] {
    lines.flatMap { $0.text + ($0.end.isEmpty ? [] : end[...]) }
  }
}
