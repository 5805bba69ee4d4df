import Diagnostics
import YAML

/// The names of views, components, parameters and states.
enum ElementName {
    /// Keywords of the constraint syntax, which cannot be names of views.
    static let reserved = [
        "superview", "safeArea", "margins", "readable", "self", "content", "frame", "window",
    ]

    /// Whether a text is a letter or `_` followed by letters, digits and `_`.
    static func isValid(_ name: some StringProtocol) -> Bool {
        guard let first = name.unicodeScalars.first, first.isNameStart else { return false }
        return name.unicodeScalars.allSatisfy(\.isNamePart)
    }

    /// Returns the id in a node; nil after reporting an error.
    static func id(_ node: YAMLNode, problems: ProblemList) -> String? {
        guard !node.isUnknown else { return nil }
        guard let name = node.scalar?.text, isValid(name) else {
            problems.report(
                Diagnostic(
                    .screenName,
                    "an id consists of letters, digits and underscores, found \(node.foundDescription)",
                    at: node.place))
            return nil
        }
        guard !reserved.contains(name) else {
            problems.report(
                Diagnostic(
                    .screenName, "'\(name)' is a keyword of the constraint language and cannot be an id",
                    at: node.place))
            return nil
        }
        return name
    }
}
