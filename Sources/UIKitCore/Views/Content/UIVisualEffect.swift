/// An effect on the content behind a visual effect view.
public class UIVisualEffect: NSObject {}

/// An effect that blurs and tints the content behind.
public final class UIBlurEffect: UIVisualEffect {
    /// The styles of a blur. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// An almost white blur.
        case extraLight = 0
        /// A light blur.
        case light = 1
        /// A dark blur.
        case dark = 2
        /// A blur that adapts to the interface style.
        case regular = 4
        /// A more prominent blur that adapts to the interface style.
        case prominent = 5
        /// An ultra-thin material that adapts to the interface style.
        case systemUltraThinMaterial = 6
        /// A thin material that adapts to the interface style.
        case systemThinMaterial = 7
        /// A material that adapts to the interface style.
        case systemMaterial = 8
        /// A thick material that adapts to the interface style.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// An ultra-thin material that is always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material that is always light.
        case systemThinMaterialLight = 12
        /// A material that is always light.
        case systemMaterialLight = 13
        /// A thick material that is always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// An ultra-thin material that is always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material that is always dark.
        case systemThinMaterialDark = 17
        /// A material that is always dark.
        case systemMaterialDark = 18
        /// A thick material that is always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Creates a blur of a style.
    public init(style: Style) { self.style = style }

    /// The standard deviation of the blur in points.
    ///
    /// Source: `UIImage+ImageEffects` in Apple's sample code "Blurring and Tinting an Image" (WWDC 2013) for the
    /// first three. Chosen: 30 for the materials, whose filters are not published.
    var radius: CGFloat {
        switch style {
        case .extraLight, .dark: 20
        default: 30
        }
    }

    /// The tint over the blur.
    ///
    /// Source: `UIImage+ImageEffects`, as for the radius, for the first three. Chosen: grays of the materials, by eye
    /// after Apple's design templates.
    var tint: UIColor {
        switch style {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.3)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        case .regular, .systemMaterial: Self.adaptive(Self.gray(245, 0.8), Self.gray(37, 0.82))
        case .prominent, .systemThickMaterial: Self.adaptive(Self.gray(245, 0.9), Self.gray(37, 0.9))
        case .systemUltraThinMaterial: Self.adaptive(Self.gray(250, 0.48), Self.gray(37, 0.55))
        case .systemThinMaterial: Self.adaptive(Self.gray(245, 0.65), Self.gray(37, 0.7))
        case .systemChromeMaterial: Self.adaptive(Self.gray(249, 0.87), Self.gray(29, 0.85))
        case .systemUltraThinMaterialLight: Self.gray(250, 0.48)
        case .systemThinMaterialLight: Self.gray(245, 0.65)
        case .systemMaterialLight: Self.gray(245, 0.8)
        case .systemThickMaterialLight: Self.gray(245, 0.9)
        case .systemChromeMaterialLight: Self.gray(249, 0.87)
        case .systemUltraThinMaterialDark: Self.gray(37, 0.55)
        case .systemThinMaterialDark: Self.gray(37, 0.7)
        case .systemMaterialDark: Self.gray(37, 0.82)
        case .systemThickMaterialDark: Self.gray(37, 0.9)
        case .systemChromeMaterialDark: Self.gray(29, 0.85)
        }
    }

    /// Whether the blur is dark, so that content over it is light.
    func isDark(in traits: UITraitCollection) -> Bool {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            traits.userInterfaceStyle == .dark
        }
    }

    private static func gray(_ white: CGFloat, _ alpha: CGFloat) -> UIColor {
        UIColor(white: white / 255, alpha: alpha)
    }

    private static func adaptive(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
