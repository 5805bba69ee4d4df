public import CoreGraphics
public import Foundation

/// A representation of a color that adapts to its context.
public struct Color: Hashable, Sendable {
    /// A color space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The gamma-encoded space of the web.
        case sRGB
        /// The same primaries with linear light.
        case sRGBLinear
        /// The wider space of Apple's displays.
        case displayP3
    }

    /// What a color is made of.
    indirect enum Content: Hashable, Sendable {
        case resolved(Resolved)
        case system(SystemColor)
        case named(String)
        case faded(Content, Double)
        case mixed(Content, Content, Double)
        case provided(ProvidedColor)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Creates a color of another framework.
    package init(_ provider: any ColorProvider) { content = .provided(ProvidedColor(provider: provider)) }

    /// The components of a color that is the same in each environment; nil for others.
    package var fixedComponents: Resolved? {
        if case .resolved(let components) = content { components } else { nil }
    }

    /// Creates a color of the components of a space, in 0...1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            .resolved(
                Resolved(
                    colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                    opacity: Float(opacity))))
    }

    /// Creates a gray of a space, in 0...1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color of a hue, a saturation and a brightness, in 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6, part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation), falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let channels: (Double, Double, Double) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: channels.0, green: channels.1, blue: channels.2, opacity: opacity)
    }

    /// Creates the color of a name in the assets of the render.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// Creates a color of a fixed one.
    public init(cgColor: CGColor) { self.init(.resolved(Resolved(cgColor.color))) }

    /// Creates a color of components that were resolved before.
    public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

    /// Returns the color with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(content, opacity)) }

    /// Returns a mixture of two colors, of which the second has a share in 0...1.
    public func mix(with rhs: Color, by fraction: Double) -> Color {
        Color(.mixed(content, rhs.content, fraction))
    }

    /// The gradient of the system that the color has.
    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// The color as a fixed one; nil for one that depends on its environment.
    public var cgColor: CGColor? {
        guard case .resolved(let resolved) = content else { return nil }
        return CGColor(resolved.sceneColor)
    }

    /// Returns the components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Color.resolve(content, in: environment)
    }

    /// The color of drawings in an environment.
    package func sceneColor(in environment: EnvironmentValues) -> SceneColor {
        resolve(in: environment).sceneColor
    }

    private static func resolve(_ content: Content, in environment: EnvironmentValues) -> Resolved {
        switch content {
        case .resolved(let resolved): return resolved
        case .system(let color):
            if color == .accentColor, let tint = environment.tintColor {
                return tint.resolve(in: environment)
            }
            return SystemPalette.pair(of: color).resolved(in: environment)
        case .named(let name): return NamedColor.resolved(name, in: environment)
        case .faded(let base, let opacity):
            var color = resolve(base, in: environment)
            color.opacity *= Float(opacity)
            return color
        case .mixed(let first, let second, let share):
            return resolve(first, in: environment).mixed(with: resolve(second, in: environment), by: share)
        case .provided(let provided): return provided.provider.resolved(in: environment)
        }
    }
}

extension Color: CustomStringConvertible {
    /// The color as text: its name, its components in hexadecimal digits, and its opacities before them.
    public var description: String { Color.text(of: content) }

    private static func text(of content: Content) -> String {
        switch content {
        case .resolved(let resolved): resolved.description
        case .system(let color): color.rawValue
        case .named(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
        case .faded(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(text(of: base))"
        case .mixed(let first, let second, _): "mix(\(text(of: first)), \(text(of: second)))"
        case .provided(let provided): "\(provided.provider)"
        }
    }
}

extension Color {
    /// The system red, which adapts to light and dark appearance.
    public static let red = Color(.system(.red))
    /// The system orange, which adapts to light and dark appearance.
    public static let orange = Color(.system(.orange))
    /// The system yellow, which adapts to light and dark appearance.
    public static let yellow = Color(.system(.yellow))
    /// The system green, which adapts to light and dark appearance.
    public static let green = Color(.system(.green))
    /// The system mint, which adapts to light and dark appearance.
    public static let mint = Color(.system(.mint))
    /// The system teal, which adapts to light and dark appearance.
    public static let teal = Color(.system(.teal))
    /// The system cyan, which adapts to light and dark appearance.
    public static let cyan = Color(.system(.cyan))
    /// The system blue, which adapts to light and dark appearance.
    public static let blue = Color(.system(.blue))
    /// The system indigo, which adapts to light and dark appearance.
    public static let indigo = Color(.system(.indigo))
    /// The system purple, which adapts to light and dark appearance.
    public static let purple = Color(.system(.purple))
    /// The system pink, which adapts to light and dark appearance.
    public static let pink = Color(.system(.pink))
    /// The system brown, which adapts to light and dark appearance.
    public static let brown = Color(.system(.brown))
    /// White, the same in light and dark appearance.
    public static let white = Color(.system(.white))
    /// The system gray, the same in light and dark appearance.
    public static let gray = Color(.system(.gray))
    /// Black, the same in light and dark appearance.
    public static let black = Color(.system(.black))
    /// A color without opacity, the same in light and dark appearance.
    public static let clear = Color(.system(.clear))
    /// The color of primary content: text.
    public static let primary = Color(.system(.primary))
    /// The color of secondary content: text of less weight.
    public static let secondary = Color(.system(.secondary))
    /// The accent color of the app, or the tint of the environment.
    public static let accentColor = Color(.system(.accentColor))
}
