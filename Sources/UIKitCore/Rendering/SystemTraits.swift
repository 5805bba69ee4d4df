/// A trait that the system defines.
protocol SystemTrait {}

/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The value where none is set: `unspecified`.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
        traits.userInterfaceStyle
    }
    /// Sets the value among overrides.
    public static func set(_ value: UIUserInterfaceStyle, in overrides: inout UITraitOverrides) {
        overrides.userInterfaceStyle = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceStyle == other.userInterfaceStyle
    }
}

/// The kind of device that the interface is for.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The value where none is set: `unspecified`.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
        traits.userInterfaceIdiom
    }
    /// Sets the value among overrides.
    public static func set(_ value: UIUserInterfaceIdiom, in overrides: inout UITraitOverrides) {
        overrides.userInterfaceIdiom = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceIdiom == other.userInterfaceIdiom
    }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The value where none is set: `unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.horizontalSizeClass
    }
    /// Sets the value among overrides.
    public static func set(_ value: UIUserInterfaceSizeClass, in overrides: inout UITraitOverrides) {
        overrides.horizontalSizeClass = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.horizontalSizeClass == other.horizontalSizeClass
    }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The value where none is set: `unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.verticalSizeClass
    }
    /// Sets the value among overrides.
    public static func set(_ value: UIUserInterfaceSizeClass, in overrides: inout UITraitOverrides) {
        overrides.verticalSizeClass = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.verticalSizeClass == other.verticalSizeClass
    }
}

/// The scale of the display: pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The value where none is set: 0, for unspecified.
    public static var defaultValue: CGFloat { 0 }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
    /// Sets the value among overrides.
    public static func set(_ value: CGFloat, in overrides: inout UITraitOverrides) {
        overrides.displayScale = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.displayScale == other.displayScale
    }
}

/// The preferred text size of the user.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The value where none is set: `unspecified`.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
    /// Sets the value among overrides.
    public static func set(_ value: UIContentSizeCategory, in overrides: inout UITraitOverrides) {
        overrides.preferredContentSizeCategory = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.preferredContentSizeCategory == other.preferredContentSizeCategory
    }
}

/// The direction of the layout.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The value where none is set: `unspecified`.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
        traits.layoutDirection
    }
    /// Sets the value among overrides.
    public static func set(_ value: UITraitEnvironmentLayoutDirection, in overrides: inout UITraitOverrides) {
        overrides.layoutDirection = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.layoutDirection == other.layoutDirection
    }
}

/// The legibility weight: whether the user prefers bold text.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// The value where none is set: `unspecified`.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    /// Returns the value in a collection.
    public static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
    /// Sets the value among overrides.
    public static func set(_ value: UILegibilityWeight, in overrides: inout UITraitOverrides) {
        overrides.legibilityWeight = value
    }
    /// Returns whether the trait is the same in two collections.
    public static func isEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.legibilityWeight == other.legibilityWeight
    }
}
