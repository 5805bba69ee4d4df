import Foundation
import Maquette

/// How much of an image must be equal to its golden.
struct ImagePrecision: Hashable, Sendable {
    /// The share of pixels, 0...1.
    var share: Float
    /// How much the same a pixel must be: 1 minus a hundredth of the largest distance in the color space L*a*b*.
    var perceptual: Float

    static let exact = ImagePrecision(share: 1, perceptual: 1)

    /// Whether an image is near enough; one of another size never is.
    func accepts(_ actual: Pixmap, expected: Pixmap) -> Bool {
        guard actual.size == expected.size else { return false }
        let limit = Double(1 - min(1, max(0, share))) * Double(expected.pixels.count)
        let distance = Double(1 - min(1, max(0, perceptual))) * 100
        var differing = 0
        for (before, now) in zip(expected.pixels, actual.pixels) where before != now {
            if distance > 0, LabColor(before).distance(to: LabColor(now)) <= distance { continue }
            differing += 1
            if Double(differing) > limit { return false }
        }
        return true
    }
}

/// A color in the space L*a*b* of CIE 1976, where distances are as they look. White is that of D65.
struct LabColor {
    var lightness, a, b: Double

    /// The color of a pixel, premultiplied sRGB with red in the lowest byte, on black.
    init(_ pixel: UInt32) {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(0), linear(8), linear(16))
        func root(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        // Source: IEC 61966-2-1, the matrix of sRGB.
        let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// The distance to another color.
    func distance(to other: LabColor) -> Double {
        let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }
}
