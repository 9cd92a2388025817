/// A piece of text that is already legal source in the place it is meant for: all that may enter a template.
///
/// Conforming types (identifiers, types, literals, expressions, comment lines) have no initialiser from a raw
/// string, so a template cannot emit text that nobody made safe.
package protocol SourceFragment: Sendable {
  /// The text as it stands in the file. Lines after the first carry no outer indentation: the template adds it.
  var source: String { get }
}
