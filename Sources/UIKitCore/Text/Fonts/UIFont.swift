import Diagnostics
package import Typography

/// A font: a face at a size.
///
/// Immutable and Sendable. Metrics are those of the fonts of the current render.
public final class UIFont: NSObject, Sendable {
    private let header = CoreFoundationHeader()
    /// The descriptor for the text engine.
    package let descriptor: FontDescriptor
    /// How the font grows with the content size category; nil for a font of one size.
    let scaling: FontScaling?

    package convenience init(_ descriptor: FontDescriptor) { self.init(descriptor, scaling: nil) }

    init(_ descriptor: FontDescriptor, scaling: FontScaling?) {
        (self.descriptor, self.scaling) = (descriptor, scaling)
    }

    /// Creates the regular system font in the size of body text of old, 12 points. Chosen: Apple's object has no face.
    public override convenience init() { self.init(FontDescriptor(family: .system(.default), size: 12)) }

    /// Whether it is the system font's default design, and not that of a text style.
    package var isPlainSystemFont: Bool {
        if case .system(.default) = descriptor.family { return descriptor.leading == 0 }
        return false
    }

    /// Creates a font of a family or PostScript name.
    ///
    /// For a font that iOS ships and the render does not have, it is the nearest shipped face with the metrics of that font,
    /// which is reported; nil for other names that the render does not have.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(name: fontName, size: fontSize, substitutes: true)
    }

    /// Creates a font of a name, and substitutes for one that iOS ships where that is asked for.
    package convenience init?(name fontName: String, size fontSize: CGFloat, substitutes: Bool) {
        if let found = UIFont.ofRender(named: fontName, size: fontSize) {
            self.init(found.descriptor)
        } else if substitutes, SystemFontFamilies.contain(fontName) {
            let size = fontSize.isFinite && fontSize > 0 ? fontSize : 17
            RenderEnvironment.current.report(
                Diagnostic(
                    .fontSubstituted, "no font is named '\(fontName)'; the nearest shipped face is drawn",
                    of: fontName, hints: ["give the folder of its file with --fonts"]))
            self.init(UIFont.substitute(forFontNamed: fontName, size: size).descriptor)
        } else {
            let environment = RenderEnvironment.current
            let problem = environment.textEngine.library.pointerProblem(ofFontNamed: fontName)
            if let problem { environment.report(problem) }
            return nil
        }
    }

    /// Returns a font that the render has, by its family or PostScript name; nil for others.
    package static func ofRender(named fontName: String, size fontSize: CGFloat) -> UIFont? {
        let descriptor = FontDescriptor(
            family: .named(fontName), size: fontSize.isFinite && fontSize > 0 ? fontSize : 17)
        if RenderEnvironment.current.textEngine.library.hasFace(named: fontName) {
            return UIFont(descriptor)
        }
        return SystemFontNames.descriptor(named: fontName, size: descriptor.size).map { UIFont($0) }
    }

    /// Returns the regular system font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system(.default, fontSize, weight))
    }

    /// Returns the system font in semibold. Measured: fonts by this name report the semibold face.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var descriptor = system(.default, fontSize, .regular)
        descriptor.isItalic = true
        return UIFont(descriptor)
    }

    /// Returns the monospaced system font in a weight.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system(.monospaced, fontSize, weight))
    }

    /// Returns the font of a text style for the current content size category.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style for the content size category of a trait collection.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let metrics = preferredMetrics(for: style, category: traits.preferredContentSizeCategory)
        // Chosen: as heavy as bold text in the settings of a phone looks.
        let isBold = traits.legibilityWeight == .bold
        let weight: Weight = style == .headline ? (isBold ? .bold : .semibold) : isBold ? .semibold : .regular
        var descriptor = system(.default, metrics.size, weight)
        descriptor.leading = metrics.linePitch - metrics.size * systemLineHeight
        return UIFont(descriptor, scaling: FontScaling(style: style))
    }

    /// The line height of the system font in ems. Source: published UIFont metrics, (1950 + 494) / 2048.
    private static let systemLineHeight = 2444.0 / 2048

    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of button titles, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of standard text, in points.
    public static let systemFontSize: CGFloat = 14

    private static func system(
        _ design: FontDesign, _ size: CGFloat, _ weight: Weight
    ) -> FontDescriptor {
        FontDescriptor(
            family: .system(design), weight: weight.fontWeight,
            size: size.isFinite && size > 0 ? size : 17)
    }

    /// The font size, in points.
    public var pointSize: CGFloat { descriptor.size }
    /// The distance from the baseline to the top of a line, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// The distance from the baseline to the bottom of a line, in points; negative.
    public var descender: CGFloat { metrics.descender }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The additional space between lines, in points.
    public var leading: CGFloat { descriptor.leading }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of lowercase letters, in points.
    public var xHeight: CGFloat { metrics.xHeight }

    private var metrics: FontMetrics { RenderEnvironment.current.textEngine.metrics(of: descriptor) }

    /// Returns the font at another size, which does not grow with the content size category.
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

    /// The hash of face and size.
    public override var hash: Int { descriptor.hashValue }
}

extension UIFont {
    /// The weights of fonts, whose raw values match Apple's, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The raw value, -1 (thinnest) to 1 (thickest), 0 for regular.
        public let rawValue: CGFloat

        /// Creates a weight from its raw value, -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its raw value, -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ultra light, 100 in CSS.
        public static let ultraLight = Weight(-0.8)
        /// Thin, 200 in CSS.
        public static let thin = Weight(-0.6)
        /// Light, 300 in CSS.
        public static let light = Weight(-0.4)
        /// Regular, 400 in CSS.
        public static let regular = Weight(0)
        /// Medium, 500 in CSS.
        public static let medium = Weight(0.23)
        /// Semibold, 600 in CSS.
        public static let semibold = Weight(0.3)
        /// Bold, 700 in CSS.
        public static let bold = Weight(0.4)
        /// Heavy, 800 in CSS.
        public static let heavy = Weight(0.56)
        /// Black, 900 in CSS.
        public static let black = Weight(0.62)

        /// The weight names in files, thinnest first.
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
    /// Whether a face has a PostScript, full or family name.
    fileprivate func hasFace(named name: String) -> Bool {
        faces.contains { [$0.postScriptName, $0.fullName, $0.family].contains(name) }
    }
}
