import CoreGraphics
import Foundation
import Scene

extension Gradient {
    /// A method of interpolating between the colors in a gradient.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        /// Interpolates gradient colors in the output color space.
        public static let device = ColorSpace(name: "device")
        /// Interpolates gradient colors in a perceptual color space.
        public static let perceptual = ColorSpace(name: "perceptual")

        /// The components in which a color is interpolated, the opacity last. Chosen: perceptual is Oklab.
        func components(of color: SwiftUICore.Color.Resolved) -> SIMD4<Double> {
            let alpha = Double(color.opacity)
            guard self == .perceptual else {
                return SIMD4(Double(color.red), Double(color.green), Double(color.blue), alpha)
            }
            let lab = Oklab(
                linear: SIMD3(
                    Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)))
            return SIMD4(lab.values, alpha)
        }

        /// The color of components, within what can be shown.
        func color(of components: SIMD4<Double>) -> SceneColor {
            func part(_ value: Double) -> Double { min(max(value, 0), 1) }
            guard self == .perceptual else {
                return SceneColor(
                    red: part(components.x), green: part(components.y), blue: part(components.z),
                    alpha: part(components.w))
            }
            let linear = Oklab(SIMD3(components.x, components.y, components.z)).linear
            return SceneColor(
                red: SRGBCurve.encoded(part(linear.x)), green: SRGBCurve.encoded(part(linear.y)),
                blue: SRGBCurve.encoded(part(linear.z)), alpha: part(components.w))
        }
    }
}

/// A color in Oklab. Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
struct Oklab {
    /// Lightness, and both axes of color.
    let values: SIMD3<Double>

    init(_ values: SIMD3<Double>) { self.values = values }

    /// Creates the color of linear components of sRGB.
    init(linear: SIMD3<Double>) {
        let cones = SIMD3(
            0.4122214708 * linear.x + 0.5363325363 * linear.y + 0.0514459929 * linear.z,
            0.2119034982 * linear.x + 0.6806995451 * linear.y + 0.1073969566 * linear.z,
            0.0883024619 * linear.x + 0.2817188376 * linear.y + 0.6299787005 * linear.z)
        let (l, m, s) = (cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
        values = SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    /// The linear components of sRGB.
    var linear: SIMD3<Double> {
        let l = values.x + 0.3963377774 * values.y + 0.2158037573 * values.z
        let m = values.x - 0.1055613458 * values.y - 0.0638541728 * values.z
        let s = values.x - 0.0894841775 * values.y - 1.2914855480 * values.z
        let (long, middle, short) = (l * l * l, m * m * m, s * s * s)
        return SIMD3(
            4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short)
    }
}
