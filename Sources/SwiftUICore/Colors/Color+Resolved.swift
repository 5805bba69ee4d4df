import CoreGraphics
package import Scene

/// The color of the pipeline's drawings.
package typealias SceneColor = Scene.Color

extension Color {
    /// The components of a color in an environment.
    public struct Resolved: Hashable, Sendable {
        /// The red component in gamma-encoded sRGB.
        public var red: Float
        /// The green component in gamma-encoded sRGB.
        public var green: Float
        /// The blue component in gamma-encoded sRGB.
        public var blue: Float
        /// The opacity from 0, transparent, to 1, opaque.
        public var opacity: Float

        /// Creates a color of the components of a space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB: (self.red, self.green, self.blue) = (red, green, blue)
            case .sRGBLinear:
                (self.red, self.green, self.blue) = (
                    Float(SRGBCurve.encoded(Double(red))), Float(SRGBCurve.encoded(Double(green))),
                    Float(SRGBCurve.encoded(Double(blue)))
                )
            case .displayP3:
                let color = SceneColor(
                    displayP3Red: Double(red), green: Double(green), blue: Double(blue),
                    alpha: Double(opacity))
                (self.red, self.green, self.blue) = (Float(color.red), Float(color.green), Float(color.blue))
            }
        }

        init(rgb: UInt32, opacity: Double) {
            func channel(_ shift: UInt32) -> Float { Float(rgb >> shift & 0xFF) / 255 }
            self.init(red: channel(16), green: channel(8), blue: channel(0), opacity: Float(opacity))
        }

        /// Creates the color of a drawing.
        package init(_ color: SceneColor) {
            self.init(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
                opacity: Float(color.alpha))
        }

        /// The red component in linear light.
        public var linearRed: Float { Float(SRGBCurve.linear(Double(red))) }
        /// The green component in linear light.
        public var linearGreen: Float { Float(SRGBCurve.linear(Double(green))) }
        /// The blue component in linear light.
        public var linearBlue: Float { Float(SRGBCurve.linear(Double(blue))) }

        /// No color at all.
        package static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

        /// The color of drawings.
        package var sceneColor: SceneColor {
            func byte(_ value: Float) -> Double {
                // Components of bytes are exact again, as those of other frameworks are.
                let scaled = (value * 255).rounded()
                return abs(scaled - value * 255) < 0.001 ? Double(scaled) / 255 : Double(value)
            }
            return SceneColor(
                red: byte(red), green: byte(green), blue: byte(blue),
                alpha: (Double(opacity) * 1_000_000).rounded() / 1_000_000)
        }

        /// Returns a mixture, of which the second has a share in 0...1.
        func mixed(with other: Color.Resolved, by share: Double) -> Color.Resolved {
            let share = Float(share > 0 ? min(share, 1) : 0)
            func mix(_ first: Float, _ second: Float) -> Float { first + (second - first) * share }
            return Color.Resolved(
                red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
                opacity: mix(opacity, other.opacity))
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components in hexadecimal digits, with the opacity where it is below 1.
    public var description: String {
        let channels = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
        return "#"
            + channels.map { value in
                let byte = UInt8(max(0, min(255, (value * 255).rounded())))
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
