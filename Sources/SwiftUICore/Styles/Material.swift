package import Foundation
import Scene

/// A background that blurs what is behind.
public struct Material: ShapeStyle {
    /// The thicknesses of materials.
    enum Thickness: Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    let thickness: Thickness

    /// A mostly translucent material.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A more translucent than opaque material.
    public static let thin = Material(thickness: .thin)
    /// A somewhat translucent material.
    public static let regular = Material(thickness: .regular)
    /// A more opaque than translucent material.
    public static let thick = Material(thickness: .thick)
    /// A mostly opaque material.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of the system's bars.
    public static let bar = Material(thickness: .bar)
}

extension Material: PaintStyle {
    /// Chosen: the values of the system materials of `UIBlurEffect` here.
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        let isDark = environment.colorScheme == .dark
        let (white, alpha): (Double, Double) =
            switch thickness {
            case .ultraThin: isDark ? (37, 0.55) : (250, 0.48)
            case .thin: isDark ? (37, 0.7) : (245, 0.65)
            case .regular: isDark ? (37, 0.82) : (245, 0.8)
            case .thick: isDark ? (37, 0.9) : (245, 0.9)
            case .ultraThick: isDark ? (37, 0.95) : (245, 0.95)
            case .bar: isDark ? (29, 0.85) : (249, 0.87)
            }
        return .material(radius: 30, tint: SceneColor(white: white / 255, alpha: alpha))
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A more translucent than opaque material.
    public static var thinMaterial: Material { .thin }
    /// A somewhat translucent material.
    public static var regularMaterial: Material { .regular }
    /// A more opaque than translucent material.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of the system's bars.
    public static var bar: Material { .bar }
}
