/// A way to lay a project out that takes several settings to say.
enum LayoutPreset: String, Hashable, Sendable, CaseIterable {
  /// The data layer is a target of its own beside that of the domain, so that the compiler keeps DTOs in.
  case dataTarget = "data-target"

  func apply(to configuration: inout Configuration) {
    switch self {
    case .dataTarget:
      configuration.swift.module = "{Feature}Data"
      configuration.swift.domainModule = "{Feature}Domain"
      configuration.swift.kernelModule = "SharedKernel"
    }
  }
}
