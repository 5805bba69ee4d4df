/// A color as specified in a file.
package indirect enum ColorValue: Hashable, Sendable {
    /// Components of encoded sRGB, each in 0...1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// A name: a color of UIColor or of the assets.
    case named(String)
    /// Another color with an opacity in 0...1.
    case withAlpha(ColorValue, Double)
    /// Components of encoded Display P3, each in 0...1.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// A named color, or a fallback if no color has that name.
    case namedOr(String, ColorValue)
    /// A named color of the project's asset catalogs, or a fallback if none has that name.
    case assetOr(String, ColorValue)
    /// A color for light appearance and one for dark appearance.
    case dynamic(light: ColorValue, dark: ColorValue)
}

extension ColorValue: CustomStringConvertible {
    /// The color in the syntax of screen files; components in 0...1.
    package var description: String {
        switch self {
        case .rgba(let red, let green, let blue, let alpha):
            "rgba(\([red, green, blue, alpha].map(NumberText.text).joined(separator: ", ")))"
        case .named(let name): name
        case .displayP3(let red, let green, let blue, let alpha):
            "display-p3(\([red, green, blue, alpha].map(NumberText.text).joined(separator: ", ")))"
        case .namedOr(let name, _), .assetOr(let name, _): name
        case .withAlpha(let color, let alpha): "\(color) @ \(NumberText.text(alpha))"
        case .dynamic(let light, let dark): "{light: \(light), dark: \(dark)}"
        }
    }
}
