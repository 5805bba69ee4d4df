/// Traits that a view or a controller sets for itself and its descendants; what is unspecified is inherited.
public struct UITraitOverrides: Hashable, Sendable {
    /// The appearance: light or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The kind of device that the interface is for.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// The horizontal size class.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The vertical size class.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The pixels per point; 0 for unspecified.
    public var displayScale: CGFloat = 0
    /// The preferred text size of the user.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The direction of the layout: left to right or right to left.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The legibility weight: whether the user prefers bold text.
    public var legibilityWeight = UILegibilityWeight.unspecified

    /// The values of traits that the app defines.
    var appTraits: [ObjectIdentifier: AppTraitValue] = [:]

    /// Creates overrides that set no trait.
    public init() {}

    /// Creates the overrides that set what a collection specifies.
    init(_ traits: UITraitCollection) {
        userInterfaceStyle = traits.userInterfaceStyle
        userInterfaceIdiom = traits.userInterfaceIdiom
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        displayScale = traits.displayScale
        preferredContentSizeCategory = traits.preferredContentSizeCategory
        layoutDirection = traits.layoutDirection
        legibilityWeight = traits.legibilityWeight
        appTraits = traits.appTraits
    }

    /// Returns these overrides with those of another in their place where it sets any.
    func overridden(by other: UITraitOverrides?) -> UITraitOverrides {
        guard let other else { return self }
        var result = self
        func take<Trait: Equatable>(_ trait: WritableKeyPath<UITraitOverrides, Trait>, unless none: Trait) {
            if other[keyPath: trait] != none { result[keyPath: trait] = other[keyPath: trait] }
        }
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        if !other.appTraits.isEmpty { result.appTraits.merge(other.appTraits) { $1 } }
        return result
    }
}

extension UITraitCollection {
    /// Creates the traits of overrides; what they do not set is unspecified.
    convenience init(_ overrides: UITraitOverrides) {
        self.init(
            userInterfaceStyle: overrides.userInterfaceStyle,
            userInterfaceIdiom: overrides.userInterfaceIdiom,
            horizontalSizeClass: overrides.horizontalSizeClass,
            verticalSizeClass: overrides.verticalSizeClass, displayScale: overrides.displayScale,
            preferredContentSizeCategory: overrides.preferredContentSizeCategory,
            layoutDirection: overrides.layoutDirection, legibilityWeight: overrides.legibilityWeight,
            appTraits: overrides.appTraits)
    }

    private convenience init<Trait>(_ trait: WritableKeyPath<UITraitOverrides, Trait>, _ value: Trait) {
        var overrides = UITraitOverrides()
        overrides[keyPath: trait] = value
        self.init(overrides)
    }

    /// Creates a collection that specifies the appearance only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    /// Creates a collection that specifies the kind of device only.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }
    /// Creates a collection that specifies the horizontal size class only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    /// Creates a collection that specifies the vertical size class only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    /// Creates a collection that specifies the pixels per point only.
    public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
    /// Creates a collection that specifies the text size only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    /// Creates a collection that specifies the layout direction only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Creates a collection that specifies the legibility weight only.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }
    /// Creates a collection that specifies nothing: no screen here has 3D Touch.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitOverrides())
    }

    /// Returns a copy of the traits with the changes that a function makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(UITraitOverrides(self).changed(mutations))
    }

    /// Creates a collection of the traits that a function sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitOverrides().changed(mutations))
    }

    /// Whether the screen has 3D Touch: never here.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// Creates a collection of what several collections specify; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections.reduce(UITraitOverrides()) { $0.overridden(by: UITraitOverrides($1)) })
    }

    /// Returns whether this collection has all values that another specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        let own = UITraitOverrides(self)
        return own.overridden(by: UITraitOverrides(trait)) == own
    }

    /// Returns whether dynamic colors may differ between the traits: where the appearance does.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Runs `actions` with these traits as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        var environment = RenderEnvironment.current
        environment.traits = self
        environment.run(actions)
    }
}
