import Foundation
import TestSupport

/// The part of JSON Schema (draft 7) that the schemas of reports use.
struct JSONSchema {
    private let root: JSONTree

    /// Reads the schema of a report.
    init(report name: String) throws {
        let text = try PackageFiles.text("docs/schemas/\(name).schema.json")
        root = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
    }

    /// Returns the ways in which a JSON text differs from the schema. Members that the schema does not
    /// describe count, although it allows them, so that reports have none.
    func problems(of json: Data) throws -> [String] {
        problems(of: try JSONDecoder().decode(JSONTree.self, from: json), root, at: "$")
    }

    private func problems(of value: JSONTree, _ schema: JSONTree, at path: String) -> [String] {
        if case .text(let reference)? = schema["$ref"] {
            let names = reference.split(separator: "/").dropFirst()
            guard let target = names.reduce(root as JSONTree?, { $0?[String($1)] }) else {
                return ["\(path): no \(reference)"]
            }
            return problems(of: value, target, at: path)
        }
        var found: [String] = []
        if let choices = schema["anyOf"]?.items {
            let attempts = choices.map { problems(of: value, $0, at: path) }
            if !attempts.contains(where: \.isEmpty) {
                found += ["\(path): no choice fits"] + attempts.flatMap(\.self)
            }
        }
        if let type = schema["type"] {
            let accepted = type.items ?? [type]
            if !accepted.contains(where: value.types.map(JSONTree.text).contains) {
                found.append("\(path): \(value) is none of \(accepted)")
            }
        }
        if let choices = schema["enum"]?.items ?? schema["const"].map({ [$0] }), !choices.contains(value) {
            found.append("\(path): \(value) is none of \(choices)")
        }
        if case .number(let number) = value {
            if case .number(let least)? = schema["minimum"], number < least {
                found.append("\(path): too low")
            }
            if case .number(let most)? = schema["maximum"], number > most {
                found.append("\(path): too high")
            }
        }
        if let items = value.items { found += problems(ofItems: items, schema, at: path) }
        if case .object(let members) = value { found += problems(ofMembers: members, schema, at: path) }
        return found
    }

    private func problems(ofItems items: [JSONTree], _ schema: JSONTree, at path: String) -> [String] {
        var found: [String] = []
        let count = Double(items.count)
        if case .number(let least)? = schema["minItems"], count < least { found.append("\(path): too few") }
        if case .number(let most)? = schema["maxItems"], count > most { found.append("\(path): too many") }
        guard let kind = schema["items"] else { return found }
        return found
            + items.enumerated().flatMap { problems(of: $0.element, kind, at: "\(path)[\($0.offset)]") }
    }

    private func problems(
        ofMembers members: [String: JSONTree], _ schema: JSONTree, at path: String
    ) -> [String] {
        // A schema with choices leaves its members to them.
        guard schema["anyOf"] == nil else { return [] }
        let missing = (schema["required"]?.items ?? []).compactMap { name -> String? in
            guard case .text(let name) = name, members[name] == nil else { return nil }
            return "\(path): lacks \(name)"
        }
        return missing
            + members.sorted { $0.key < $1.key }.flatMap { name, value in
                guard let kind = schema["properties"]?[name] ?? schema["additionalProperties"] else {
                    return ["\(path): \(name) is not described"]
                }
                return problems(of: value, kind, at: "\(path).\(name)")
            }
    }
}

/// A JSON value.
enum JSONTree: Decodable, Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([JSONTree])
    case object([String: JSONTree])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let items = try? value.decode([JSONTree].self) {
            self = .array(items)
        } else {
            self = .object(try value.decode([String: JSONTree].self))
        }
    }

    /// The items of an array; nil for other values.
    var items: [JSONTree]? {
        if case .array(let items) = self { return items }
        return nil
    }

    /// A member of an object.
    subscript(_ name: String) -> JSONTree? {
        if case .object(let members) = self { return members[name] }
        return nil
    }

    /// The names of its types in schemas.
    var types: [String] {
        switch self {
        case .null: ["null"]
        case .flag: ["boolean"]
        case .number(let number): number == number.rounded() ? ["integer", "number"] : ["number"]
        case .text: ["string"]
        case .array: ["array"]
        case .object: ["object"]
        }
    }
}
