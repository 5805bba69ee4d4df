/// A font.
public struct Font: Hashable, Sendable {
    /// The sizes of texts by their use.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2
    }
    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        /// Weights from the lightest.
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight()
        /// Heavier weights.
        public static let medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(),
            black = Weight()
    }
    /// The design of a system font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// Fonts by their use.
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
    /// Fonts by their use.
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font()
    /// Fonts by their use.
    public static let caption = Font(), caption2 = Font()
    /// Returns a system font.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    /// Returns a system font of a use.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font()
    }
    /// Returns a font by its name.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    /// Returns a font by its name that follows the text size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font()
    }
    /// Returns a font by its name that does not follow the text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    init() {}
    /// Creates a font of Core Text or UIKit.
    public init(_ font: UIFont) {}
    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font { self }
    /// Returns the bold font.
    public func bold() -> Font { self }
    /// Returns the italic font.
    public func italic() -> Font { self }
    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { self }
}
