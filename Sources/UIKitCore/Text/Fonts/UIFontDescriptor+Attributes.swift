import Typography

extension UIFontDescriptor {
    /// Returns the descriptor of a text style's font for the content size category of a trait collection.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Returns the descriptor in another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns the descriptor in a face by its name, as `Bold Italic`; of the system font, weight and slant are taken.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        let name = newFace.lowercased()
        var traits: SymbolicTraits = []
        if name.contains("bold") || name.contains("heavy") || name.contains("black") {
            traits.insert(.traitBold)
        }
        if name.contains("italic") || name.contains("oblique") { traits.insert(.traitItalic) }
        return withSymbolicTraits(traits) ?? self
    }

    /// Returns the descriptor itself: text is not transformed here.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
    /// The transform of the text; none.
    public var matrix: CGAffineTransform { .identity }

    /// Returns the value of an attribute: of size, name, family, face and traits; nil for others.
    public func object(forKey attribute: AttributeName) -> Any? {
        let font = UIFont(descriptor: self, size: 0)
        switch attribute {
        case .size: return font.pointSize
        case .name: return font.fontName
        case .family: return font.familyName
        case .face:
            return font.fontName.split(separator: "-").dropFirst().first.map(String.init) ?? "Regular"
        case .traits: return [TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
        default: return nil
        }
    }

    /// Returns the descriptors that match: this one alone.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
        -> [UIFontDescriptor]
    { [self] }
}

extension UIFontDescriptor.AttributeName {
    /// The name of the font that users see.
    public static let visibleName = UIFontDescriptor.AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform of the text; not applied.
    public static let matrix = UIFontDescriptor.AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font covers; not used.
    public static let characterSet = UIFontDescriptor.AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for missing characters; not used.
    public static let cascadeList = UIFontDescriptor.AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The advance of all glyphs, in points; not used.
    public static let fixedAdvance = UIFontDescriptor.AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
}

extension UIFontDescriptor.SymbolicTraits {
    /// Glyphs are wider than regular ones.
    public static let traitExpanded = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 5)
    /// Glyphs are narrower than regular ones.
    public static let traitCondensed = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 6)
    /// Glyph variants and metrics are those of vertical text.
    public static let traitVertical = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 11)
    /// The metrics are optimized for user interfaces.
    public static let traitUIOptimized = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 12)
    /// The bits of the class.
    public static let classMask = UIFontDescriptor.SymbolicTraits(rawValue: 0xF000_0000)
    /// Glyphs have old-style serifs.
    public static let classOldStyleSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 28)
    /// Glyphs have modern serifs, with high contrast.
    public static let classModernSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 3 << 28)
    /// Glyphs have slab serifs.
    public static let classSlabSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 5 << 28)
    /// Glyphs are without serifs.
    public static let classSansSerif = UIFontDescriptor.SymbolicTraits(rawValue: 8 << 28)
}
