import Diagnostics
import Foundation
import ScreenDocuments
import YAML

/// The part of JSON Schema (draft 7) that the schema of screen files uses.
struct SchemaValidator {
    private let root: [String: Any]

    /// A validator for a schema's JSON text.
    init(_ text: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    /// Whether the schema accepts the value.
    func accepts(_ value: SchemaValue) -> Bool { accepts(value, root) }

    private func accepts(_ value: SchemaValue, _ schema: [String: Any]) -> Bool {
        if let path = schema["$ref"] as? String { return accepts(value, definition(path)) }
        if let any = schema["anyOf"] as? [[String: Any]], !any.contains(where: { accepts(value, $0) }) {
            return false
        }
        if let type = schema["type"] as? String, !value.types.contains(type) { return false }
        if let words = schema["enum"] as? [String], !words.map(SchemaValue.text).contains(value) {
            return false
        }
        if let word = schema["const"] as? String, value != .text(word) { return false }
        switch value {
        case .number(let number):
            if let least = schema["minimum"] as? Double, number < least { return false }
            if let most = schema["maximum"] as? Double, number > most { return false }
        case .text(let text):
            if let pattern = schema["pattern"] as? String {
                guard let regex = try? Regex(pattern) else { return false }
                return text.contains(regex)
            }
        case .list(let values):
            if let least = schema["minItems"] as? Int, values.count < least { return false }
            if let most = schema["maxItems"] as? Int, values.count > most { return false }
            if let items = schema["items"] as? [String: Any] {
                return values.allSatisfy { accepts($0, items) }
            }
        case .object(let entries): return acceptsObject(entries, schema)
        case .flag, .null: break
        }
        return true
    }

    private func acceptsObject(_ entries: [String: SchemaValue], _ schema: [String: Any]) -> Bool {
        let required = schema["required"] as? [String] ?? []
        guard required.allSatisfy({ entries[$0] != nil }) else { return false }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        return entries.allSatisfy { key, value in
            if let property = properties[key] { return accepts(value, property) }
            if let others = schema["additionalProperties"] as? [String: Any] { return accepts(value, others) }
            return schema["additionalProperties"] as? Bool ?? true
        }
    }

    private func definition(_ path: String) -> [String: Any] {
        path.split(separator: "/").dropFirst().reduce(root) { node, name in
            node[String(name)] as? [String: Any] ?? ["enum": [String]()]
        }
    }
}

/// A file as an editor parses it: scalars are typed by YAML's rules, not by their attribute.
enum SchemaValue: Hashable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
    case list([SchemaValue])
    case object([String: SchemaValue])

    /// The value in a file's text.
    init?(yaml text: String) {
        guard
            let node = readYAML(
                SourceText(text, file: "f"), problems: ProblemList(), nestingHint: ScreenLimits.nestingHint)
        else { return nil }
        self.init(node)
    }

    private init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar) where node.isNull || scalar.style != .plain:
            self = node.isNull ? .null : .text(scalar.text)
        case .scalar(let scalar):
            if scalar.text == "true" || scalar.text == "false" {
                self = .flag(scalar.text == "true")
            } else {
                self = Double(scalar.text).map(SchemaValue.number) ?? .text(scalar.text)
            }
        case .sequence(let nodes): self = .list(nodes.map(SchemaValue.init))
        case .mapping(let entries):
            self = .object(Dictionary(entries.map { ($0.key, SchemaValue($0.value)) }) { first, _ in first })
        case .unknown: self = .null
        }
    }

    /// The names of its types.
    var types: [String] {
        switch self {
        case .text: ["string"]
        case .number(let number): number.rounded() == number ? ["number", "integer"] : ["number"]
        case .flag: ["boolean"]
        case .null: ["null"]
        case .list: ["array"]
        case .object: ["object"]
        }
    }
}
