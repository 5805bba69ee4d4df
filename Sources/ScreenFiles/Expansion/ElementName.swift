import Diagnostics

/// What may name a view, a component, a parameter or a state.
enum ElementName {
    /// Words of the constraint language that no view may be called.
    static let reserved = [
        "superview", "safeArea", "margins", "readable", "self", "content", "frame", "window",
    ]

    /// Whether words are a letter or `_` followed by letters, digits and `_`.
    static func isValid(_ name: some StringProtocol) -> Bool {
        guard let first = name.unicodeScalars.first, first.isNameStart else { return false }
        return name.unicodeScalars.allSatisfy(\.isNamePart)
    }

    /// The id in a node, or nil with a report.
    static func id(_ node: YAMLNode, problems: ProblemList) -> String? {
        guard !node.isUnknown else { return nil }
        guard let name = node.scalar?.text, isValid(name) else {
            problems.report(
                .error(
                    "an id is a word of letters, digits and underscores, found \(node.foundDescription)",
                    at: node.place))
            return nil
        }
        guard !reserved.contains(name) else {
            problems.report(
                .error(
                    "'\(name)' is a word of the constraint language and cannot be an id", at: node.place))
            return nil
        }
        return name
    }
}
