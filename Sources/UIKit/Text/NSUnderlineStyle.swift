/// How lines below or through text look; Apple's bits.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// A style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line of the font's thickness.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes and two dots each.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Below words only.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
