/// Pairs two short sequences in order: a longest common subsequence under a test of one's own.
enum LabelPairing {
  static func pairs(_ old: [Int], _ new: [Int], _ areSame: (Int, Int) -> Bool) -> [(Int, Int)] {
    let width = new.count + 1
    var lengths = Array(repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          areSame(old[i], new[j])
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if areSame(old[i], new[j]), lengths[i * width + j] == lengths[(i + 1) * width + j + 1] + 1 {
        pairs.append((old[i], new[j]))
        i += 1
        j += 1
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
