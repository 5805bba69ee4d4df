package import Typography

/// A face at a size.
///
/// Immutable and Sendable. Metrics come from the fonts of the render that asks.
public final class UIFont: NSObject, Sendable {
    private let header = CoreFoundationHeader()
    /// Face and size for the text engine.
    package let descriptor: FontDescriptor

    package init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

    /// The face of a family or PostScript name; nil where no such font is among those of the render.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let descriptor = FontDescriptor(
            family: .named(fontName), size: fontSize.isFinite && fontSize > 0 ? fontSize : 17)
        guard RenderEnvironment.current.textEngine.library.hasFace(named: fontName) else { return nil }
        self.init(descriptor)
    }

    /// The system font, regular.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font at a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system(.default, fontSize, weight))
    }

    /// The system font, semibold. Measured: fonts by this name report the semibold face.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system font, slanted.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var descriptor = system(.default, fontSize, .regular)
        descriptor.isItalic = true
        return UIFont(descriptor)
    }

    /// The system's face whose characters are all equally wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system(.monospaced, fontSize, weight))
    }

    /// The font of a text style at the reader's text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of some traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let metrics = preferredMetrics(for: style, category: traits.preferredContentSizeCategory)
        var descriptor = system(.default, metrics.size, style == .headline ? .semibold : .regular)
        descriptor.leading = metrics.linePitch - metrics.size * systemLineHeight
        return UIFont(descriptor)
    }

    /// Line height of the system font in ems. Source: published UIFont metrics, (1950 + 494) / 2048.
    private static let systemLineHeight = 2444.0 / 2048

    /// The size of labels in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of button titles in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of standard text in points.
    public static let systemFontSize: CGFloat = 14

    private static func system(
        _ design: FontDesign, _ size: CGFloat, _ weight: Weight
    ) -> FontDescriptor {
        FontDescriptor(
            family: .system(design), weight: weight.fontWeight,
            size: size.isFinite && size > 0 ? size : 17)
    }

    /// Points an em.
    public var pointSize: CGFloat { descriptor.size }
    /// From the baseline to the top of a line in points.
    public var ascender: CGFloat { metrics.ascender }
    /// From the baseline to the bottom of a line in points; negative.
    public var descender: CGFloat { metrics.descender }
    /// From the top to the bottom of a line in points.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// Points between one line's bottom and the next one's top.
    public var leading: CGFloat { descriptor.leading }
    /// The height of capitals in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of small letters in points.
    public var xHeight: CGFloat { metrics.xHeight }

    private var metrics: FontMetrics { RenderEnvironment.current.textEngine.metrics(of: descriptor) }

    /// The same face at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var descriptor = descriptor
        descriptor.size = fontSize.isFinite && fontSize > 0 ? fontSize : pointSize
        return UIFont(descriptor)
    }

    /// Whether both are the same face at the same size.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return descriptor == other.descriptor
    }

    /// Hashes face and size.
    public override var hash: Int { descriptor.hashValue }
}

extension UIFont {
    /// How thick a face is, in Apple's numbers from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// -1 (thinnest) to 1 (thickest), 0 for regular.
        public let rawValue: CGFloat

        /// A weight by Apple's number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight by Apple's number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 100 in style sheets.
        public static let ultraLight = Weight(-0.8)
        /// 200 in style sheets.
        public static let thin = Weight(-0.6)
        /// 300 in style sheets.
        public static let light = Weight(-0.4)
        /// 400 in style sheets.
        public static let regular = Weight(0)
        /// 500 in style sheets.
        public static let medium = Weight(0.23)
        /// 600 in style sheets.
        public static let semibold = Weight(0.3)
        /// 700 in style sheets.
        public static let bold = Weight(0.4)
        /// 800 in style sheets.
        public static let heavy = Weight(0.56)
        /// 900 in style sheets.
        public static let black = Weight(0.62)

        /// The weights and the names files give them, thinnest first.
        package static let named: [(name: String, weight: Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
            ("black", .black),
        ]

        /// The nearest of the nine weights.
        var fontWeight: FontWeight {
            let weights: [FontWeight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            let distances = Weight.named.map { ($0.weight.rawValue - rawValue).magnitude }
            let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
            return weights[nearest]
        }
    }
}

extension FontLibrary {
    /// Whether a face answers to a PostScript, full or family name.
    fileprivate func hasFace(named name: String) -> Bool {
        faces.contains { [$0.postScriptName, $0.fullName, $0.family].contains(name) }
    }
}
