import Diagnostics
import ScreenDocuments
import YAML

/// The parameters in scope at a location of a file, and their substitution in values.
///
/// `$name` as a whole scalar is replaced by the value of the parameter, whatever its type; `${name}` inside a
/// text by the value's text; `$$` by a dollar sign.
struct Bindings {
    /// The values by name; inner parameters shadow data of the screen with the same name.
    private(set) var values: [String: YAMLNode]
    /// Receives the reports.
    let problems: ProblemList

    init(_ values: [String: YAMLNode], problems: ProblemList) {
        self.values = values
        self.problems = problems
    }

    /// Returns these bindings with others that take precedence.
    func adding(_ inner: [String: YAMLNode]) -> Bindings {
        Bindings(values.merging(inner) { _, inner in inner }, problems: problems)
    }

    /// Returns a node with all parameters substituted, at any depth.
    func resolve(_ node: YAMLNode) -> YAMLNode {
        switch node.content {
        case .scalar(let scalar): return resolve(scalar, at: node)
        case .sequence(let nodes):
            return YAMLNode(content: .sequence(nodes.map(resolve)), place: node.place)
        case .mapping(let entries):
            let resolved = entries.map { YAMLEntry(key: $0.key, place: $0.place, value: resolve($0.value)) }
            return YAMLNode(content: .mapping(resolved), place: node.place)
        case .unknown: return node
        }
    }

    private func resolve(_ scalar: YAMLScalar, at node: YAMLNode) -> YAMLNode {
        guard scalar.text.contains("$") else { return node }
        if let name = wholeName(scalar.text) { return value(name, at: node.place) }
        return interpolate(scalar, at: node)
    }

    /// Returns the name if the text is `$name` and nothing else.
    private func wholeName(_ text: String) -> String? {
        guard text.hasPrefix("$") else { return nil }
        let name = text.dropFirst()
        return ElementName.isValid(name) ? String(name) : nil
    }

    private func value(_ name: String, at place: Place) -> YAMLNode {
        if let value = values[name] { return value }
        problems.report(
            Diagnostic(
                .componentParameter, "there is no parameter '\(name.shortened)' here", at: place,
                hints: NearestName.hints(for: name, among: values.keys.sorted()) + [
                    "write $$\(name.shortened) for a dollar sign and the name"
                ]))
        return .unknown(at: place)
    }

    private func interpolate(_ scalar: YAMLScalar, at node: YAMLNode) -> YAMLNode {
        var result = ""
        var rest = scalar.text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            if rest.first == "$" {
                result += "$"
                rest = rest.dropFirst()
            } else if rest.first == "{", let end = rest.firstIndex(of: "}") {
                guard let inserted = self.text(of: rest[..<end].dropFirst(), at: node.place) else {
                    return .unknown(at: node.place)
                }
                result += inserted
                rest = rest[rest.index(after: end)...]
            } else {
                if isBareName(rest, at: node.place) { return .unknown(at: node.place) }
                result += "$"
            }
            guard result.utf8.count <= ScreenLimits.interpolatedCharacters else {
                problems.report(
                    Diagnostic(.screenSize, "the text put together here is too long", at: node.place))
                return .unknown(at: node.place)
            }
        }
        let text = YAMLScalar(text: result + rest, style: .interpolated)
        return YAMLNode(content: .scalar(text), place: node.place)
    }

    private func text(of name: Substring, at place: Place) -> String? {
        let value = value(String(name).trimming { $0 == " " }.description, at: place)
        if let scalar = value.scalar { return scalar.text }
        if !value.isUnknown {
            problems.report(
                Diagnostic(
                    .componentParameter,
                    "'\(name)' is \(value.foundDescription) and cannot be put into text", at: place))
        }
        return nil
    }

    /// Whether `$name` appears inside a text, where it is left unchanged. Reports it if a parameter has that
    /// name, because braces were probably intended.
    private func isBareName(_ rest: Substring, at place: Place) -> Bool {
        let name = String(rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
        guard values[name] != nil else { return false }
        problems.report(
            Diagnostic(
                .componentParameter, "'$\(name)' inside text is not replaced", at: place,
                hints: ["write ${\(name)} for the parameter or $$\(name) for a dollar sign"]))
        return true
    }
}
