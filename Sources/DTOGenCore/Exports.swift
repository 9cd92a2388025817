// What the facade's own signatures speak of, so that whoever imports the facade can name it.
@_exported public import DTOGenBase
@_exported public import DTOGenInference
@_exported public import DTOGenOutput
@_exported public import DTOGenSchema
@_exported public import DTOGenSwift
