import Typography

extension UIFont {
    /// The widths of fonts.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's: 0 for the standard width.
        public let rawValue: CGFloat
        /// Creates a width from its raw value, 0 for the standard one.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Narrower than `condensed`.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrower than the standard width.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width, of most fonts.
        public static let standard = Width(rawValue: 0)
        /// Wider than the standard width.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns the system font in a weight and a width; in the standard width, as no other is included.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The names of the families of the render and of those that iOS ships, sorted.
    public static var familyNames: [String] {
        Set(RenderEnvironment.current.textEngine.library.faces.map(\.family) + SystemFontFamilies.names)
            .sorted()
    }

    /// Returns the PostScript names of a family's faces; none for an unknown family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let own = RenderEnvironment.current.textEngine.library.faces.filter { $0.family == familyName }
        return own.isEmpty ? SystemFontFamilies.faceNames(ofFamily: familyName) : own.map(\.postScriptName)
    }
}

extension UIFont.TextStyle {
    /// Large titles of visionOS; as large titles here.
    public static let extraLargeTitle = UIFont.TextStyle.largeTitle
    /// Smaller titles of visionOS; as large titles here.
    public static let extraLargeTitle2 = UIFont.TextStyle.largeTitle
}

extension UIFont.Weight {
    /// Returns the weight of symbols beside text of this weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        let nearest = weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
        return nearest?.1 ?? .regular
    }
}

extension UIImage.SymbolWeight {
    /// Returns the weight of text beside symbols of this weight.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
