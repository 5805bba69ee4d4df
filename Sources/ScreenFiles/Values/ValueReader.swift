import Diagnostics
import Geometry

/// Reads nodes as values of the kind that their attribute takes.
///
/// Each function gives nil and reports why where the node does not fit; a node whose absence was
/// reported before gives nil in silence.
struct ValueReader {
    /// Where reports go.
    let problems: ProblemList

    /// The node as a value of a kind; `name` is the attribute's, for messages.
    func value(_ node: YAMLNode, as kind: any WrittenKind, for name: String) -> AttributeValue? {
        guard !node.isUnknown else { return nil }
        if node.isAbsent {
            problems.report(.missingValue(for: name, kind: kind, at: node.place))
            return nil
        }
        return kind.erasedValue(node, for: name, by: self)
    }

    /// Reports that a node is of the wrong shape.
    func expected(_ what: String, for name: String, found node: YAMLNode, hints: [String] = []) {
        guard !node.isUnknown else { return }
        problems.report(
            .error("\(name) takes \(what), found \(node.foundDescription)", at: node.place, hints: hints))
    }
}

extension Diagnostic {
    fileprivate static func missingValue(
        for name: String, kind: any WrittenKind, at place: Place
    ) -> Diagnostic {
        .error("\(name) has no value", at: place, hints: kind.absenceHint.map { [$0] } ?? [])
    }
}
