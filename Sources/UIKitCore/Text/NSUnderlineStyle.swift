/// The style of underlines and strikethroughs; raw values match Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw value, a pattern and a line combined.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line of the font's thickness.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A single line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two parallel single lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line below words only, not below spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
