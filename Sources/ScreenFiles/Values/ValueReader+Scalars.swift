import Diagnostics
import ScreenDocuments
import YAML

extension ValueReader {
    /// Reads any scalar as text.
    func text(_ node: YAMLNode, for name: String) -> String? {
        guard let scalar = node.scalar else {
            expected("text", for: name, found: node)
            return nil
        }
        return scalar.text
    }

    /// Reads a finite number in a range.
    func number(_ node: YAMLNode, in range: ClosedRange<Double>, for name: String) -> Double? {
        guard let text = node.scalar?.text, let number = NumberText.number(text) else {
            expected("a number", for: name, found: node)
            return nil
        }
        return checked(number, in: range, for: name, at: node)
    }

    /// Reads a length in points, which may be negative.
    func length(_ node: YAMLNode, for name: String) -> Double? {
        number(node, in: -ScreenLimits.points...ScreenLimits.points, for: name)
    }

    /// Reads an integer in a range.
    func integer(_ node: YAMLNode, in range: ClosedRange<Int>, for name: String) -> Int? {
        guard let text = node.scalar?.text, let number = NumberText.number(text),
            number.isNaN || number.rounded() == number
        else {
            expected("a whole number", for: name, found: node)
            return nil
        }
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return checked(number, in: bounds, for: name, at: node).map { Int($0) }
    }

    private func checked(
        _ number: Double, in range: ClosedRange<Double>, for name: String, at node: YAMLNode
    ) -> Double? {
        guard number.isFinite else {
            problems.report(
                Diagnostic(
                    .screenValue, "\(name) takes a finite number, found \(node.foundDescription)",
                    at: node.place))
            return nil
        }
        guard range.contains(number) else {
            let bounds = "\(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))"
            problems.report(
                Diagnostic(
                    .screenValue, "\(name) takes \(bounds), found \(node.foundDescription)", at: node.place))
            return nil
        }
        return number == 0 ? 0 : number
    }

    /// Reads a Boolean value.
    func boolean(_ node: YAMLNode, for name: String) -> Bool? {
        switch node.scalar?.text.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            expected("true or false", for: name, found: node)
            return nil
        }
    }

    /// Reads one choice.
    func choice<Choice: AttributeChoice>(
        _ node: YAMLNode, of type: Choice.Type, for name: String
    ) -> Choice? { choiceName(node, of: type, for: name).flatMap { Choice(rawValue: $0) } }

    /// Reads any number of choices: a list, or a single choice.
    func choices<Choice: AttributeChoice>(
        _ node: YAMLNode, of type: Choice.Type, for name: String
    ) -> [Choice]? { choiceNames(node, of: type, for: name)?.compactMap { Choice(rawValue: $0) } }

    /// Reads the name of one choice.
    func choiceName(_ node: YAMLNode, of type: any AttributeChoice.Type, for name: String) -> String? {
        guard let text = node.scalar?.text else {
            expected("one of \(type.names.joined(separator: ", "))", for: name, found: node)
            return nil
        }
        guard type.isName(text) else {
            problems.report(
                Diagnostic(
                    .screenChoice, "\(name) cannot be '\(text.shortened)'", at: node.place,
                    hints: NearestName.hints(for: text, among: type.names)))
            return nil
        }
        return text
    }

    /// Reads the names of any number of choices: a list, or a single choice.
    func choiceNames(_ node: YAMLNode, of type: any AttributeChoice.Type, for name: String) -> [String]? {
        guard let nodes = node.sequence else { return choiceName(node, of: type, for: name).map { [$0] } }
        let read = nodes.map { choiceName($0, of: type, for: name) }
        return read.contains(nil) ? nil : read.compactMap { $0 }
    }

    /// Reads a list of texts, or a single text.
    func texts(_ node: YAMLNode, for name: String) -> [String]? {
        guard let nodes = node.sequence else { return text(node, for: name).map { [$0] } }
        let read = nodes.map { text($0, for: name) }
        return read.contains(nil) ? nil : read.compactMap { $0 }
    }

    /// Reads a priority for both axes, or one for each axis.
    func priorities(_ node: YAMLNode, for name: String) -> PrioritiesValue? {
        guard let entries = node.mapping else {
            return priority(node, for: name).map { PrioritiesValue(horizontal: $0, vertical: $0) }
        }
        guard checkKeys(entries, only: ["horizontal", "vertical"], for: name) else { return nil }
        var values: [String: Float] = [:]
        for entry in entries {
            guard let value = priority(entry.value, for: "\(name).\(entry.key)") else { return nil }
            values[entry.key] = value
        }
        return PrioritiesValue(horizontal: values["horizontal"], vertical: values["vertical"])
    }

    private func priority(_ node: YAMLNode, for name: String) -> Float? {
        guard let text = node.scalar?.text else {
            expected("a priority", for: name, found: node)
            return nil
        }
        switch PriorityText.read(text) {
        case .success(let priority): return priority
        case .failure(let error):
            problems.report(
                Diagnostic(.screenValue, "\(name): \(error.message)", at: node.place, hints: error.hints))
            return nil
        }
    }
}
