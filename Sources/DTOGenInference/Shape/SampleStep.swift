import DTOGenBase

/// One step from a sample towards a value inside it: the way that a second walk takes.
enum SampleStep: Hashable, Sendable {
  case member(String)
  /// Each element of an array, each value of an object that is a map.
  case each
  /// Only values of this kind, where several stand at one path.
  case kind(JSONKind)
}
