extension UIButton {
    /// The appearance and content of a button, since iOS 15.
    public struct Configuration {
        /// The kinds of background behind the title.
        enum BackgroundStyle {
            case plain, gray, tinted, filled
        }

        /// The sizes of a button.
        public enum Size: Int, Hashable, Sendable {
            /// The size with a title of body text.
            case medium = 0
            /// A smaller size.
            case small = 1
            /// The smallest size.
            case mini = 2
            /// A larger size.
            case large = 3
        }

        /// The corner styles of a button. Raw values match Apple's.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// The corner radius of the background.
            case fixed = -1
            /// The corner radius of the background, scaled with Dynamic Type.
            case dynamic = 0
            /// A small corner radius.
            case small = 1
            /// A medium corner radius.
            case medium = 2
            /// A large corner radius.
            case large = 3
            /// A capsule: half circles at the ends.
            case capsule = 4
        }

        /// The alignment of title and subtitle to each other.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// Determined by the image and the control's content alignment.
            case automatic = 0
            /// Title and subtitle are aligned at the leading edge.
            case leading = 1
            /// Title and subtitle are centered.
            case center = 2
            /// Title and subtitle are aligned at the trailing edge.
            case trailing = 3
        }

        let backgroundStyle: BackgroundStyle
        /// The title; nil uses the button's titles for states.
        public var title: String? { didSet { attributedTitle = nil } }
        /// The attributed title; nil for the plain one.
        public var attributedTitle: AttributedString?
        /// Transforms the attributes of the title; nil for no change.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle below the title.
        public var subtitle: String? { didSet { attributedSubtitle = nil } }
        /// The attributed subtitle; nil for the plain one.
        public var attributedSubtitle: AttributedString?
        /// Transforms the attributes of the subtitle; nil for no change.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image; nil uses the button's images for states.
        public var image: UIImage?
        /// The edge of the text at which the image is placed.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and text, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1
        /// The line break mode of the title; word wrapping by default.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The line break mode of the subtitle; word wrapping by default.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The alignment of title and subtitle to each other.
        public var titleAlignment: TitleAlignment = .automatic
        /// The size of the button.
        public var buttonSize: Size = .medium
        /// The corner style of the button.
        public var cornerStyle: CornerStyle = .dynamic
        /// The color of text and image; nil for the style's default.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil for the style's default.
        public var baseBackgroundColor: UIColor?
        /// The background of the button.
        public var background = UIBackgroundConfiguration()
        private var ownInsets: NSDirectionalEdgeInsets?
        /// The font of the title, as files may specify it; nil for the default of the size.
        package var titleFont: UIFont?

        init(_ backgroundStyle: BackgroundStyle) { self.backgroundStyle = backgroundStyle }

        /// Whether an activity indicator takes the place of the image.
        public var showsActivityIndicator = false
        /// Transforms the color of the activity indicator; nil for no change.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Transforms the color of the image; nil for no change.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The symbol configuration of the image; nil for the symbol's own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The width that is reserved for the image in points; kept, and has no effect here.
        public var imageReservation: CGFloat = 0
        /// The indicator of a button that opens a menu; kept, and has no effect here, as it is not drawn.
        public var indicator = Indicator.automatic
        /// Transforms the color of the indicator; nil for no change.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The style on a Mac; has no effect here.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether the configuration is updated when the selection changes; kept, and has no effect here.
        public var automaticallyUpdateForSelection = true

        /// The indicators of a button that opens a menu. Raw values match Apple's.
        public enum Indicator: Int, Hashable, Sendable {
            /// The system chooses.
            case automatic = -1
            /// No indicator is shown.
            case none = 0
            /// Two chevrons, up and down.
            case popup = 1
        }

        /// The styles of a button on a Mac. Raw values match Apple's.
        public enum MacIdiomStyle: Int, Hashable, Sendable {
            /// The system chooses.
            case automatic = 0
            /// The button has a border.
            case bordered = 1
            /// The button has no border.
            case borderless = 2
            /// The button has no border and is tinted.
            case borderlessTinted = 3
        }

        /// Returns the configuration for the state of a button: this one, as drawing follows the state.
        public func updated(for button: UIButton) -> Configuration { self }

        /// The insets around image and text, in points.
        ///
        /// Measured: 7 and 12 in frames that Xcode saved of medium ones. Source: zelez-lab/dija on GitHub,
        /// second-hand, 15 and 20 for large ones. Chosen: 5 and 10 for smaller ones, which makes 28 points of height.
        public var contentInsets: NSDirectionalEdgeInsets {
            get {
                if let ownInsets { return ownInsets }
                let (vertical, horizontal): (CGFloat, CGFloat) =
                    switch buttonSize {
                    case .medium: (7, 12)
                    case .small, .mini: (5, 10)
                    case .large: (15, 20)
                    }
                return NSDirectionalEdgeInsets(
                    top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
            }
            set { ownInsets = newValue }
        }

        /// Restores the default insets of the size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Creates a plain style: tinted text without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Creates a gray style: tinted text on a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Creates a tinted style: tinted text on a translucent tinted background.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Creates a filled style: white text on a tinted background.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Creates a borderless style: tinted text without a background.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Creates a bordered style: tinted text on a gray background.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Creates a bordered tinted style: tinted text on a translucent tinted background.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Creates a prominent bordered style: white text on a tinted background.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// Creates a style of glass, since iOS 26: drawn as gray, with the ends of a capsule.
        public static func glass() -> Configuration { capsule(.gray) }
        /// Creates a style of tinted glass, since iOS 26: drawn as filled, with the ends of a capsule.
        public static func prominentGlass() -> Configuration { capsule(.filled) }
        /// Creates a style of clear glass, since iOS 26: drawn as gray, with the ends of a capsule.
        public static func clearGlass() -> Configuration { capsule(.gray) }
        /// Creates a style of clear tinted glass, since iOS 26: drawn as filled, with the ends of a capsule.
        public static func prominentClearGlass() -> Configuration { capsule(.filled) }

        private static func capsule(_ style: BackgroundStyle) -> Configuration {
            var made = Configuration(style)
            made.cornerStyle = .capsule
            return made
        }
    }
}

/// The background of a configured button or cell.
public struct UIBackgroundConfiguration {
    /// The background color; nil for the style's default.
    public var backgroundColor: UIColor?
    /// The corner radius in points, for the corner styles that use it. Chosen: 5.95 by default, as Apple's design
    /// templates draw it.
    public var cornerRadius: CGFloat = 5.95
    /// The color of the border; nil for none.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0

    /// Transforms the background color, or the tint color where there is none; nil for no change.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Transforms the color of the border, or the tint color where there is none; nil for no change.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The distances of the background from the edges of a button or cell, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// A custom view in the background, clipped to its corners; nil for none.
    public var customView: UIView?
    /// An image in the background of a button, clipped to its corners; not drawn in cells.
    public var image: UIImage?
    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// An effect in the background of a button; not drawn in cells.
    public var visualEffect: UIVisualEffect?
    /// The distance by which the border of a button is outside the edge of its background, in points.
    public var strokeOutset: CGFloat = 0
    /// The edges at which the layout margins are added to the insets; kept, and has no effect here.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// Returns the background color for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the border for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Creates a background whose color the button's style determines.
    public init() {}
}

/// Edges of a rectangle, where leading and trailing depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt

    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
