/// A color in sRGB: gamma-encoded components, alpha not premultiplied, each in 0...1.
@frozen
public struct Color: Hashable, Sendable {
    /// 0 to 1, encoded sRGB.
    public var red: Double
    /// 0 to 1, encoded sRGB.
    public var green: Double
    /// 0 to 1, encoded sRGB.
    public var blue: Double
    /// 0 (clear) to 1 (opaque).
    public var alpha: Double

    /// Creates a color; components are clamped to 0...1, NaN to 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Color.clamped(red)
        self.green = Color.clamped(green)
        self.blue = Color.clamped(blue)
        self.alpha = Color.clamped(alpha)
    }

    /// Creates a gray.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Opaque black: white 0, alpha 1.
    public static let black = Color(white: 0)
    /// Opaque white: white 1, alpha 1.
    public static let white = Color(white: 1)
    /// Transparent black: white 0, alpha 0.
    public static let clear = Color(white: 0, alpha: 0)

    /// Returns the color with its alpha multiplied by `factor`.
    public func multipliedAlpha(by factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The color as a pixel of a `Pixmap`: 8 bits per channel, premultiplied, red in the low byte.
    public var premultipliedRGBA8: UInt32 {
        let opacity = UInt32((alpha * 255).rounded())
        func channel(_ value: Double) -> UInt32 {
            let eightBit = UInt32((value * 255).rounded())
            return (eightBit * opacity + 127) / 255
        }
        return channel(red) | channel(green) << 8 | channel(blue) << 16 | opacity << 24
    }

    private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension Color: CustomStringConvertible {
    /// `#RRGGBB`, with two more digits for an alpha below 1.
    public var description: String {
        let channels = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return "#"
            + channels.map {
                let hex = String(UInt8(($0 * 255).rounded()), radix: 16, uppercase: true)
                return hex.count == 1 ? "0" + hex : hex
            }.joined()
    }
}
