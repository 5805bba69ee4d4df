import Foundation

/// The text of a value's parts, a line for each: the same in every run, so that the parts of what has no order are sorted.
enum ValueDump {
    /// Returns the text.
    static func text(of value: Any) -> String { text(of: value, name: nil, indent: 0, inside: []) }

    private static func text(of value: Any, name: String?, indent: Int, inside: Set<ObjectIdentifier>)
        -> String
    {
        let mirror = Mirror(reflecting: value)
        let head = String(repeating: " ", count: indent), label = name.map { "\($0): " } ?? ""
        if let plain = plainText(of: value) { return "\(head)- \(label)\(plain)\n" }
        let count = mirror.children.count
        let mark = count == 0 ? "-" : "▿"
        var inside = inside
        if mirror.displayStyle == .class {
            let isNew = inside.insert(ObjectIdentifier(value as AnyObject)).inserted
            guard isNew else { return "\(head)\(mark) \(name ?? "value") (circular reference detected)\n" }
        }
        let parts = mirror.children.map { child in
            (text: text(of: child.value, name: nil, indent: 0, inside: inside), child: child)
        }
        let isOrdered: Bool =
            switch mirror.displayStyle {
            case .dictionary, .set, .class, .struct: false
            default: true
            }
        let sorted = isOrdered ? parts : parts.sorted { $0.text < $1.text }
        return "\(head)\(mark) \(label)\(summary(of: value, mirror, count))\n"
            + sorted.map {
                text(of: $0.child.value, name: $0.child.label, indent: indent + 2, inside: inside)
            }.joined()
    }

    /// The text of a value that is not taken apart.
    private static func plainText(of value: Any) -> String? {
        switch value {
        case let text as String: return text.debugDescription
        case let text as Substring: return text.debugDescription
        case let character as Character: return character.debugDescription
        case let url as URL: return url.debugDescription
        case let data as Data: return data.debugDescription
        case let date as Date:
            return date.formatted(.iso8601)
        // Arrays and dictionaries are bridged too, and are taken apart.
        case let object as NSObject where type(of: value) is AnyClass:
            return SnapshotText.withoutAddresses(object.debugDescription)
        default: return nil
        }
    }

    private static func summary(of value: Any, _ mirror: Mirror, _ count: Int) -> String {
        let type = "\(mirror.subjectType)".replacing(#/ #\d+/#, with: "")
        switch mirror.displayStyle {
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: return count == 0 ? "\(type).none" : type
        default: break
        }
        if let described = value as? any CustomStringConvertible { return described.description }
        switch mirror.displayStyle {
        case .enum: return count == 0 ? "\(type).\(value)" : type
        case .class, .struct: return type
        default: return "\(value)"
        }
    }
}
