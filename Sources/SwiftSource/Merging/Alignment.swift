import DTOGenOutput

/// Where the lines of the base went in one of the two texts that came of it, and what that text has besides.
///
/// Lines that say the same are found by a shortest edit; what that leaves is paired by labels, so that an edited
/// argument is known as the same argument, with all the lines that its expression takes by now.
struct Alignment: Sendable {
  enum Image: Hashable, Sendable {
    /// One line that says the same.
    case kept(Int)
    /// Lines that say something else about the same thing.
    case changed(Range<Int>)
    case gone

    var start: Int? {
      switch self {
      case .kept(let line): line
      case .changed(let lines): lines.lowerBound
      case .gone: nil
      }
    }

    /// The first line behind it.
    var end: Int? {
      switch self {
      case .kept(let line): line + 1
      case .changed(let lines): lines.upperBound
      case .gone: nil
      }
    }
  }

  let base: SourceText
  let side: SourceText
  /// By line of the base.
  private(set) var images: [Image]
  /// By line of the base, and one for the end: the lines that stand before its image and belong to no other.
  private(set) var insertions: [Range<Int>]
  /// By line of the side: the line of the base whose image it begins.
  private(set) var origins: [Int?]

  init(base: SourceText, side: SourceText) {
    self.base = base
    self.side = side
    images = Array(repeating: .gone, count: base.lines.count)
    insertions = Array(repeating: 0..<0, count: base.lines.count + 1)
    origins = Array(repeating: nil, count: side.lines.count)
    let diff = LineDiff(old: base.lines.map { $0.key[...] }, new: side.lines.map { $0.key[...] })
    var (old, new) = (0, 0)
    for change in diff.changes {
      keep(old..<change.old.lowerBound, from: new)
      pair(change)
      (old, new) = (change.old.upperBound, change.new.upperBound)
    }
    keep(old..<base.lines.count, from: new)
    findMoved()
    extend()
    collectInsertions()
  }

  private mutating func keep(_ range: Range<Int>, from new: Int) {
    for (offset, line) in range.enumerated() {
      images[line] = .kept(new + offset)
      origins[new + offset] = line
    }
  }

  /// Pairs the lines of a hunk that are about the same thing: a longest common subsequence of labels.
  ///
  /// An argument deeper in an expression is not the same as one of the same name outside of it.
  private mutating func pair(_ change: LineDiff.Change) {
    guard !change.old.isEmpty, !change.new.isEmpty else { return }
    let shift = side.lines[change.new.lowerBound].depthBefore - base.lines[change.old.lowerBound].depthBefore
    let pairs = LabelPairing.pairs(Array(change.old), Array(change.new)) { old, new in
      let (a, b) = (base.lines[old], side.lines[new])
      return a.label != nil && a.label == b.label && b.depthBefore - a.depthBefore == shift
    }
    for (old, new) in pairs {
      images[old] = .changed(new..<(new + 1))
      origins[new] = old
    }
  }

  /// A line that stands elsewhere word for word was moved there, where there is only one such line.
  private mutating func findMoved() {
    var candidates: [[UInt8]: [Int]] = [:]
    for (index, line) in side.lines.enumerated()
    where origins[index] == nil && !line.code.isEmpty && !line.beginsWithCloser {
      candidates[line.key, default: []].append(index)
    }
    var lost: [[UInt8]: Int] = [:]
    for line in base.lines.indices where images[line] == .gone { lost[base.lines[line].key, default: 0] += 1 }
    for line in base.lines.indices where images[line] == .gone {
      let key = base.lines[line].key
      guard lost[key] == 1, let found = candidates[key], found.count == 1 else { continue }
      images[line] = .kept(found[0])
      origins[found[0]] = line
    }
  }

  /// Gives each image the lines that its expression goes on for.
  private mutating func extend() {
    for line in base.lines.indices {
      guard let start = images[line].start else { continue }
      // What follows an opening bracket is inside, not part of it.
      if base.lines[line].isOpener, side.lines[start].isOpener { continue }
      let end = StatementExtent.end(of: start, in: side) { origins[$0] == nil }
      if end > start + 1 { images[line] = .changed(start..<end) }
    }
  }

  /// Everything between the image of a line and the next image belongs before the next one.
  private mutating func collectInsertions() {
    var owned = Array(repeating: false, count: side.lines.count)
    for image in images {
      guard let start = image.start, let end = image.end else { continue }
      for index in start..<end { owned[index] = true }
    }
    var index = 0
    while index < owned.count {
      guard !owned[index] else {
        index += 1
        continue
      }
      let end = owned[index...].firstIndex(of: true) ?? owned.count
      insertions[gap(before: end)] = index..<end
      index = end
    }
  }

  private func gap(before index: Int) -> Int {
    index < origins.count ? origins[index] ?? base.lines.count : base.lines.count
  }
}
