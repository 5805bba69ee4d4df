/// A requested font: its family, weight, slant and size.
package struct FontDescriptor: Hashable, Sendable {
    /// Where the face comes from.
    package enum Family: Hashable, Sendable {
        /// The system font in one of its designs.
        case system(FontDesign)
        /// A face by its PostScript name, full name or family name.
        case named(String)
    }

    /// Where the face comes from.
    package var family: Family
    /// The weight; of a family given by name, the nearest there is.
    package var weight: FontWeight
    /// Upright or italic.
    package var slant: FontSlant
    /// Points an em. Values that are not in 0...10 000 are brought there when text is laid out.
    package var size: Double
    /// Points between two lines beyond the line height; the text styles have some, other fonts none.
    package var leading: Double
    /// OpenType features switched from their defaults, first to last.
    package var features: [FontFeature]
    /// The missing face that the font substitutes for, whose line height it has; nil for none.
    package private(set) var substitutedFace: String?
    /// The weight of the missing face that the font substitutes for; nil for none.
    package private(set) var substitutedWeight: FontWeight?

    /// A font by its family, with the rest defaulting to an upright regular without extra leading.
    package init(
        family: Family, weight: FontWeight = .regular, slant: FontSlant = .upright, size: Double,
        leading: Double = 0, features: [FontFeature] = []
    ) {
        self.family = family
        self.weight = weight
        self.slant = slant
        self.size = size
        self.leading = leading
        self.features = features
    }

    /// The system font in its default design.
    package static func system(
        size: Double, weight: FontWeight = .regular, slant: FontSlant = .upright
    ) -> FontDescriptor {
        FontDescriptor(family: .system(.default), weight: weight, slant: slant, size: size)
    }

    /// Substitutes for a missing face: with its line height where it is one of iOS, and with a metric-compatible
    /// family where there is one, in regular or bold.
    package mutating func substitute(for name: String) {
        substitutedFace = name
        substitutedWeight = weight
        guard let shipped = FontSubstitutions.substitution(for: name).family else { return }
        family = .named(shipped)
        weight = weight >= .bold ? .bold : min(weight, .regular)
    }

    /// Whether the face is slanted.
    package var isItalic: Bool {
        get { slant == .italic }
        set { slant = newValue ? .italic : .upright }
    }

    /// The size as text is laid out with it: 0 for NaN and what is below 0, at most 10 000.
    ///
    /// Chosen: the largest screen is 1366 points wide, and glyph coordinates must stay exact.
    var layoutSize: Double { size > 0 ? min(size, 10_000) : 0 }
}

/// An OpenType feature and its value.
package struct FontFeature: Hashable, Sendable {
    /// Four characters, such as `tnum`.
    package var tag: String
    /// 0 for off, 1 for on, or which alternate.
    package var value: Int

    /// A feature by its tag; a tag that is not four ASCII characters has no effect.
    package init(tag: String, value: Int = 1) {
        self.tag = tag
        self.value = value
    }

    /// Figures of one width.
    package static let monospacedDigits = FontFeature(tag: "tnum")
}
