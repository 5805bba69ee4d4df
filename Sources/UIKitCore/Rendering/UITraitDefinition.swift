/// The definition of a trait: one of the system's, or one of the app.
public protocol UITraitDefinition {
    /// The type of the values.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// Whether colors depend on the trait; colors here depend on the system's traits alone. False unless implemented.
    static var affectsColorAppearance: Bool { get }
    /// The name of the trait in messages; that of the type unless implemented.
    static var name: String { get }
    /// The identifier of the trait in archives; has no effect here.
    static var identifier: String { get }
    /// Returns whether the trait is the same in two collections.
    static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
    /// Returns the value in a collection; only the system's traits implement it.
    static func value(in traits: UITraitCollection) -> Value
    /// Sets the value among overrides; only the system's traits implement it.
    static func set(_ value: Value, in overrides: inout UITraitOverrides)
}

extension UITraitDefinition {
    /// The default implementation: colors do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
    /// The default implementation: the name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The default implementation: the name of the type.
    public static var identifier: String { name }
    /// Returns whether the values are equal; those of types without equality never are.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        AppTraitValue(value(in: one)) == AppTraitValue(value(in: other))
    }
    /// Returns the value that is set, or the default value.
    public static func value(in traits: UITraitCollection) -> Value {
        traits.appTraits[ObjectIdentifier(Self.self)]?.value as? Value ?? defaultValue
    }
    /// Sets the value of the app's trait among overrides.
    public static func set(_ value: Value, in overrides: inout UITraitOverrides) {
        overrides.appTraits[ObjectIdentifier(Self.self)] = AppTraitValue(value)
    }
}

/// The value of a trait that an app defines.
package struct AppTraitValue: Hashable, @unchecked Sendable {  // Used by the task that renders.
    let value: Any

    init(_ value: Any) { self.value = value }

    /// Whether both are equal, or the same object.
    package static func == (left: AppTraitValue, right: AppTraitValue) -> Bool {
        if let one = left.value as? AnyHashable, let other = right.value as? AnyHashable {
            return one == other
        }
        guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
        return left.value as AnyObject === right.value as AnyObject
    }

    /// Adds nothing, as not all values have a hash.
    package func hash(into hasher: inout Hasher) {}
}

/// The type of a trait whose changes can be observed.
public typealias UITrait = any UITraitDefinition.Type

/// Traits whose values can be changed.
public protocol UIMutableTraits {
    /// The value of a trait; its default value where none is set.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
    /// The appearance: light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device that the interface is for.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The pixels per point; 0 for unspecified.
    var displayScale: CGFloat { get set }
    /// The preferred text size of the user.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The direction of the layout: left to right or right to left.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The legibility weight: whether the user prefers bold text.
    var legibilityWeight: UILegibilityWeight { get set }
}

extension UITraitOverrides: UIMutableTraits {
    /// The value of a trait; its default value where none is set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { Trait.value(in: UITraitCollection(self)) }
        set { Trait.set(newValue, in: &self) }
    }

    /// Returns the overrides with the changes that a function makes.
    func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitOverrides {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? UITraitOverrides ?? self
    }

    /// Returns whether a value of a trait is set.
    public func contains(_ trait: UITrait) -> Bool {
        var without = self
        without.remove(trait)
        return without != self
    }

    /// Removes the value of a trait, which is inherited then.
    public mutating func remove(_ trait: UITrait) {
        appTraits[ObjectIdentifier(trait)] = nil
        trait.reset(in: &self)
    }
}

extension UITraitDefinition {
    fileprivate static func reset(in overrides: inout UITraitOverrides) {
        guard overrides.appTraits[ObjectIdentifier(Self.self)] == nil else { return }
        if Self.self is any SystemTrait.Type { set(defaultValue, in: &overrides) }
    }
}

extension UITraitCollection {
    /// The value of a trait; its default value where none is set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Trait.value(in: self) }

    /// Returns a copy of the traits with another value of one.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
        -> UITraitCollection
    {
        modifyingTraits { $0[trait] = value }
    }
}
