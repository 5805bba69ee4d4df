package import Geometry

/// A run of text with its own style, as specified in a file.
package struct TextRunValue: Hashable, Sendable {
    /// The text; empty if `image` is set.
    package var text: String
    /// An image that is laid out like a character.
    package var image: ImageValue?
    /// The font; nil for that of the label.
    package var font: FontValue?
    /// The text color; nil for that of the label.
    package var textColor: ColorValue?
    /// The background color.
    package var backgroundColor: ColorValue?
    /// The style of the underline; nil for none.
    package var underline: [Choices.LineStyle]?
    /// The underline color; nil for the text color.
    package var underlineColor: ColorValue?
    /// The style of the strikethrough; nil for none.
    package var strikethrough: [Choices.LineStyle]?
    /// The strikethrough color; nil for the text color.
    package var strikethroughColor: ColorValue?
    /// The distance added after every character in points; 0 disables pair kerning.
    package var kern: Double?
    /// The baseline offset in points, positive is up.
    package var baselineOffset: Double?
    /// The stroke width in percent of the font size; if negative, the text is filled as well.
    package var strokeWidth: Double?
    /// The stroke color; nil for the text color.
    package var strokeColor: ColorValue?
    /// The shadow of the text.
    package var shadow: ShadowValue?
    /// The slant: points to the right per point up.
    package var obliqueness: Double?
    /// The natural logarithm of the horizontal scale.
    package var expansion: Double?
    /// The direction within the surrounding text; nil for that of the characters.
    package var writingDirection: Choices.RunDirection?
    /// The target of a link; nil for none.
    package var link: String?

    /// Creates a run in the label's style.
    package init(text: String) { self.text = text }
}

/// A text shadow, as specified in a file.
package struct ShadowValue: Hashable, Sendable {
    /// The offset in points, to the right and down.
    package var offset: Size?
    /// The blur radius in points.
    package var blurRadius: Double?
    /// The color; nil for black at an opacity of one third.
    package var color: ColorValue?

    /// Creates a shadow without an offset.
    package init() {}
}

/// A tab stop, as specified in a file.
package struct TabStopValue: Hashable, Sendable {
    /// The position in points from the leading edge.
    package var location: Double
    /// The alignment of text at the stop.
    package var alignment = Choices.TabAlignment.natural
    /// Characters that end the column of a right-aligned stop, such as a decimal separator.
    package var terminators = ""

    /// Creates a tab stop.
    package init(location: Double) { self.location = location }
}

/// Metrics of lines and paragraphs, as specified in a file.
package struct ParagraphStyleValue: Hashable, Sendable {
    /// A named length.
    package struct Length: Hashable, Sendable {
        /// The name of the length.
        package var name: Choices.ParagraphLength
        /// The value in points, or a factor for `lineHeightMultiple` and `hyphenationFactor`.
        package var value: Double
    }

    /// The lengths in the order of the file.
    package var lengths: [Length]
    /// The tab stops; nil for the default.
    package var tabStops: [TabStopValue]?
    /// The base direction of paragraphs; nil for that of the characters.
    package var baseWritingDirection: Choices.WritingDirection?
    /// Options for line breaking; nil for those of the label.
    package var lineBreakStrategy: [Choices.LineBreakStrategy]?

    /// Creates a style with some lengths.
    package init(lengths: [Length]) { self.lengths = lengths }
}

extension ParagraphStyleValue.Length {
    /// Creates a named length.
    package init(_ name: Choices.ParagraphLength, _ value: Double) { self.init(name: name, value: value) }
}
