import ScreenDocuments
import UIKitCore

/// A row of the element table: how to create views, items or controllers of one class.
struct ElementRow: Sendable {
    /// The name of the class in files.
    let className: String
    /// Creates an object for an element, without setting its attributes.
    let make: @Sendable (Element) -> AnyObject
    private let lazySetters: Lazy<[AttributeSetter]>
    private let lazyNames: Lazy<[String: AttributeSetter]>

    /// The attributes that the class adds to those of its superclass.
    var setters: [AttributeSetter] { lazySetters.value }
    /// The same by name.
    var settersByName: [String: AttributeSetter] { lazyNames.value }

    private init(
        _ className: String, _ make: @escaping @Sendable (Element) -> AnyObject,
        setters: @escaping @Sendable () -> [AttributeSetter]
    ) {
        self.className = className
        self.make = make
        let own = Lazy(setters)
        lazySetters = own
        lazyNames = Lazy { Dictionary(own.value.map { ($0.name, $0) }, uniquingKeysWith: { $1 }) }
    }

    /// Creates a row of a class that adds no attributes.
    init(_ className: String, _ make: @autoclosure @escaping @Sendable () -> AnyObject) {
        self.init(className, { _ in make() }, setters: { [] })
    }

    /// Creates a row of a class with attributes; `make` may read those that only an initializer takes.
    init<Attributes: ElementAttributes, Target: AnyObject>(
        _ bindings: @autoclosure @escaping @Sendable () -> [AttributeBinding<Attributes, Target>],
        make: @escaping @Sendable (Element, Attributes) -> Target
    ) {
        let declared = Lazy { Attributes() }
        self.init(
            Attributes.element.name, { make($0, declared.value) },
            setters: { bindings().map { $0.setter(declared.value) } })
    }

    /// Creates a row of a class with attributes, whose initializer takes none of them.
    init<Attributes: ElementAttributes, Target: AnyObject>(
        _ bindings: @autoclosure @escaping @Sendable () -> [AttributeBinding<Attributes, Target>],
        _ make: @autoclosure @escaping @Sendable () -> Target
    ) {
        self.init(
            Attributes.element.name, { _ in make() },
            setters: {
                let declared = Attributes()
                return bindings().map { $0.setter(declared) }
            })
    }
}

/// Sets one attribute of a file on an object.
struct AttributeSetter: Sendable {
    /// When an attribute is set: after all attributes of earlier phases, within a phase in the order of the file.
    enum Phase: CaseIterable {
        /// Attributes that do not depend on others.
        case properties
        /// Runs, which inherit the font and colors that they do not specify.
        case runs
        /// The paragraph style, which applies to plain text and to runs.
        case paragraphStyle
        /// The size that fits all content.
        case size
        /// The center of a view of that size.
        case position
    }

    /// The name of the attribute in files.
    let name: String
    /// The phase in which it is set.
    let phase: Phase
    /// The property it is bound to; nil if a closure sets it.
    let property: (@Sendable () -> any AnyKeyPath & Sendable)?
    /// Whether what makes the object, or the element around, reads the attribute, so that setting it does nothing.
    let isReadElsewhere: Bool
    /// Sets the value; returns false if the value or the object does not have the type in the vocabulary.
    let apply: @Sendable (AnyObject, AttributeValue, ValueConverter) -> Bool
}

extension Element {
    /// What the class creates.
    var kind: ElementClass.Kind { ElementVocabulary.kind(of: className) }

    /// The attributes that position a view without constraints.
    static let placement: Set<String> = ["frame", "center", "sizeToFit", "autoresizingMask"]

    /// The value of an attribute by its name.
    func value(_ name: String) -> AttributeValue? { attributes.last { $0.name == name }?.value }

    /// Whether the file specifies the attribute.
    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// The value of an attribute.
    subscript<Kind: AttributeKind>(_ key: AttributeKey<Kind>) -> Kind.Value? {
        attributes.last { $0.name == key.name }.flatMap { key.kind.value(of: $0.value) }
    }
}
