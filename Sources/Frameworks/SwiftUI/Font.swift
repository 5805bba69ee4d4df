/// A font of SwiftUI.
public struct Font: Hashable, Sendable {
    /// A dynamic text style.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2
    }

    /// A weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The number of hundreds of the weight in CSS.
        private let hundreds: Int
        /// Weights from the lightest.
        public static let ultraLight = Weight(hundreds: 1), thin = Weight(hundreds: 2),
            light = Weight(hundreds: 3), regular = Weight(hundreds: 4)
        /// Heavier weights, up to black.
        public static let medium = Weight(hundreds: 5), semibold = Weight(hundreds: 6),
            bold = Weight(hundreds: 7), heavy = Weight(hundreds: 8), black = Weight(hundreds: 9)
    }

    /// The design of a system font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Where a font comes from.
    private enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
        case platform(name: String, size: CGFloat)
    }

    /// A change of a font.
    private enum Modifier: Hashable, Sendable {
        case weight(Weight), bold, italic, monospacedDigit
    }

    private let source: Source
    private var modifiers: [Modifier] = []

    private init(_ source: Source) { self.source = source }
    private init(_ style: TextStyle) { source = .style(style, nil, nil) }

    /// Fonts of text styles.
    public static let largeTitle = Font(.largeTitle), title = Font(.title), title2 = Font(.title2),
        title3 = Font(.title3), headline = Font(.headline)
    /// Fonts of text styles.
    public static let subheadline = Font(.subheadline), body = Font(.body), callout = Font(.callout),
        footnote = Font(.footnote)
    /// Fonts of text styles.
    public static let caption = Font(.caption), caption2 = Font(.caption2)

    /// Returns a system font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }
    /// Returns the system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }
    /// Returns a font by its name that scales with the text style of body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }
    /// Returns a font by its name that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }
    /// Returns a font by its name that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
    /// Creates a font of UIKit's.
    public init(_ font: UIFont) { source = .platform(name: font.fontName, size: font.pointSize) }

    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    /// Returns the bold font.
    public func bold() -> Font { adding(.bold) }
    /// Returns the italic font.
    public func italic() -> Font { adding(.italic) }
    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }

    private func adding(_ modifier: Modifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
    }
}
