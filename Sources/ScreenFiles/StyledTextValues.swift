public import Geometry

/// Words with a style of their own, as a file writes them.
public struct TextRunValue: Hashable, Sendable {
    /// The words; empty where `image` stands in their place.
    public var text: String
    /// An image that stands in the line like a character.
    public var image: ImageValue?
    /// The font; nil for the label's.
    public var font: FontValue?
    /// The colour of the words; nil for the label's.
    public var textColor: ColorValue?
    /// The colour behind the words.
    public var backgroundColor: ColorValue?
    /// The look of the line below the words: `single`, `patternDot`, `byWord` and the like; nil for no line.
    public var underline: [String]?
    /// The colour of that line; nil for that of the words.
    public var underlineColor: ColorValue?
    /// The look of the line through the words; nil for no line.
    public var strikethrough: [String]?
    /// The colour of that line; nil for that of the words.
    public var strikethroughColor: ColorValue?
    /// Points added after every character; 0 switches pair kerning off.
    public var kern: Double?
    /// Points that the words are raised by.
    public var baselineOffset: Double?
    /// The width of outlines in per cent of the font's size; below 0 the words are filled too.
    public var strokeWidth: Double?
    /// The colour of outlines; nil for that of the words.
    public var strokeColor: ColorValue?
    /// A copy of the words behind them.
    public var shadow: ShadowValue?
    /// How far the words lean: points to the right for each point up.
    public var obliqueness: Double?
    /// By how much the words are wider: the natural logarithm of the factor.
    public var expansion: Double?
    /// Which way the words run among those around them; nil as their characters do.
    public var writingDirection: String?
    /// What the words lead to; nil for words that are no link.
    public var link: String?

    /// Words in the label's style.
    public init(text: String) { self.text = text }
}

/// A shadow of words, as a file writes it.
public struct ShadowValue: Hashable, Sendable {
    /// Points to the right and down.
    public var offset: Size?
    /// Points by which its edges are soft.
    public var blurRadius: Double?
    /// Its colour; nil for black at a third.
    public var color: ColorValue?

    /// A shadow right behind the words.
    public init() {}
}

/// A place that tabs reach to, as a file writes it.
public struct TabStopValue: Hashable, Sendable {
    /// Points from the leading edge.
    public var location: Double
    /// What of the text stands there: `left`, `center`, `right` or `natural`.
    public var alignment = "natural"
    /// Characters that end the column of a right-aligned stop, such as a decimal point.
    public var terminators = ""

    /// A place where text begins.
    public init(location: Double) { self.location = location }
}

/// Lengths of lines and paragraphs, as a file writes them.
public struct ParagraphStyleValue: Hashable, Sendable {
    /// A length by its name.
    public struct Length: Hashable, Sendable {
        /// One of the keys of `paragraphStyle`.
        public var name: String
        /// Points, or a factor for `lineHeightMultiple` and `hyphenationFactor`.
        public var value: Double
    }

    /// The lengths in the file's order.
    public var lengths: [Length]
    /// Places that tabs reach to; nil for those of the system.
    public var tabStops: [TabStopValue]?
    /// Which way paragraphs run; nil as their characters do.
    public var baseWritingDirection: String?
    /// Refinements of line breaking; nil for the label's.
    public var lineBreakStrategy: [String]?

    /// A style of some lengths.
    public init(lengths: [Length]) { self.lengths = lengths }
}

extension ParagraphStyleValue.Length {
    /// A length by its name.
    public init(_ name: String, _ value: Double) { self.init(name: name, value: value) }
}
