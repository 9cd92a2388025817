/// Where things stand in the user's tree: patterns relative to the root, with `{Feature}` and `{Model}` in them.
///
/// The build plugin has this file and those of the placeholders too, through symbolic links.
public struct Layout: Hashable, Sendable {
  public var schemas = "Features/{Feature}/Data/{Model}.dto.json"
  public var domain = "Features/{Feature}/Domain"
  public var data = "Features/{Feature}/Data"
  public var tests = "Features/{Feature}/Data/Tests"
  public var fixtures = "Features/{Feature}/Data/Tests/Fixtures"
  public var support = "Features/{Feature}/Data"
  public var kernel = "SharedKernel"

  public init() {}
}
