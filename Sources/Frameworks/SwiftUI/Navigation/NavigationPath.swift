import Foundation
import SwiftUICore

/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Creates a new, empty navigation path.
    public init() {}

    /// Creates a new navigation path from the contents of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// Creates a new navigation path from a serializable version; its elements are decoded when they are shown.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// A value that describes the contents of this path in a serializable format; nil if an element cannot be coded.
    public var codable: CodableRepresentation? {
        let isCodable = values.allSatisfy { $0.base is any Codable || $0.base is EncodedPathElement }
        return isCodable ? CodableRepresentation(values: values) : nil
    }

    /// The number of elements in this path.
    public var count: Int { values.count }
    /// A Boolean that indicates whether this path is empty.
    public var isEmpty: Bool { values.isEmpty }
    /// Appends a new value to the end of this path.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Removes values from the end of this path.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// A serializable representation of a navigation path.
    ///
    /// Source: paths that SwiftUI encoded, in public discussions of the format: a list of the names of types and the elements
    /// in JSON, the last element first.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        /// Creates the representation of an encoded path.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer(), elements: [AnyHashable] = []
            while !container.isAtEnd {
                let type = try container.decode(String.self)
                let json = try container.decode(String.self)
                elements.append(AnyHashable(EncodedPathElement(type: type, json: json)))
            }
            values = elements.reversed()
        }

        /// Encodes the elements.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                let element = try EncodedPathElement(value, at: encoder.codingPath)
                try container.encode(element.type)
                try container.encode(element.json)
            }
        }
    }
}

/// An element of a path as it was encoded, until the page of its type is known.
struct EncodedPathElement: Hashable {
    /// The name of the type.
    let type: String
    /// The value in JSON.
    let json: String

    init(type: String, json: String) { (self.type, self.json) = (type, json) }

    init(_ value: AnyHashable, at path: [any CodingKey]) throws {
        if let encoded = value.base as? EncodedPathElement {
            self = encoded
            return
        }
        guard let base = value.base as? any Codable else {
            throw EncodingError.invalidValue(
                value.base, .init(codingPath: path, debugDescription: "The element cannot be encoded."))
        }
        type = EncodedPathElement.name(of: Swift.type(of: base))
        json = String(decoding: try JSONEncoder().encode(base), as: UTF8.self)
    }

    /// The name of a type, with its module.
    static func name(of type: Any.Type) -> String { String(reflecting: type) }

    /// Returns the value of a type; nil if the element is of another one.
    func value<Value>(as type: Value.Type) -> Value? {
        guard self.type == EncodedPathElement.name(of: type), let type = type as? any Decodable.Type else {
            return nil
        }
        return (try? JSONDecoder().decode(type, from: Data(json.utf8))) as? Value
    }
}

extension AnyHashable {
    /// The element of a path as a value of a type, also one that is decoded only now; nil for other types.
    func pathElement<Value>(as type: Value.Type) -> Value? {
        base as? Value ?? (base as? EncodedPathElement)?.value(as: type)
    }
}

/// The values of a stack, as the app keeps them.
struct PathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void

    init(_ path: Binding<NavigationPath>) {
        get = { path.wrappedValue.values }
        set = { path.wrappedValue.values = $0 }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        get = { path.wrappedValue.map { AnyHashable($0) } }
        set = { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }
    }
}
