import Geometry

/// The conditions a screen is shown under.
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Phone or pad.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How much room there is from left to right.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Device pixels a point.
    public let displayScale: CGFloat
    /// The reader's text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether text and layout begin at the left or the right.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Whether text is bolder than its fonts say.
    public let legibilityWeight: UILegibilityWeight

    /// The values of traits that the app defines.
    let appTraits: [ObjectIdentifier: AppTraitValue]

    /// A collection that specifies nothing.
    public convenience override init() { self.init(UITraitOverrides()) }

    /// The traits of a screen, an iPhone's but for what is said. One argument alone is Apple's initialiser
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

    /// Whether both specify the same.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { UITraitOverrides($0) == UITraitOverrides(self) } ?? false
    }

    /// Of what it specifies.
    public override var hash: Int { UITraitOverrides(self).hashValue }

    /// The traits of the screen being rendered.
    public static var current: UITraitCollection { RenderEnvironment.current.traits }
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// iPhone and iPod touch.
    case phone = 0
    /// iPad.
    case pad = 1
    /// Apple TV.
    case tv = 2
    /// The display of a car.
    case carPlay = 3
    /// Mac.
    case mac = 5
    /// Apple Vision.
    case vision = 6
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Much.
    case regular = 2
}

/// The direction of the interface.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}

/// The direction a view is laid out in.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}
