/// How heavy a face's strokes are, on the scale of 100 (thinnest) to 900 (heaviest) that fonts and CSS use.
package struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
    /// The weight, from 100 to 900.
    package let rawValue: Int

    /// A weight; values outside 100...900 are clamped.
    package init(rawValue: Int) { self.rawValue = min(max(rawValue, 100), 900) }

    /// 100, as `UIFont.Weight.ultraLight`.
    package static let ultraLight = FontWeight(rawValue: 100)
    /// 200, as `UIFont.Weight.thin`.
    package static let thin = FontWeight(rawValue: 200)
    /// 300, as `UIFont.Weight.light`.
    package static let light = FontWeight(rawValue: 300)
    /// 400, as `UIFont.Weight.regular`.
    package static let regular = FontWeight(rawValue: 400)
    /// 500, as `UIFont.Weight.medium`.
    package static let medium = FontWeight(rawValue: 500)
    /// 600, as `UIFont.Weight.semibold`.
    package static let semibold = FontWeight(rawValue: 600)
    /// 700, as `UIFont.Weight.bold`.
    package static let bold = FontWeight(rawValue: 700)
    /// 800, as `UIFont.Weight.heavy`.
    package static let heavy = FontWeight(rawValue: 800)
    /// 900, as `UIFont.Weight.black`.
    package static let black = FontWeight(rawValue: 900)

    /// Orders weights from thin to heavy.
    package static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Whether a face is slanted.
package enum FontSlant: Hashable, Sendable {
    /// Roman, without a slant.
    case upright
    /// Italic or oblique.
    case italic
}

/// The variants of the system font.
package enum FontDesign: Hashable, Sendable, CaseIterable {
    /// The sans serif of labels and buttons.
    case `default`
    /// With serifs (New York on a device).
    case serif
    /// With round stroke ends; drawn with the default design, as no round face is shipped.
    case rounded
    /// All advances equal (SF Mono on a device).
    case monospaced
}
