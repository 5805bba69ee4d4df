/// The components of the system's colors, light and dark.
///
/// Source: as `UIColor`'s of the same names: Flutter's measured Cupertino colors, the color resources that Xcode writes
/// into Interface Builder files, and Apple's Human Interface Guidelines; the palette of iOS 13 to 18.
enum SystemPalette {
    /// A color in both appearances.
    struct Pair {
        let light: Color.Resolved
        let dark: Color.Resolved

        fileprivate init(
            _ light: UInt32, _ lightOpacity: Double, _ dark: UInt32, _ darkOpacity: Double
        ) {
            self.light = Color.Resolved(rgb: light, opacity: lightOpacity)
            self.dark = Color.Resolved(rgb: dark, opacity: darkOpacity)
        }

        fileprivate init(_ light: UInt32, _ dark: UInt32) { self.init(light, 1, dark, 1) }

        /// The components in the appearance of an environment.
        func resolved(in environment: EnvironmentValues) -> Color.Resolved {
            environment.colorScheme == .dark ? dark : light
        }

        /// The color of drawings in the appearance of an environment.
        func color(in environment: EnvironmentValues) -> SceneColor { resolved(in: environment).sceneColor }
    }

    static let separator = Pair(0x3C3C43, 0.29, 0x545458, 0.6)
    static let label = Pair(0x000000, 0xFFFFFF)
    static let secondaryLabel = Pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    static let tertiaryLabel = Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    static let quaternaryLabel = Pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    static let placeholderText = Pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    static let background = Pair(0xFFFFFF, 0x000000)
    static let secondaryBackground = Pair(0xF2F2F7, 0x1C1C1E)
    static let fill = Pair(0x787880, 0.2, 0x787880, 0.36)

    /// Returns a system color of a name.
    static func pair(of color: SystemColor) -> Pair {
        switch color {
        case .red: Pair(0xFF3B30, 0xFF453A)
        case .orange: Pair(0xFF9500, 0xFF9F0A)
        case .yellow: Pair(0xFFCC00, 0xFFD60A)
        case .green: Pair(0x34C759, 0x30D158)
        case .mint: Pair(0x00C7BE, 0x63E6E2)
        case .teal: Pair(0x30B0C7, 0x40C8E0)
        case .cyan: Pair(0x32ADE6, 0x64D2FF)
        case .blue, .accentColor: Pair(0x007AFF, 0x0A84FF)
        case .indigo: Pair(0x5856D6, 0x5E5CE6)
        case .purple: Pair(0xAF52DE, 0xBF5AF2)
        case .pink: Pair(0xFF2D55, 0xFF375F)
        case .brown: Pair(0xA2845E, 0xAC8E68)
        case .gray: Pair(0x8E8E93, 0x8E8E93)
        case .white: Pair(0xFFFFFF, 0xFFFFFF)
        case .black: Pair(0x000000, 0x000000)
        case .clear: Pair(0x000000, 0, 0x000000, 0)
        case .primary: label
        case .secondary: secondaryLabel
        }
    }
}
