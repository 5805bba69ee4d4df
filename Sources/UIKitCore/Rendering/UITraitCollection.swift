import Geometry

/// The traits of the environment that an interface is shown in; unspecified values are inherited.
public final class UITraitCollection: NSObject, Sendable {
    /// The appearance: light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of device that the interface is for.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The horizontal size class.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The pixels per point; 0 for unspecified.
    public let displayScale: CGFloat
    /// The preferred text size of the user.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The direction of the layout: left to right or right to left.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The legibility weight: whether the user prefers bold text.
    public let legibilityWeight: UILegibilityWeight

    /// The values of traits that the app defines.
    let appTraits: [ObjectIdentifier: AppTraitValue]

    /// Creates a collection that specifies no trait.
    public convenience override init() { self.init(UITraitOverrides()) }

    /// Creates the traits of a screen: an iPhone's but for the arguments. One argument alone is Apple's initializer
    /// of a collection that specifies nothing else.
    package init(
        userInterfaceStyle: UIUserInterfaceStyle = .light, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular, displayScale: CGFloat = 3,
        preferredContentSizeCategory: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        legibilityWeight: UILegibilityWeight = .regular,
        appTraits: [ObjectIdentifier: AppTraitValue] = [:]
    ) {
        self.appTraits = appTraits
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.layoutDirection = layoutDirection
        self.legibilityWeight = legibilityWeight
    }

    /// Returns whether another collection specifies the same traits with equal values.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { UITraitOverrides($0) == UITraitOverrides(self) } ?? false
    }

    /// A hash of the traits that are specified.
    public override var hash: Int { UITraitOverrides(self).hashValue }

    /// The traits of the environment that is rendered, or those of `performAsCurrent(_:)` inside it.
    public static var current: UITraitCollection { RenderEnvironment.current.traits }
}

/// The appearance of an interface. Raw values match Apple's.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// No appearance is set.
    case unspecified = 0
    /// Dark content on light backgrounds.
    case light = 1
    /// Light content on dark backgrounds.
    case dark = 2
}

/// The kind of device that an interface is for. Raw values match Apple's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// No kind of device is set.
    case unspecified = -1
    /// An interface for iPhone and iPod touch.
    case phone = 0
    /// An interface for iPad.
    case pad = 1
    /// An interface for Apple TV.
    case tv = 2
    /// An interface for CarPlay, on the display of a car.
    case carPlay = 3
    /// An interface for the Mac.
    case mac = 5
    /// An interface for Apple Vision Pro.
    case vision = 6
}

/// The amount of space along an axis. Raw values match Apple's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// No size class is set.
    case unspecified = 0
    /// Limited space, as the width of an iPhone in portrait.
    case compact = 1
    /// Ample space, as the width of an iPad.
    case regular = 2
}

/// The layout direction of an interface. Raw values match Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// No direction is set.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}

/// The direction in which a view is laid out. Raw values match Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}
