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
    /// `single`, `thick` or `double`; nil for no line below the words.
    public var underline: String?
    /// `single`, `thick` or `double`; nil for no line through the words.
    public var strikethrough: String?
    /// Points added after every character; 0 switches pair kerning off.
    public var kern: Double?
    /// Points that the words are raised by.
    public var baselineOffset: Double?

    /// Words in the label's style.
    public init(text: String) { self.text = text }
}

/// Lengths of lines and paragraphs, as a file writes them.
public struct ParagraphStyleValue: Hashable, Sendable {
    /// A length by its name.
    public struct Length: Hashable, Sendable {
        /// One of the keys of `paragraphStyle`.
        public var name: String
        /// Points, or a factor for `lineHeightMultiple`.
        public var value: Double
    }

    /// The lengths in the file's order.
    public var lengths: [Length]

    /// A style of some lengths.
    public init(lengths: [Length]) { self.lengths = lengths }
}

extension ParagraphStyleValue.Length {
    /// A length by its name.
    public init(_ name: String, _ value: Double) { self.init(name: name, value: value) }
}
