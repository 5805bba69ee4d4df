import Typography

/// What a font is asked for by: family, size and traits.
///
/// Immutable and Sendable.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Properties of a face; Raw values match Apple's.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Leans.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy strokes.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Less space between lines.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// More space between lines.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// A design by Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The sans serif.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Round stroke ends; drawn as the default design, as no round face is shipped.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All characters equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let descriptor: FontDescriptor

    init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

    /// The descriptor of a family or PostScript name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            FontDescriptor(family: .named(fontName), size: size.isFinite && size > 0 ? size : 17))
    }

    /// The descriptor of a text style's font at the reader's text size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).descriptor)
    }

    /// Points an em.
    public var pointSize: CGFloat { descriptor.size }

    /// The traits of the face.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if descriptor.isItalic { traits.insert(.traitItalic) }
        if descriptor.weight >= .semibold { traits.insert(.traitBold) }
        if descriptor.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same at another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        guard newPointSize.isFinite, newPointSize > 0 else { return self }
        return changed { $0.size = newPointSize }
    }

    /// The same with other traits, never nil here: there is always a nearest face.
    ///
    /// Source: `UIFontDescriptor`, where loose and tight leading differ by 2 points. Chosen: bold is semibold for
    /// the system font, as `boldSystemFont` is, and bold for families.
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

    /// The same of the system font in another design; nil for other families.
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
        return UIFontDescriptor(descriptor)
    }

    /// Whether both ask for the same.
    public override func isEqual(_ object: Any?) -> Bool {
        descriptor == (object as? UIFontDescriptor)?.descriptor
    }

    /// Hashes what it asks for.
    public override var hash: Int { descriptor.hashValue }
}

extension UIFont {
    /// The font of a descriptor; a size of 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.withSize(pointSize).descriptor)
    }

    /// The system font in place of a face that is not there: in the weight and slant that the name tells, and
    /// with the line height of the face where it is one of iOS.
    package static func standIn(forFontNamed name: String, size: CGFloat) -> UIFont {
        let style = name.split(separator: "-").last?.lowercased() ?? ""
        let weights: [(word: String, weight: Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("demi", .semibold),
            ("semibold", .semibold), ("extrabold", .heavy), ("light", .light), ("medium", .medium),
            ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        let weight = name.contains("-") ? weights.first { style.contains($0.word) }?.weight : nil
        var descriptor = systemFont(ofSize: size, weight: weight ?? .regular).descriptor
        descriptor.isItalic = style.hasSuffix("italic") || style.hasSuffix("oblique")
        descriptor.standIn(for: name)
        return UIFont(descriptor)
    }

    /// What the font is asked for by.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

    /// The system font whose figures are equally wide.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var descriptor = systemFont(ofSize: fontSize, weight: weight).descriptor
        descriptor.features = [.monospacedDigits]
        return UIFont(descriptor)
    }
}
