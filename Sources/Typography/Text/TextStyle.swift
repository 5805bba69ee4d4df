package import Scene

/// The style of a run of text.
package struct TextStyle: Hashable, Sendable {
    /// The font of the glyphs.
    package var font: FontDescriptor
    /// The color of the glyphs, and of lines without a color of their own.
    package var color: Color
    /// Points added after every glyph; nil for the font's own spacing. Any value, 0 too, leaves the system
    /// font's tracking in place; 0 switches pair kerning off, as in UIKit.
    package var kern: Double?
    /// Points that the text is raised by.
    package var baselineOffset: Double = 0
    /// The underline; nil for none.
    package var underline: Line?
    /// The strikethrough; nil for none.
    package var strikethrough: Line?
    /// The background color, which fills the line's height; nil for none.
    package var backgroundColor: Color?
    /// The shadow of the glyphs; nil for none.
    package var shadow: Shadow?
    /// The stroke along the outlines of glyphs; nil for filled glyphs.
    package var stroke: Stroke?
    /// The slant of the glyphs: points to the right for each point up.
    package var obliqueness: Double = 0
    /// By how much glyphs are wider: the natural logarithm of the factor. Source: NSExpansionAttributeName.
    package var expansion: Double = 0
    /// Directions of text within the text around it, the outermost first.
    package var directions: [Direction] = []
    /// The attachment at U+FFFC; nil for text.
    package var attachment: Attachment?
    /// The style of the paragraph that begins in this run; nil for the one given for the whole text.
    package var paragraph: ParagraphStyle?

    /// An attachment, laid out like a character; its content is up to the caller.
    package struct Attachment: Hashable, Sendable {
        /// What the caller knows it by.
        package var id: Int
        /// Points from left to right.
        package var width: Double
        /// Points from the baseline up to its top; negative where the top is below.
        package var ascent: Double
        /// Points from the baseline down to its bottom; negative where the bottom is above.
        package var descent: Double

        /// An attachment; lengths that are no sensible number count as 0.
        package init(id: Int, width: Double, ascent: Double, descent: Double) {
            self.id = id
            self.width = Attachment.length(width)
            self.ascent = Attachment.length(ascent)
            self.descent = Attachment.length(descent)
        }

        private static func length(_ value: Double) -> Double {
            value.isFinite ? min(max(value, -10_000), 10_000) : 0
        }
    }

    /// Plain text in a font and color.
    package init(font: FontDescriptor, color: Color = .black, kern: Double? = nil) {
        self.font = font
        self.color = color
        self.kern = kern
    }

    /// Hashes what most texts differ in.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(kern)
    }
}
