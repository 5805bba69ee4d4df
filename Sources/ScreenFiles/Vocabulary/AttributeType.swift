/// The type of the value that an attribute takes.
public enum AttributeType: Hashable, Sendable {
    /// Words; any scalar will do.
    case text
    /// Several words or sentences, as a list or as one.
    case texts
    /// A finite number in a range.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// `true`, `false`, `yes` or `no`.
    case boolean
    /// One of some words.
    case choice([String])
    /// Any of some words, as a list or as one word.
    case choices([String])
    /// A colour.
    case color
    /// A font.
    case font
    /// An image.
    case image
    /// A position in points: `[x, y]` or `{x:, y:}`.
    case point
    /// An extent in points: `[width, height]` or `{width:, height:}`.
    case size
    /// A rectangle in points: `[x, y, width, height]` or a mapping of the same.
    case rect
    /// Distances in points: one number, `[top, left, bottom, right]` or a mapping of some of these.
    case insets
    /// Layout priorities: one for both axes or `{horizontal:, vertical:}`.
    case priorities
    /// Words in pieces: a list of words or of `{text:, font:, textColor:, …}`.
    case runs
    /// Lengths of lines and paragraphs: `{lineSpacing:, headIndent:, …}`.
    case paragraphStyle

    /// Any length in points.
    public static let length = AttributeType.number(-ScreenLimits.points...ScreenLimits.points)
    /// A length in points that is not negative.
    public static let extent = AttributeType.number(0...ScreenLimits.points)
    /// A share between none and all.
    public static let fraction = AttributeType.number(0...1)
}
