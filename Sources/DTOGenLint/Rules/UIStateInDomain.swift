import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// What a screen remembers is the screen's.
  static let uiStateInDomain = LintRule(
    id: .uiStateInDomain,
    severity: .error,
    summary: "A domain model that keeps a screen's state: `isSelected`, `isExpanded`, `isLoading` and the like.",
    reason: """
      Two screens show one model and each has its own selection. State that lives in the model is shared by accident
      and is written over when the model is loaded again.
      """,
    example: Example(
      wrong: """
        struct Trip { let id: TripID; var isExpanded = false }
        """,
      right: """
        struct Trip { let id: TripID }
        struct TripRowState { let trip: Trip; var isExpanded = false }
        """)
  ) { project in
    let names: Set<String> = [
      "isSelected", "isExpanded", "isLoading", "isHighlighted", "isCollapsed", "isRefreshing", "isHovered",
    ]
    return project.files.filter { $0.place.area == .domain }.flatMap { file -> [Breach] in
      file.swift.declarations.compactMap { declaration -> Breach? in
        guard declaration.kind == .variable, declaration.isStored, names.contains(declaration.name),
          let parent = declaration.parent, file.swift.declarations[parent].isType
        else { return nil }
        let model = file.swift.declarations[parent].name
        return file.breach(
          declaration.nameToken,
          "'\(declaration.name)' is state of a screen, and '\(model)' is a domain model; keep it in the screen's state")
      }
    }
  }
}
