import Typography

/// A description of a font: family, size and traits.
///
/// Immutable and Sendable.
public final class UIFontDescriptor: NSObject, Sendable {
    /// The symbolic traits of a font; raw values match Apple's.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt32

        /// Creates traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The face is italic or oblique.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The face is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All glyphs have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Reduced line spacing.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Increased line spacing.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The sans serif design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design; drawn as the default design, as no rounded font is included.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let descriptor: FontDescriptor
    /// How a font of the descriptor grows with the content size category; nil for one size.
    let scaling: FontScaling?

    init(_ descriptor: FontDescriptor, scaling: FontScaling? = nil) {
        (self.descriptor, self.scaling) = (descriptor, scaling)
    }

    /// Creates the descriptor of a family or PostScript name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            FontDescriptor(family: .named(fontName), size: size.isFinite && size > 0 ? size : 17))
    }

    /// Returns the descriptor of a text style's font for the current content size category.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The font size, in points.
    public var pointSize: CGFloat { descriptor.size }

    /// The traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if descriptor.isItalic { traits.insert(.traitItalic) }
        if descriptor.weight >= .semibold { traits.insert(.traitBold) }
        if descriptor.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor at another size, which does not grow with the content size category.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        guard newPointSize.isFinite, newPointSize > 0 else { return self }
        var descriptor = descriptor
        descriptor.size = newPointSize
        return UIFontDescriptor(descriptor)
    }

    /// Returns the descriptor with other traits; never nil here, since there is always a closest font.
    ///
    /// Source: `UIFontDescriptor`, where loose and tight leading differ by 2 points. Chosen: bold is semibold
    /// for the system font, as `boldSystemFont` is, and bold for families.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed { descriptor in
            let isSystem = if case .system = descriptor.family { true } else { false }
            descriptor.isItalic = symbolicTraits.contains(.traitItalic)
            let isBold = symbolicTraits.contains(.traitBold)
            if isBold != (descriptor.weight >= .semibold) {
                descriptor.weight = isBold ? isSystem ? .semibold : .bold : .regular
            }
            if isSystem, symbolicTraits.contains(.traitMonoSpace) {
                descriptor.family = .system(.monospaced)
            }
            if symbolicTraits.contains(.traitLooseLeading) { descriptor.leading += 2 }
            if symbolicTraits.contains(.traitTightLeading) { descriptor.leading -= 2 }
        }
    }

    /// Returns the descriptor of the system font in another design; nil for other families.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = descriptor.family else { return nil }
        switch design {
        case .default: return changed { $0.family = .system(.default) }
        case .rounded: return changed { $0.family = .system(.rounded) }
        case .serif: return changed { $0.family = .system(.serif) }
        case .monospaced: return changed { $0.family = .system(.monospaced) }
        default: return nil
        }
    }

    private func changed(_ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
        var descriptor = descriptor
        change(&descriptor)
        return UIFontDescriptor(descriptor, scaling: scaling)
    }

    /// Whether both describe the same font.
    public override func isEqual(_ object: Any?) -> Bool {
        descriptor == (object as? UIFontDescriptor)?.descriptor
    }

    /// The hash of the description.
    public override var hash: Int { descriptor.hashValue }
}

extension UIFont {
    /// Creates the font of a descriptor; a size of 0 uses the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let sized = descriptor.withSize(pointSize)
        self.init(sized.descriptor, scaling: sized.scaling)
    }

    /// Returns the system font as a substitute for a font that is not available: in the weight and slant of
    /// the font's name, and with its line height if it is a font of iOS.
    package static func substitute(forFontNamed name: String, size: CGFloat) -> UIFont {
        let style = name.split(separator: "-").last?.lowercased() ?? ""
        let weights: [(word: String, weight: Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("demi", .semibold),
            ("semibold", .semibold), ("extrabold", .heavy), ("light", .light), ("medium", .medium),
            ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        let weight = name.contains("-") ? weights.first { style.contains($0.word) }?.weight : nil
        var descriptor = systemFont(ofSize: size, weight: weight ?? .regular).descriptor
        descriptor.isItalic = style.hasSuffix("italic") || style.hasSuffix("oblique")
        descriptor.substitute(for: name)
        return UIFont(descriptor)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, scaling: scaling) }

    /// Returns the system font with monospaced digits.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight).withMonospacedDigits()
    }

    /// Returns the font with digits of one width, where its face has them.
    package func withMonospacedDigits() -> UIFont {
        var descriptor = descriptor
        descriptor.features.append(.monospacedDigits)
        return UIFont(descriptor)
    }
}
