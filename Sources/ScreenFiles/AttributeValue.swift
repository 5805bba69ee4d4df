public import Geometry

/// The value of an attribute, already of the type its attribute takes.
public enum AttributeValue: Hashable, Sendable {
    /// Words.
    case text(String)
    /// Several words or sentences.
    case texts([String])
    /// A finite number.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// Yes or no.
    case boolean(Bool)
    /// One of the attribute's known words.
    case choice(String)
    /// Any of the attribute's known words.
    case choices([String])
    /// A colour.
    case color(ColorValue)
    /// A font.
    case font(FontValue)
    /// An image by name.
    case image(ImageValue)
    /// A position in points.
    case point(Point)
    /// An extent in points.
    case size(Size)
    /// A rectangle in points.
    case rect(Rect)
    /// Distances from the edges in points.
    case insets(Insets)
    /// A layout priority for each axis, each above 0 and at most 1000; nil for the class's own.
    case priorities(horizontal: Float?, vertical: Float?)
    /// Words in pieces of different styles.
    case runs([TextRunValue])
    /// Lengths of lines and paragraphs.
    case paragraphStyle(ParagraphStyleValue)
}

/// A colour as a file names it.
public indirect enum ColorValue: Hashable, Sendable {
    /// Components of encoded sRGB, each in 0...1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// A name: one of UIColor's, or one of the assets'.
    case named(String)
    /// Another colour at an opacity in 0...1.
    case withAlpha(ColorValue, Double)
    /// Components of encoded Display P3, each in 0...1.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// The colour of a name, or another one where nothing has that name.
    case namedOr(String, ColorValue)
    /// The colour of a name in the project's asset catalogues, or another one where none has that name.
    case assetOr(String, ColorValue)
    /// One colour in light appearance, another in dark.
    case dynamic(light: ColorValue, dark: ColorValue)
}

/// A font as a file names it.
public struct FontValue: Hashable, Sendable {
    /// Where the face comes from.
    public enum Family: Hashable, Sendable {
        /// The system font in one of its designs: `default`, `serif`, `monospaced`, `rounded`.
        case system(design: String)
        /// The preferred font of a text style, such as `body` or `headline`.
        case textStyle(String)
        /// A family or PostScript name.
        case named(String)
    }

    /// Where the face comes from.
    public var family: Family
    /// Points an em, above 0; nil for the style's own size or 17.
    public var size: Double?
    /// `ultraLight` ... `black`; nil for the style's own or regular.
    public var weight: String?
    /// Whether slanted.
    public var isItalic: Bool

    /// A font from its parts.
    public init(family: Family, size: Double? = nil, weight: String? = nil, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// An image as a file names it.
public struct ImageValue: Hashable, Sendable {
    /// The name without scale suffix and extension, or a path relative to the file.
    public var name: String
    /// The caps that keep their size when the image is stretched, in points; nil for none.
    public var capInsets: Insets?
    /// Whether the parts between the caps repeat instead of stretching.
    public var tiles: Bool
    /// Whether only its alpha counts, coloured by the tint.
    public var isTemplate: Bool
    /// The extent in points of what stands in where the image is missing; nil for none.
    public var recordedSize: Size?
    /// The size and weight where the name is that of a symbol of the system; nil for other images.
    public var symbol: SymbolValue?

    /// An image by name.
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

/// The size and weight of a symbol, as far as a file says.
public struct SymbolValue: Hashable, Sendable {
    /// Points of the text it stands beside, above 0.
    public var pointSize: Double?
    /// The text style whose size it has, such as `body`.
    public var textStyle: String?
    /// `ultraLight` ... `black`.
    public var weight: String?
    /// `small`, `medium` or `large`.
    public var scale: String?

    /// As its surroundings have it.
    public init() {}
}
