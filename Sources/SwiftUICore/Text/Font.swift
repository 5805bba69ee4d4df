public import Foundation
package import Typography

/// A font that depends on its environment.
public struct Font: Hashable, Sendable {
    /// The styles of text, whose sizes follow the user's choice.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// Large titles, of 34 points at the standard size.
        case largeTitle
        /// First-level headings, of 28 points at the standard size.
        case title
        /// Second-level headings, of 22 points at the standard size.
        case title2
        /// Third-level headings, of 20 points at the standard size.
        case title3
        /// Headings in semibold, of 17 points at the standard size.
        case headline
        /// Subheadings, of 15 points at the standard size.
        case subheadline
        /// Body text, of 17 points at the standard size.
        case body
        /// Callouts, of 16 points at the standard size.
        case callout
        /// Footnotes, of 13 points at the standard size.
        case footnote
        /// Captions, of 12 points at the standard size.
        case caption
        /// Alternate captions, of 11 points at the standard size.
        case caption2
    }

    /// The designs of the system font.
    public enum Design: Hashable, Sendable {
        /// The sans serif of the interface.
        case `default`
        /// With serifs, for reading.
        case serif
        /// With round ends of strokes.
        case rounded
        /// All characters of one width.
        case monospaced
    }

    /// The weights of fonts.
    public struct Weight: Hashable, Sendable {
        let weight: FontWeight

        /// The thinnest weight there is.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// A thin weight, between ultralight and light.
        public static let thin = Weight(weight: .thin)
        /// A light weight, thinner than that of text.
        public static let light = Weight(weight: .light)
        /// The weight of text.
        public static let regular = Weight(weight: .regular)
        /// A medium weight, between regular and semibold.
        public static let medium = Weight(weight: .medium)
        /// The weight of headings.
        public static let semibold = Weight(weight: .semibold)
        /// The weight of bold text.
        public static let bold = Weight(weight: .bold)
        /// A heavy weight, between bold and black.
        public static let heavy = Weight(weight: .heavy)
        /// The heaviest weight there is.
        public static let black = Weight(weight: .black)
    }

    /// The widths of fonts; drawing here has the standard one.
    public struct Width: Hashable, Sendable {
        /// The value of the width, 0 for the standard one.
        public var value: CGFloat
        /// Creates a width of a value.
        public init(_ value: CGFloat) { self.value = value }
        /// A width below the condensed one.
        public static let compressed = Width(-0.3)
        /// A width below the standard one.
        public static let condensed = Width(-0.2)
        /// The standard width of fonts.
        public static let standard = Width(0)
        /// A width above the standard one.
        public static let expanded = Width(0.2)
    }

    /// The distances of lines relative to the standard one.
    public enum Leading: Hashable, Sendable {
        /// The standard distance of lines.
        case standard
        /// Two points less.
        case tight
        /// Two points more.
        case loose
    }

    /// Where a font comes from.
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        case custom(String, CGFloat, relativeTo: TextStyle?)
        case fixed(FontDescriptor)
    }

    /// A change of a font.
    enum Change: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case smallCaps([String])
        case leading(Leading)
        case design(Design)
    }

    let base: Base
    private(set) var changes: [Change] = []

    init(_ base: Base) { self.base = base }

    /// Creates a font of another framework's.
    package init(_ descriptor: FontDescriptor) { base = .fixed(descriptor) }

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }
}

extension Font {
    /// The font of large titles.
    public static let largeTitle = system(.largeTitle)
    /// The font of first-level headings.
    public static let title = system(.title)
    /// The font of second-level headings.
    public static let title2 = system(.title2)
    /// The font of third-level headings.
    public static let title3 = system(.title3)
    /// The font of headings.
    public static let headline = system(.headline)
    /// The font of subheadings.
    public static let subheadline = system(.subheadline)
    /// The font of body text.
    public static let body = system(.body)
    /// The font of callouts.
    public static let callout = system(.callout)
    /// The font of footnotes.
    public static let footnote = system(.footnote)
    /// The font of captions.
    public static let caption = system(.caption)
    /// The font of alternate captions.
    public static let caption2 = system(.caption2)

    /// Returns the system font of a text style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font { Font(.style(style, design, weight)) }

    /// Returns the system font of a size in points.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font { Font(.system(size, weight, design)) }

    /// Returns a font of a name, whose size in points scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, relativeTo: .body))
    }

    /// Returns a font of a name, whose size in points scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, relativeTo: textStyle))
    }

    /// Returns a font of a name and a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, relativeTo: nil))
    }

    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    /// Returns the font in a width; this has no effect here, where fonts have one.
    public func width(_ width: Width) -> Font { self }
    /// Returns the bold font.
    public func bold() -> Font { changed(.bold) }
    /// Returns the italic font.
    public func italic() -> Font { changed(.italic) }
    /// Returns the font of one width of the same family.
    public func monospaced() -> Font { changed(.monospaced) }
    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { changed(.smallCaps(["smcp", "c2sc"])) }
    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps(["smcp"])) }
    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps(["c2sc"])) }
    /// Returns the font with another distance of lines.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
