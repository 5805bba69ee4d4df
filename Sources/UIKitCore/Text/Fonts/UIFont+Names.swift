import Typography

extension UIFont {
    /// The PostScript name, as in "Helvetica-Bold"; that of a system font contains its weight.
    public var fontName: String {
        if let face = descriptor.substitutedFace { return SystemFontFamilies.faceName(of: face) }
        guard case .named(let name) = descriptor.family else {
            return ".SFUI-" + weightName + (descriptor.isItalic ? "Italic" : "")
        }
        let style = (descriptor.weight >= .semibold ? "Bold" : "") + (descriptor.isItalic ? "Italic" : "")
        return style.isEmpty || name.contains("-") ? name : "\(name)-\(style)"
    }

    /// The name of the family.
    public var familyName: String {
        if let face = descriptor.substitutedFace, let family = SystemFontFamilies.family(of: face) {
            return family
        }
        guard case .named(let name) = descriptor.family else { return ".AppleSystemUIFont" }
        return name.split(separator: "-").first.map(String.init) ?? name
    }

    private var weightName: String {
        switch descriptor.weight {
        case ...(.light): "Light"
        case ...(.regular): "Regular"
        case ...(.medium): "Medium"
        case ...(.semibold): "Semibold"
        case ...(.bold): "Bold"
        default: "Heavy"
        }
    }
}

extension UIFontDescriptor {
    /// The keys of attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the family, as "Helvetica Neue".
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, as "Helvetica-Bold".
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face in the family, as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
        /// The features by `FeatureKey`; they are not drawn.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, as its name.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The keys of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The symbolic traits, as their bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, -1 to 1; 0 for regular.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The relative width of glyphs, -1 to 1; 0 for regular.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant of glyphs, -1 to 1; 0 for upright ones.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The keys of features.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the feature's type.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The identifier of the feature's type.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The identifier of the setting of the type.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The identifier of the setting of the type.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Creates a descriptor from attributes: name or family, size, weight and symbolic traits.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let start = UIFontDescriptor(FontDescriptor(family: .system(.default), size: 12))
        self.init(start.addingAttributes(attributes).descriptor)
    }

    /// Returns the descriptor with other attributes: name or family, size, weight and symbolic traits.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var changed = descriptor
        if let name = (attributes[.name] ?? attributes[.family]) as? String { changed.family = .named(name) }
        if let size = attributes[.size] as? Double, size > 0 { changed.size = size }
        let traits = attributes[.traits] as? [TraitKey: Any]
        let weight = traits?[.weight]
        if let weight = weight as? UIFont.Weight ?? (weight as? Double).map({ UIFont.Weight($0) }) {
            changed.weight = UIFont.systemFont(ofSize: 12, weight: weight).descriptor.weight
        }
        let result = UIFontDescriptor(changed)
        guard let symbolic = traits?[.symbolic] as? UInt32 else { return result }
        return result.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? result
    }

    /// The attributes: size, and the name of a family.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: descriptor.size]
        if case .named(let name) = descriptor.family { attributes[.name] = name }
        return attributes
    }

    /// The PostScript name of the font.
    public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
}
