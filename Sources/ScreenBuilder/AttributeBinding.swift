import ScreenDocuments
import UIKitCore

/// The bindings of a class.
typealias AttributeBindings<Attributes, Target: AnyObject> = [AttributeBinding<Attributes, Target>]

/// How an attribute of a file reaches an object: what each row of the element table lists.
///
/// Most attributes are bound to a property by its key path; the kind of value says how it is converted. Key paths are
/// made when they are used: the runtime instantiates each one.
struct AttributeBinding<Attributes, Target: AnyObject>: Sendable {
    /// The setter, from the declarations of the class.
    let setter: @Sendable (Attributes) -> AttributeSetter

    private init<Kind: AttributeKind>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<Kind>, phase: AttributeSetter.Phase,
        property: (@Sendable () -> any AnyKeyPath & Sendable)? = nil, isReadElsewhere: Bool = false,
        _ set: @escaping @Sendable (Target, Kind.Value, ValueConverter) -> Bool
    ) {
        setter = { declared in
            let key = key(declared)
            return AttributeSetter(
                name: key.name, phase: phase, property: property, isReadElsewhere: isReadElsewhere
            ) {
                object, value, converter in
                guard let target = object as? Target, let value = key.kind.value(of: value) else {
                    return false
                }
                return set(target, value, converter)
            }
        }
    }

    // MARK: Bound to a property

    /// An attribute that is a property of the object.
    static func bind<Kind: ConvertibleKind>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<Kind>,
        _ property:
            @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Target, Kind.Converted>
            & Sendable,
        phase: AttributeSetter.Phase = .properties
    ) -> Self {
        Self(key, phase: phase, property: property) { target, value, converter in
            // The converter has reported what it cannot convert; the property keeps its default.
            guard let converted = Kind.converted(value, by: converter) else { return true }
            target[keyPath: property()] = converted
            return true
        }
    }

    /// An attribute that is an optional property of the object.
    static func bind<Kind: ConvertibleKind>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<Kind>,
        _ property:
            @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Target, Kind.Converted?>
            & Sendable,
        phase: AttributeSetter.Phase = .properties
    ) -> Self {
        Self(key, phase: phase, property: property) { target, value, converter in
            if let converted = Kind.converted(value, by: converter) {
                target[keyPath: property()] = converted
            }
            return true
        }
    }

    /// An attribute that is a property of another numeric type.
    static func bind<Number: BinaryFloatingPoint & SendableMetatype>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<NumberKind>,
        _ property:
            @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Target, Number> & Sendable,
        as type: Number.Type
    ) -> Self {
        .bind(key, property()) { Number($0) }
    }

    /// An attribute that is a property of another type.
    static func bind<Kind: ConvertibleKind, Property>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<Kind>,
        _ property:
            @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Target, Property> & Sendable,
        by change: @escaping @Sendable (Kind.Converted) -> Property
    ) -> Self {
        Self(key, phase: .properties, property: property) { target, value, converter in
            // The converter has reported what it cannot convert; the property keeps its default.
            guard let converted = Kind.converted(value, by: converter) else { return true }
            target[keyPath: property()] = change(converted)
            return true
        }
    }

    /// An attribute that is an image of the object; one that is missing is reported and left out.
    static func bind(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<ImageKind>,
        _ property:
            @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Target, UIImage?> & Sendable
    ) -> Self {
        Self(key, phase: .properties, property: property) { target, value, converter in
            target[keyPath: property()] = converter.image(value).image
            return true
        }
    }

    // MARK: Set otherwise

    /// An attribute that takes more than setting a property.
    static func set<Kind: ConvertibleKind>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<Kind>,
        phase: AttributeSetter.Phase = .properties,
        _ set: @escaping @Sendable (Target, Kind.Converted) -> Void
    ) -> Self {
        Self(key, phase: phase) { target, value, converter in
            // The converter has reported what it cannot convert; the property keeps its default.
            guard let converted = Kind.converted(value, by: converter) else { return true }
            set(target, converted)
            return true
        }
    }

    /// An attribute whose value means something to this class alone; one that `read` reports is not set.
    static func set<Kind: AttributeKind, Meaning>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<Kind>,
        reading read: @escaping @Sendable (Kind.Value, ValueConverter) -> Meaning?,
        _ set: @escaping @Sendable (Target, Meaning) -> Void
    ) -> Self {
        Self(key, phase: .properties) { target, value, converter in
            if let meaning = read(value, converter) { set(target, meaning) }
            return true
        }
    }

    /// An attribute that the constructor, or the element around, reads.
    static func elsewhere<Kind: AttributeKind>(
        _ key: @escaping @Sendable (Attributes) -> AttributeKey<Kind>
    ) -> Self {
        Self(key, phase: .properties, isReadElsewhere: true) { _, _, _ in true }
    }
}
