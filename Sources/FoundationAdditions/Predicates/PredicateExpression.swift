import Foundation

/// A side of a comparison in a predicate.
indirect enum PredicateExpression {
    /// A constant value; nil for NULL.
    case value(Any?)
    /// The value of a key path of the object; the object itself for an empty one.
    case keyPath(String)
    /// An aggregate of several expressions.
    case list([PredicateExpression])

    /// Returns the value of the expression for an object.
    func value(of object: Any?) -> Any? {
        switch self {
        case .value(let value): value
        case .list(let items): items.map { $0.value(of: object) as Any }
        case .keyPath(let path):
            path.split(separator: ".").reduce(object) { Self.member(String($1), of: $0) }
        }
    }

    /// Returns the value of a key of a dictionary or an object, or of each element of a collection.
    private static func member(_ key: String, of object: Any?) -> Any? {
        guard let object = PredicateValue.unwrapped(object) else { return nil }
        if key.lowercased() == "self" { return object }
        if key == "@count" { return PredicateValue.list(object)?.count }
        if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
        if let dictionary = object as? NSDictionary { return dictionary[key] }
        if let list = PredicateValue.list(object) {
            return list.compactMap { PredicateValue.unwrapped(member(key, of: $0)) }
        }
        if let text = object as? String { return key == "length" ? text.utf16.count : nil }
        if let found = (object as? NSObject)?.value(forKey: key) { return found }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}
