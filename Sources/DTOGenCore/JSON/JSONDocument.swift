struct JSONDocument: Sendable {
  var file: InputFile
}
