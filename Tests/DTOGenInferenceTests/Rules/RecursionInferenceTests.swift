import Testing

@testable import DTOGenBase
@testable import DTOGenInference

@Suite("Inference: objects that contain themselves")
struct RecursionInferenceTests {
  @Test func theModelItselfThroughAListAndThroughAnOptional() {
    let sketch = InferenceSketch(
      """
      {"id":1,"replies":[{"id":2,"replies":[{"id":3,"replies":[],"parent":null}],
      "parent":{"id":1,"replies":[],"parent":null}}],"parent":null}
      """, model: "Comment")
    #expect(sketch.fields == ["id: int", "replies: [Comment]", "parent: Comment?"])
    #expect(sketch.types.isEmpty)
  }

  @Test func aNestedObjectBecomesATypeUnderItsPath() {
    let sketch = InferenceSketch(
      #"{"title":"x","menu":{"name":"a","children":[{"name":"b","children":[{"name":"c"}]}]}}"#, model: "Page")
    #expect(sketch.fields == ["title: string", "menu: PageMenu"])
    #expect(sketch.types == ["PageMenu { name: string, children: [PageMenu]? }"])
    #expect(sketch.says(.note, "menu: contains itself"))
  }

  @Test func aTreeWhoseChildrenStandInAMap() {
    let leaf = #"{"name":"c","nodes":{}}"#
    let sketch = InferenceSketch(
      """
      {"name":"a","nodes":{"101":{"name":"b","nodes":{"202":\(leaf)}},"103":\(leaf)},"more":{"1":[\(leaf)]}}
      """, model: "Node")
    #expect(sketch.fields == ["name: string", "nodes: [string: Node]", "more: [string: [Node]]?"])
    #expect(sketch.types.isEmpty)
  }

  @Test func aDeeperLevelWithAKeyOfItsOwnKeepsAllApart() {
    let sketch = InferenceSketch(
      #"{"item":{"id":"outer","item":{"id":"mid","item":{"id":"leaf","name":"x"}}},"Root":{"root":1}}"#)
    #expect(
      sketch.fields == [
        "item: { id: string, item: { id: string, item: { id: string, name: string } } }", "Root: { root: int }",
      ])
  }

  @Test func twoObjectsWithTheSameKeysStayTwoTypes() {
    let sketch = InferenceSketch(#"{"a":{"x":1,"y":2},"b":{"x":1,"y":2},"c":{"name":"p","c":{"name":"q"}}}"#)
    #expect(
      sketch.fields == [
        "a: { x: int, y: int }", "b: { x: int, y: int }", "c: { name: string, c: { name: string } }",
      ])
    #expect(sketch.types.isEmpty)
  }

  @Test func aSharedSingleKeyIsACoincidence() {
    #expect(InferenceSketch(#"{"data":{"data":{"data":1}},"x":1}"#, at: ".").types.isEmpty)
  }

  @Test func fiveHundredLevelsAreNoProblem() {
    let depth = 500
    let plain = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(InferenceSketch(plain).result.schema != nil)
    let chain =
      String(repeating: #"{"v":1,"next":"#, count: depth) + "null" + String(repeating: "}", count: depth)
    #expect(InferenceSketch(chain, model: "Node").fields == ["v: int", "next: Node?"])
    let lists = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    #expect(InferenceSketch(#"{"v":"# + lists + "}").fields.count == 1)
  }
}
