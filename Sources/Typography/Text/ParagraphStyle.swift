/// How the lines of a paragraph are broken and placed; NSParagraphStyle's properties with its defaults.
package struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines.
    package enum Alignment: Hashable, Sendable {
        /// At the left of text that runs to the right, at the right of text that runs to the left.
        case natural
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// Centered between the edges.
        case center
        /// Justified by wider gaps, except for the last line of a paragraph.
        case justified
    }

    /// What happens where text is wider than its room; `NSLineBreakMode`.
    package enum LineBreakMode: Int, Hashable, Sendable {
        /// Wraps between words, drops what does not fit.
        case byWordWrapping = 0
        /// Wraps between any two characters.
        case byCharWrapping
        /// Wraps between words; a single or last line is cut at the edge.
        case byClipping
        /// Wraps between words; the last line begins with an ellipsis.
        case byTruncatingHead
        /// Wraps between words; the last line ends with an ellipsis.
        case byTruncatingTail
        /// Wraps between words; the last line has an ellipsis in the middle.
        case byTruncatingMiddle
    }

    /// The base writing direction of a paragraph.
    package enum WritingDirection: Hashable, Sendable {
        /// That of the first strong character, otherwise left to right.
        case natural
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// Refinements of line breaking.
    package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// `NSParagraphStyle.LineBreakStrategy`'s bits.
        package let rawValue: Int

        /// A strategy from its bits.
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Keeps the last line of a paragraph from holding one short word.
        package static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean between words only.
        package static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What labels use.
        package static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// A tab stop.
    package struct TabStop: Hashable, Sendable {
        /// The alignment of text at the stop.
        package enum Alignment: Hashable, Sendable {
            /// The start of the text after the tab.
            case leading
            /// The middle of the text after the tab.
            case center
            /// The end of the text after the tab: the next tab, the line's end, or one of `terminators`.
            case trailing
        }

        /// Points from the leading edge.
        package var location: Double
        /// How text is aligned at the stop.
        package var alignment: Alignment
        /// UTF-16 units that end a column of `trailing`, such as a decimal point.
        package var terminators: [UInt16]

        /// A place; the text after the tab begins there unless said otherwise.
        package init(_ location: Double, _ alignment: Alignment = .leading, terminators: [UInt16] = []) {
            self.location = location
            self.alignment = alignment
            self.terminators = terminators
        }
    }

    /// The alignment of lines; `natural` by default, by writing direction.
    package var alignment = Alignment.natural
    /// The line break mode; `byWordWrapping` by default.
    package var lineBreakMode = LineBreakMode.byWordWrapping
    /// Refinements of line breaking.
    package var lineBreakStrategy: LineBreakStrategy = []
    /// The base writing direction; `natural` by default.
    package var baseWritingDirection = WritingDirection.natural
    /// Points between two lines.
    package var lineSpacing: Double = 0
    /// Points after the paragraph, if another follows.
    package var paragraphSpacing: Double = 0
    /// Points before the paragraph, if another goes before.
    package var paragraphSpacingBefore: Double = 0
    /// Points from the leading edge to the first line.
    package var firstLineHeadIndent: Double = 0
    /// Points from the leading edge to the other lines.
    package var headIndent: Double = 0
    /// Points to the lines' end: from the leading edge where above 0, from the trailing edge where not.
    package var tailIndent: Double = 0
    /// The least height of a line in points.
    package var minimumLineHeight: Double = 0
    /// The greatest height of a line in points; 0 for no limit.
    package var maximumLineHeight: Double = 0
    /// Multiplies the height of lines; 0 counts as 1. The difference goes above the text.
    package var lineHeightMultiple: Double = 0
    /// Where tabs reach before the default stops begin, in any order.
    package var tabStops: [TabStop] = []
    /// How readily words are hyphenated: where a line without it would be filled to less than this part.
    package var hyphenationFactor: Double = 0
    /// Points between default tab stops, after the last of `tabStops`.
    ///
    /// Source: NSParagraphStyle, 28-point default tab stops.
    package var defaultTabInterval: Double = 28

    /// The default style.
    package init() {}

    /// A style that differs from the default in alignment and line breaking.
    package init(alignment: Alignment, lineBreakMode: LineBreakMode = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }
}
