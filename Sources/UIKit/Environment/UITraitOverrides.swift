/// Conditions that a view or controller sets for itself and all inside it; what is unspecified is inherited.
public struct UITraitOverrides: Hashable, Sendable {
    /// Light or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Phone or pad.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// How much room there is from left to right.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// How much room there is from top to bottom.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Device pixels a point; 0 for unspecified.
    public var displayScale: CGFloat = 0
    /// The reader's text size.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Whether text and layout begin at the left or the right.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Whether text is bolder than its fonts say.
    public var legibilityWeight = UILegibilityWeight.unspecified

    /// The values of traits that the app defines.
    var appTraits: [ObjectIdentifier: AppTraitValue] = [:]

    /// Nothing set.
    public init() {}

    /// What a collection specifies.
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

    /// These, with what another specifies in their place.
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
    /// The traits of overrides, as far as they say.
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

    /// A collection of one trait.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    /// A collection of one trait.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }
    /// A collection of one trait.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    /// A collection of one trait.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    /// A collection of one trait.
    public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
    /// A collection of one trait.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    /// A collection of one trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// A collection of one trait.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }
    /// A collection that specifies nothing: a screen here has no sense of pressure.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitOverrides())
    }

    /// Returns the traits with some changed by a function.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(UITraitOverrides(self).changed(mutations))
    }

    /// Creates the traits that a function sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitOverrides().changed(mutations))
    }

    /// Whether pressure is felt: not by a screen here.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// What several collections specify, later ones before earlier.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections.reduce(UITraitOverrides()) { $0.overridden(by: UITraitOverrides($1)) })
    }

    /// Whether everything that another collection specifies is so in this one.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        let own = UITraitOverrides(self)
        return own.overridden(by: UITraitOverrides(trait)) == own
    }

    /// Whether colours may differ between the two.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        var environment = RenderEnvironment.current
        environment.traits = self
        environment.run(actions)
    }
}
