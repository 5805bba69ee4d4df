import Diagnostics
import ScreenDocuments
import YAML

/// Reads nodes as values of the type of their attribute.
///
/// Each function returns nil and reports an error if the node is not valid. For a node whose absence has been
/// reported, it returns nil without a report.
struct ValueReader {
    /// Receives the reports.
    let problems: ProblemList

    /// Reads a node as a value of a type; `name` is the name of the attribute for messages.
    func value(_ node: YAMLNode, as type: AttributeType, for name: String) -> AttributeValue? {
        guard !node.isUnknown else { return nil }
        if node.isAbsent {
            problems.report(
                Diagnostic(
                    .screenValue, "\(name) has no value", at: node.place,
                    hints: type.absenceHint.map { [$0] } ?? []))
            return nil
        }
        return present(node, as: type, for: name)
    }

    private func present(_ node: YAMLNode, as type: AttributeType, for name: String) -> AttributeValue? {
        switch type {
        case .text: text(node, for: name).map { .text($0) }
        case .texts: texts(node, for: name).map { .texts($0) }
        case .number(let range): number(node, in: range, for: name).map { .number($0) }
        case .integer(let range): integer(node, in: range, for: name).map { .integer($0) }
        case .boolean: boolean(node, for: name).map { .boolean($0) }
        case .choice(let choice): choiceName(node, of: choice, for: name).map { .choice($0) }
        case .choices(let choice): choiceNames(node, of: choice, for: name).map { .choices($0) }
        case .color: color(node, for: name).map { .color($0) }
        case .font: font(node, for: name).map { .font($0) }
        case .image: image(node, for: name).map { .image($0) }
        case .point: point(node, for: name).map { .point($0) }
        case .size: size(node, for: name).map { .size($0) }
        case .rect: rect(node, for: name).map { .rect($0) }
        case .insets: insets(node, for: name).map { .insets($0) }
        case .priorities:
            priorities(node, for: name).map { .priorities(horizontal: $0.horizontal, vertical: $0.vertical) }
        case .runs: runs(node, for: name).map { .runs($0) }
        case .paragraphStyle: paragraphStyle(node, for: name).map { .paragraphStyle($0) }
        case .textAttributes: textAttributes(node, for: name).map { .textAttributes($0) }
        case .barAppearance: barAppearance(node, for: name).map { .barAppearance($0) }
        case .layoutLength(let isLength):
            layoutLength(node, isLength: isLength, for: name).map { .layoutLength($0) }
        }
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

extension AttributeType {
    /// What to write for an attribute that was given no value; nil where nothing helps.
    fileprivate var absenceHint: String? {
        switch self {
        case .text: "write \"\" for empty text"
        case .color: "a plain # begins a comment; put #RRGGBB in quotes"
        default: nil
        }
    }
}
