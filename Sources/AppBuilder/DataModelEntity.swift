import SwiftPorting
import XML

/// An entity of a model of Core Data.
struct DataModelEntity {
    /// What Xcode makes of an entity.
    enum Generation: String {
        /// Xcode generates no code.
        case none
        /// Xcode generates a class.
        case `class`
        /// Xcode generates the properties of a class of the app.
        case category
    }

    let name: String
    /// The name of the class.
    let className: String
    /// What Xcode makes of it.
    let generation: Generation
    private let parent: String?
    private let attributes: [XMLElement]
    private let relationships: [XMLElement]

    /// Reads an entity; nil without a name that code could have.
    init?(_ element: XMLElement) {
        guard let name = element["name"], Self.isIdentifier(name) else { return nil }
        self.name = name
        let written = element["representedClassName"]?.split(separator: ".").last.map(String.init) ?? name
        className = Self.isIdentifier(written) ? written : name
        generation = element["codeGenerationType"].flatMap(Generation.init) ?? .none
        parent = element["parentEntity"]
        attributes = element.children.filter { $0.name == "attribute" }
        relationships = element.children.filter { $0.name == "relationship" }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Returns the class, if Xcode makes it, and its properties.
    func declaration(of entities: [String: DataModelEntity]) -> String {
        let superclass = parent.flatMap { entities[$0]?.className } ?? "NSManagedObject"
        var lines = generation == .class ? ["public class \(className): \(superclass) {}"] : []
        lines.append("extension \(className) {")
        lines.append("public class func fetchRequest() -> NSFetchRequest<\(className)> {")
        lines.append("NSFetchRequest<\(className)>(entityName: \(SwiftStringLiteral.text(name)))\n}")
        lines += attributes.compactMap(Self.property) + relationships.flatMap { accessors(of: $0, entities) }
        lines.append("}")
        if parent == nil { lines.append("extension \(className): Identifiable {}") }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Attributes

    private static func property(of attribute: XMLElement) -> String? {
        guard let name = attribute["name"], isIdentifier(name), let type = attribute["attributeType"] else {
            return nil
        }
        let written = attribute["defaultValueString"] ?? ""
        if attribute["usesScalarValueType"] == "YES", let scalar = scalars[type] {
            let value = type == "Boolean" ? "\(written == "YES")" : Double(written) == nil ? "0" : written
            return
                "public var `\(name)`: \(scalar) { get { primitiveValue(forKey: \"\(name)\") as? \(scalar) "
                + "?? \(value) } set { keepValue(newValue, forKey: \"\(name)\") } }"
        }
        let object = objects[type] ?? attribute["customClassName"] ?? "NSObject"
        let value = type == "String" && !written.isEmpty ? " ?? " + SwiftStringLiteral.text(written) : ""
        return "public var `\(name)`: \(object)? { get { primitiveValue(forKey: \"\(name)\") as? \(object)"
            + "\(value) } set { keepValue(newValue, forKey: \"\(name)\") } }"
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
        "Float": "Float", "Boolean": "Bool",
    ]

    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
        "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber",
        "Float": "NSNumber", "Boolean": "NSNumber", "Decimal": "NSDecimalNumber",
    ]

    // MARK: Relationships

    private func accessors(of relationship: XMLElement, _ entities: [String: DataModelEntity]) -> [String] {
        guard let name = relationship["name"], Self.isIdentifier(name),
            let target = relationship["destinationEntity"].flatMap({ entities[$0]?.className })
        else { return [] }
        guard relationship["toMany"] == "YES" else {
            return [Self.reference(name, to: target)]
        }
        let isOrdered = relationship["ordered"] == "YES"
        let list = isOrdered ? "NSOrderedSet" : "NSSet"
        let items = "(\(name)?.\(isOrdered ? "array" : "allObjects") ?? [])"
        let suffix = name.prefix(1).uppercased() + name.dropFirst()
        return [
            Self.reference(name, to: list),
            "public func addTo\(suffix)(_ value: \(target)) { \(name) = \(list)(array: \(items) + [value]) }",
            "public func addTo\(suffix)(_ values: \(list)) { for value in values { "
                + "if let value = value as? \(target) { addTo\(suffix)(value) } } }",
            "public func removeFrom\(suffix)(_ value: \(target)) { \(name) = \(list)(array: "
                + "\(items).filter { ($0 as? \(target)) !== value }) }",
            "public func removeFrom\(suffix)(_ values: \(list)) { for value in values { "
                + "if let value = value as? \(target) { removeFrom\(suffix)(value) } } }",
        ]
    }

    private static func reference(_ name: String, to type: String) -> String {
        "public var `\(name)`: \(type)? { get { primitiveValue(forKey: \"\(name)\") as? \(type) } "
            + "set { keepValue(newValue, forKey: \"\(name)\") } }"
    }
}
