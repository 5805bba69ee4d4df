public import Geometry

/// The value of an attribute, already converted to the attribute's type.
public enum AttributeValue: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Several texts.
    case texts([String])
    /// A finite number.
    case number(Double)
    /// An integer.
    case integer(Int)
    /// A Boolean value.
    case boolean(Bool)
    /// One of the attribute's choices.
    case choice(String)
    /// Any number of the attribute's choices.
    case choices([String])
    /// A color.
    case color(ColorValue)
    /// A font.
    case font(FontValue)
    /// An image by name.
    case image(ImageValue)
    /// A position in points.
    case point(Point)
    /// A size in points.
    case size(Size)
    /// A rectangle in points.
    case rect(Rect)
    /// Insets in points.
    case insets(Insets)
    /// A layout priority for each axis, greater than 0 and at most 1000; nil for the default of the class.
    case priorities(horizontal: Float?, vertical: Float?)
    /// Attributed text: runs with different styles.
    case runs([TextRunValue])
    /// The metrics of lines and paragraphs.
    case paragraphStyle(ParagraphStyleValue)
}

/// A color as specified in a file.
public indirect enum ColorValue: Hashable, Sendable {
    /// Components of encoded sRGB, each in 0...1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// A name: a color of UIColor or of the assets.
    case named(String)
    /// Another color with an opacity in 0...1.
    case withAlpha(ColorValue, Double)
    /// Components of encoded Display P3, each in 0...1.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// A named color, or a fallback if no color has that name.
    case namedOr(String, ColorValue)
    /// A named color of the project's asset catalogs, or a fallback if none has that name.
    case assetOr(String, ColorValue)
    /// A color for light appearance and one for dark appearance.
    case dynamic(light: ColorValue, dark: ColorValue)
}

/// A font as specified in a file.
public struct FontValue: Hashable, Sendable {
    /// The origin of the font face.
    public enum Family: Hashable, Sendable {
        /// The system font in one of its designs: `default`, `serif`, `monospaced`, `rounded`.
        case system(design: String)
        /// The preferred font of a text style, such as `body` or `headline`.
        case textStyle(String)
        /// A family or PostScript name.
        case named(String)
    }

    /// The origin of the font face.
    public var family: Family
    /// The font size in points, greater than 0; nil for that of the text style or 17.
    public var size: Double?
    /// `ultraLight` ... `black`; nil for that of the text style or regular.
    public var weight: String?
    /// Whether the font is italic.
    public var isItalic: Bool

    /// Creates a font.
    public init(family: Family, size: Double? = nil, weight: String? = nil, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// An image as specified in a file.
public struct ImageValue: Hashable, Sendable {
    /// The name without scale suffix and extension, or a path relative to the file.
    public var name: String
    /// The caps that are not stretched with the image, in points; nil for none.
    public var capInsets: Insets?
    /// Whether the area between the caps is tiled instead of stretched.
    public var tiles: Bool
    /// Whether only the alpha channel is used, filled with the tint color.
    public var isTemplate: Bool
    /// The size in points of the placeholder for a missing image; nil for none.
    public var recordedSize: Size?
    /// The size and weight of a system symbol; nil for other images.
    public var symbol: SymbolValue?

    /// Creates an image with a name.
    public init(
        name: String, capInsets: Insets? = nil, tiles: Bool = false, isTemplate: Bool = false,
        recordedSize: Size? = nil, symbol: SymbolValue? = nil
    ) {
        self.name = name
        self.capInsets = capInsets
        self.tiles = tiles
        self.isTemplate = isTemplate
        self.recordedSize = recordedSize
        self.symbol = symbol
    }
}

/// The size and weight of a symbol, as far as specified.
public struct SymbolValue: Hashable, Sendable {
    /// The font size in points of adjacent text, greater than 0.
    public var pointSize: Double?
    /// The text style that determines the size, such as `body`.
    public var textStyle: String?
    /// `ultraLight` ... `black`.
    public var weight: String?
    /// `small`, `medium` or `large`.
    public var scale: String?

    /// Creates a value without properties, which are inherited.
    public init() {}
}
