/// A color, which is a view as well.
public struct Color: SystemView, Hashable {
    /// The color in UIKit.
    let color: UIColor
    /// Creates a color of UIKit's.
    public init(_ color: UIColor) { self.color = color }
    /// Creates a color of UIKit's.
    public init(uiColor: UIColor) { color = uiColor }
    /// Creates a color of Core Graphics'.
    public init(cgColor: CGColor) { color = UIColor(cgColor: cgColor) }
    /// Creates a color of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { color = UIColor(named: name) ?? .clear }
    /// Creates an sRGB color.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }
    /// Creates a gray.
    public init(white: Double, opacity: Double = 1) { color = UIColor(white: white, alpha: opacity) }
    /// Creates a color of hue, saturation and brightness.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }
    /// Returns the color with an opacity.
    public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }
    /// The color of Core Graphics.
    public var cgColor: CGColor? { color.cgColor }
    /// Black of sRGB.
    public static var black: Color { Color(.black) }
    /// White of sRGB.
    public static var white: Color { Color(.white) }
    /// A transparent color.
    public static var clear: Color { Color(.clear) }
    /// The system's gray.
    public static var gray: Color { Color(.systemGray) }
    /// The system's red.
    public static var red: Color { Color(.systemRed) }
    /// The system's green.
    public static var green: Color { Color(.systemGreen) }
    /// The system's blue.
    public static var blue: Color { Color(.systemBlue) }
    /// The system's orange.
    public static var orange: Color { Color(.systemOrange) }
    /// The system's yellow.
    public static var yellow: Color { Color(.systemYellow) }
    /// The system's pink.
    public static var pink: Color { Color(.systemPink) }
    /// The system's purple.
    public static var purple: Color { Color(.systemPurple) }
    /// The color of texts.
    public static var primary: Color { Color(.label) }
    /// The color of less important texts.
    public static var secondary: Color { Color(.secondaryLabel) }
    /// The app's tint.
    public static var accentColor: Color { Color(.tintColor) }
}

extension UIColor {
    /// Creates a color of SwiftUI's.
    public convenience init(_ color: Color) { self.init(cgColor: color.color.cgColor) }
}

/// A gradient of colors.
public struct Gradient: Hashable {
    private let colors: [Color]
    /// Creates a gradient of colors at even distances.
    public init(colors: [Color]) { self.colors = colors }
}

/// Colors along a line, as a view.
public struct LinearGradient: SystemView {
    /// Creates colors along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates colors along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
