// Source: Flutter's measured Cupertino colors, the color resources that Xcode writes into Interface Builder
// files, and Apple's Human Interface Guidelines; the palette of iOS 13 to 18. Mint, cyan and brown: medium
// confidence.

extension UIColor {
    /// Returns a color that differs between light and dark appearance.
    private static func adaptive(_ light: Hex, _ dark: Hex) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark.color : light.color }
    }

    /// A color as 0xRRGGBB and an alpha.
    private struct Hex: Sendable {
        let color: UIColor

        init(_ rgb: UInt32, alpha: Double = 1) {
            func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
            color = UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
        }
    }

    /// The background of grouped tables, by its older name.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The system red, which adapts to light and dark appearance.
    public static let systemRed = adaptive(Hex(0xFF3B30), Hex(0xFF453A))
    /// The system orange, which adapts to light and dark appearance.
    public static let systemOrange = adaptive(Hex(0xFF9500), Hex(0xFF9F0A))
    /// The system yellow, which adapts to light and dark appearance.
    public static let systemYellow = adaptive(Hex(0xFFCC00), Hex(0xFFD60A))
    /// The system green, which adapts to light and dark appearance.
    public static let systemGreen = adaptive(Hex(0x34C759), Hex(0x30D158))
    /// The system mint, which adapts to light and dark appearance.
    public static let systemMint = adaptive(Hex(0x00C7BE), Hex(0x63E6E2))
    /// The system teal, which adapts to light and dark appearance.
    public static let systemTeal = adaptive(Hex(0x30B0C7), Hex(0x40C8E0))
    /// The system cyan, which adapts to light and dark appearance.
    public static let systemCyan = adaptive(Hex(0x32ADE6), Hex(0x64D2FF))
    /// The system blue, which adapts to light and dark appearance.
    public static let systemBlue = adaptive(Hex(0x007AFF), Hex(0x0A84FF))
    /// The system indigo, which adapts to light and dark appearance.
    public static let systemIndigo = adaptive(Hex(0x5856D6), Hex(0x5E5CE6))
    /// The system purple, which adapts to light and dark appearance.
    public static let systemPurple = adaptive(Hex(0xAF52DE), Hex(0xBF5AF2))
    /// The system pink, which adapts to light and dark appearance.
    public static let systemPink = adaptive(Hex(0xFF2D55), Hex(0xFF375F))
    /// The system brown, which adapts to light and dark appearance.
    public static let systemBrown = adaptive(Hex(0xA2845E), Hex(0xAC8E68))
    /// The system gray, the same in light and dark appearance.
    public static let systemGray = adaptive(Hex(0x8E8E93), Hex(0x8E8E93))
    /// The second-level system gray, closer to the background than the one before.
    public static let systemGray2 = adaptive(Hex(0xAEAEB2), Hex(0x636366))
    /// The third-level system gray, closer to the background than the one before.
    public static let systemGray3 = adaptive(Hex(0xC7C7CC), Hex(0x48484A))
    /// The fourth-level system gray, closer to the background than the one before.
    public static let systemGray4 = adaptive(Hex(0xD1D1D6), Hex(0x3A3A3C))
    /// The fifth-level system gray, closer to the background than the one before.
    public static let systemGray5 = adaptive(Hex(0xE5E5EA), Hex(0x2C2C2E))
    /// The sixth-level system gray, closer to the background than the one before.
    public static let systemGray6 = adaptive(Hex(0xF2F2F7), Hex(0x1C1C1E))
    /// The color of primary text.
    public static let label = adaptive(Hex(0x000000), Hex(0xFFFFFF))
    /// The color of secondary text.
    public static let secondaryLabel = adaptive(Hex(0x3C3C43, alpha: 0.6), Hex(0xEBEBF5, alpha: 0.6))
    /// The color of tertiary text.
    public static let tertiaryLabel = adaptive(Hex(0x3C3C43, alpha: 0.3), Hex(0xEBEBF5, alpha: 0.3))
    /// The color of quaternary text.
    public static let quaternaryLabel = adaptive(Hex(0x3C3C43, alpha: 0.18), Hex(0xEBEBF5, alpha: 0.16))
    /// The color of placeholder text.
    public static let placeholderText = adaptive(Hex(0x3C3C43, alpha: 0.3), Hex(0xEBEBF5, alpha: 0.3))
    /// The color of links.
    public static let link = adaptive(Hex(0x007AFF), Hex(0x0984FF))
    /// The color of separators, translucent.
    public static let separator = adaptive(Hex(0x3C3C43, alpha: 0.29), Hex(0x545458, alpha: 0.6))
    /// The color of separators, opaque.
    public static let opaqueSeparator = adaptive(Hex(0xC6C6C8), Hex(0x38383A))
    /// The fill of thin and small shapes.
    public static let systemFill = adaptive(Hex(0x787880, alpha: 0.2), Hex(0x787880, alpha: 0.36))
    /// The fill of medium shapes, such as a switch.
    public static let secondarySystemFill = adaptive(Hex(0x787880, alpha: 0.16), Hex(0x787880, alpha: 0.32))
    /// The fill of large shapes, such as a text field.
    public static let tertiarySystemFill = adaptive(Hex(0x767680, alpha: 0.12), Hex(0x767680, alpha: 0.24))
    /// The fill of large areas with content.
    public static let quaternarySystemFill = adaptive(Hex(0x747480, alpha: 0.08), Hex(0x767680, alpha: 0.18))
    /// The main background, white in light appearance and black in dark.
    public static let systemBackground = adaptive(Hex(0xFFFFFF), Hex(0x000000))
    /// The background of content grouped in the main background.
    public static let secondarySystemBackground = adaptive(Hex(0xF2F2F7), Hex(0x1C1C1E))
    /// The background of content grouped in the secondary background.
    public static let tertiarySystemBackground = adaptive(Hex(0xFFFFFF), Hex(0x2C2C2E))
    /// The main background of grouped interfaces.
    public static let systemGroupedBackground = adaptive(Hex(0xF2F2F7), Hex(0x000000))
    /// The background of content grouped in the main grouped background.
    public static let secondarySystemGroupedBackground = adaptive(Hex(0xFFFFFF), Hex(0x1C1C1E))
    /// The background of content grouped in the secondary grouped background.
    public static let tertiarySystemGroupedBackground = adaptive(Hex(0xF2F2F7), Hex(0x2C2C2E))
    /// The default tint color.
    public static let tintColor = systemBlue
}
