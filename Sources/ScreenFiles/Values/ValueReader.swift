import Diagnostics
import Geometry

/// Reads nodes as values of the type of their attribute.
///
/// Each function returns nil and reports an error if the node is not valid. For a node whose absence has been
/// reported, it returns nil without a report.
struct ValueReader {
    /// Receives the reports.
    let problems: ProblemList

    /// Reads a node as a value of a kind; `name` is the name of the attribute for messages.
    func value(_ node: YAMLNode, as kind: any WrittenKind, for name: String) -> AttributeValue? {
        guard !node.isUnknown else { return nil }
        if node.isAbsent {
            problems.report(.missingValue(for: name, kind: kind, at: node.place))
            return nil
        }
        return kind.erasedValue(node, for: name, by: self)
    }

    /// Reports that a node has the wrong form.
    func expected(_ what: String, for name: String, found node: YAMLNode, hints: [String] = []) {
        guard !node.isUnknown else { return }
        problems.report(
            Diagnostic(
                .screenValue, "\(name) takes \(what), found \(node.foundDescription)", at: node.place,
                hints: hints))
    }
}

extension Diagnostic {
    fileprivate static func missingValue(
        for name: String, kind: any WrittenKind, at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .screenValue, "\(name) has no value", at: place, hints: kind.absenceHint.map { [$0] } ?? [])
    }
}
