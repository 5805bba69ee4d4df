import Foundation

/// A pixel as Core Image computes with it: linear light, premultiplied, red, green, blue and alpha.
struct LinearColor {
    var values: SIMD4<Double>

    init(_ values: SIMD4<Double>) { self.values = values }

    /// Creates the color of a premultiplied sRGB pixel.
    init(_ pixel: UInt32) {
        let alpha = Double(pixel >> 24) / 255
        guard alpha > 0 else {
            values = SIMD4()
            return
        }
        func linear(_ shift: UInt32) -> Double {
            let value = min(1, Double(pixel >> shift & 255) / 255 / alpha)
            return (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)) * alpha
        }
        values = SIMD4(linear(0), linear(8), linear(16), alpha)
    }

    /// The premultiplied sRGB pixel.
    var pixel: UInt32 {
        let alpha = min(max(values.w, 0), 1)
        guard alpha > 0 else { return 0 }
        let opacity = UInt32((alpha * 255).rounded())
        func channel(_ value: Double) -> UInt32 {
            let light = min(max(value / alpha, 0), 1)
            let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            return min(opacity, UInt32((encoded * alpha * 255).rounded()))
        }
        return channel(values.x) | channel(values.y) << 8 | channel(values.z) << 16 | opacity << 24
    }

    /// The light without alpha; black where the color is clear.
    var light: SIMD3<Double> {
        values.w > 0 ? SIMD3(values.x, values.y, values.z) / values.w : SIMD3()
    }

    /// Creates a color of light and alpha.
    init(light: SIMD3<Double>, alpha: Double) {
        let bounded = light.clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1)) * alpha
        values = SIMD4(bounded.x, bounded.y, bounded.z, alpha)
    }
}
