/// Whose a file is, and so what a later run may do with it.
public enum Ownership: String, Hashable, Sendable {
  /// Rewritten whenever its text would change; its first line says so.
  case generated
  /// A derived JSON document under `Fixtures/Invalid`, which is the tool's own folder: JSON has no comments to say so.
  case derivedFixture
  /// Written once, then the user's; its first line says so.
  case scaffolded
  /// Written once on the user's behalf (a schema, a copied fixture), without a first line of ours; never touched again.
  case captured
}
