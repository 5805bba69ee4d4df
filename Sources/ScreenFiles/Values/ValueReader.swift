import Diagnostics
import Geometry

/// Reads nodes as values of the type that their attribute takes.
///
/// Each function gives nil and reports why where the node does not fit; a node whose absence was
/// reported before gives nil in silence.
struct ValueReader {
    /// Where reports go.
    let problems: ProblemList

    /// The node as a value of `type`; `name` is the attribute's, for messages.
    func value(_ node: YAMLNode, as type: AttributeType, for name: String) -> AttributeValue? {
        guard !node.isUnknown else { return nil }
        if node.isAbsent {
            problems.report(.missingValue(for: name, type: type, at: node.place))
            return nil
        }
        switch type {
        case .text: return text(node, for: name).map(AttributeValue.text)
        case .texts: return texts(node, for: name).map(AttributeValue.texts)
        case .number(let range): return number(node, in: range, for: name).map(AttributeValue.number)
        case .integer(let range): return integer(node, in: range, for: name).map(AttributeValue.integer)
        case .boolean: return boolean(node, for: name).map(AttributeValue.boolean)
        case .choice(let words): return choice(node, of: words, for: name).map(AttributeValue.choice)
        case .choices(let words): return choices(node, of: words, for: name).map(AttributeValue.choices)
        case .color: return color(node, for: name).map(AttributeValue.color)
        case .font: return font(node, for: name).map(AttributeValue.font)
        case .image: return image(node, for: name).map(AttributeValue.image)
        case .point: return point(node, for: name).map(AttributeValue.point)
        case .size: return size(node, for: name).map(AttributeValue.size)
        case .rect: return rect(node, for: name).map(AttributeValue.rect)
        case .insets: return insets(node, for: name).map(AttributeValue.insets)
        case .priorities: return priorities(node, for: name)
        case .runs: return runs(node, for: name).map(AttributeValue.runs)
        case .paragraphStyle: return paragraphStyle(node, for: name).map(AttributeValue.paragraphStyle)
        }
    }

    /// Reports that a node is of the wrong shape.
    func expected(_ what: String, for name: String, found node: YAMLNode, hints: [String] = []) {
        guard !node.isUnknown else { return }
        problems.report(
            .error("\(name) takes \(what), found \(node.foundDescription)", at: node.place, hints: hints))
    }
}

extension Diagnostic {
    fileprivate static func missingValue(for name: String, type: AttributeType, at place: Place) -> Diagnostic
    {
        let hint: String? =
            switch type {
            case .color: "a plain # begins a comment; put #RRGGBB in quotes"
            case .text: "write \"\" for no words"
            default: nil
            }
        return .error("\(name) has no value", at: place, hints: hint.map { [$0] } ?? [])
    }
}
