/// Which models of a feature lead back to themselves: the strongly connected components of the models' graph.
///
/// One walk over all edges (Tarjan, 1972), with a stack of its own, since the graph may be one long chain.
package struct ModelCycles {
  /// By model: the component it belongs to.
  private var components: [Int]
  /// By component: whether a way leads from a model of it back to itself.
  private var isCycle: [Bool] = []

  private static let none = -1

  package init(edges: [[Int]]) {
    // Where all edges lead to later models, as those of records inside records do, no way leads back.
    guard edges.indices.contains(where: { model in edges[model].contains { $0 <= model } }) else {
      components = Array(edges.indices)
      isCycle = [Bool](repeating: false, count: edges.count)
      return
    }
    components = [Int](repeating: Self.none, count: edges.count)
    var order = [Int](repeating: Self.none, count: edges.count)
    var lowest = order
    var isOpen = [Bool](repeating: false, count: edges.count)
    var open: [Int] = []
    var count = 0
    for start in edges.indices where order[start] == Self.none {
      var path: [(model: Int, edge: Int)] = [(start, 0)]
      while let (model, edge) = path.last {
        if edge == 0 {
          order[model] = count
          lowest[model] = count
          count += 1
          open.append(model)
          isOpen[model] = true
        }
        if edge < edges[model].count {
          path[path.count - 1].edge += 1
          let next = edges[model][edge]
          if order[next] == Self.none {
            path.append((next, 0))
          } else if isOpen[next] {
            lowest[model] = min(lowest[model], order[next])
          }
          continue
        }
        path.removeLast()
        if let below = path.last?.model { lowest[below] = min(lowest[below], lowest[model]) }
        if lowest[model] == order[model] { close(model, &open, &isOpen, edges) }
      }
    }
  }

  /// Whether no model leads back to itself.
  var isEmpty: Bool { !isCycle.contains(true) }

  /// Whether `model` leads back to itself.
  package func holds(_ model: Int) -> Bool { isCycle[components[model]] }

  /// Whether each of both leads to the other; of one model with itself, whether it leads back to itself.
  package func join(_ left: Int, _ right: Int) -> Bool { components[left] == components[right] && holds(left) }

  /// Takes a component that is complete from the open models.
  private mutating func close(_ root: Int, _ open: inout [Int], _ isOpen: inout [Bool], _ edges: [[Int]]) {
    let component = isCycle.count
    var size = 0
    repeat {
      guard let model = open.popLast() else { break }
      isOpen[model] = false
      components[model] = component
      size += 1
      if model == root { break }
    } while true
    isCycle.append(size > 1 || edges[root].contains(root))
  }
}
