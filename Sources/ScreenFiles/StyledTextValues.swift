public import Geometry

/// A run of text with its own style, as specified in a file.
public struct TextRunValue: Hashable, Sendable {
    /// The text; empty if `image` is set.
    public var text: String
    /// An image that is laid out like a character.
    public var image: ImageValue?
    /// The font; nil for that of the label.
    public var font: FontValue?
    /// The text color; nil for that of the label.
    public var textColor: ColorValue?
    /// The background color.
    public var backgroundColor: ColorValue?
    /// The style of the underline: `single`, `patternDot`, `byWord` and so on; nil for none.
    public var underline: [String]?
    /// The underline color; nil for the text color.
    public var underlineColor: ColorValue?
    /// The style of the strikethrough; nil for none.
    public var strikethrough: [String]?
    /// The strikethrough color; nil for the text color.
    public var strikethroughColor: ColorValue?
    /// The distance added after every character in points; 0 disables pair kerning.
    public var kern: Double?
    /// The baseline offset in points, positive is up.
    public var baselineOffset: Double?
    /// The stroke width in percent of the font size; if negative, the text is filled as well.
    public var strokeWidth: Double?
    /// The stroke color; nil for the text color.
    public var strokeColor: ColorValue?
    /// The shadow of the text.
    public var shadow: ShadowValue?
    /// The slant: points to the right per point up.
    public var obliqueness: Double?
    /// The natural logarithm of the horizontal scale.
    public var expansion: Double?
    /// The direction within the surrounding text; nil for that of the characters.
    public var writingDirection: String?
    /// The target of a link; nil for none.
    public var link: String?

    /// Creates a run in the label's style.
    public init(text: String) { self.text = text }
}

/// A text shadow, as specified in a file.
public struct ShadowValue: Hashable, Sendable {
    /// The offset in points, to the right and down.
    public var offset: Size?
    /// The blur radius in points.
    public var blurRadius: Double?
    /// The color; nil for black at an opacity of one third.
    public var color: ColorValue?

    /// Creates a shadow without an offset.
    public init() {}
}

/// A tab stop, as specified in a file.
public struct TabStopValue: Hashable, Sendable {
    /// The position in points from the leading edge.
    public var location: Double
    /// The alignment of text at the stop: `left`, `center`, `right` or `natural`.
    public var alignment = "natural"
    /// Characters that end the column of a right-aligned stop, such as a decimal separator.
    public var terminators = ""

    /// Creates a tab stop.
    public init(location: Double) { self.location = location }
}

/// Metrics of lines and paragraphs, as specified in a file.
public struct ParagraphStyleValue: Hashable, Sendable {
    /// A named length.
    public struct Length: Hashable, Sendable {
        /// One of the keys of `paragraphStyle`.
        public var name: String
        /// The value in points, or a factor for `lineHeightMultiple` and `hyphenationFactor`.
        public var value: Double
    }

    /// The lengths in the order of the file.
    public var lengths: [Length]
    /// The tab stops; nil for the default.
    public var tabStops: [TabStopValue]?
    /// The base direction of paragraphs; nil for that of the characters.
    public var baseWritingDirection: String?
    /// Options for line breaking; nil for those of the label.
    public var lineBreakStrategy: [String]?

    /// Creates a style with some lengths.
    public init(lengths: [Length]) { self.lengths = lengths }
}

extension ParagraphStyleValue.Length {
    /// Creates a named length.
    public init(_ name: String, _ value: Double) { self.init(name: name, value: value) }
}
