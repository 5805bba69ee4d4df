import Foundation
import Geometry
import Scene

/// An affine function of the red, green and blue components of gamma-encoded sRGB; alpha stays.
///
/// Such a function can be applied to what is drawn before it is composed: drawing over is linear in premultiplied components.
struct ColorMatrix: Equatable {
    /// The factors of red, green and blue and the number that is added, for each component of the result.
    var rows: (red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>)

    init(_ red: SIMD4<Double>, _ green: SIMD4<Double>, _ blue: SIMD4<Double>) { rows = (red, green, blue) }

    static func == (lhs: ColorMatrix, rhs: ColorMatrix) -> Bool { lhs.rows == rhs.rows }

    /// The shares of the components in luminance. Source: ITU-R BT.709.
    static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

    // MARK: Effects

    /// Adds an amount to each component.
    static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            SIMD4(1, 0, 0, amount), SIMD4(0, 1, 0, amount), SIMD4(0, 0, 1, amount))
    }

    /// Multiplies the distances from the middle.
    static func contrast(_ amount: Double) -> ColorMatrix {
        let shift = (1 - amount) / 2
        return ColorMatrix(
            SIMD4(amount, 0, 0, shift), SIMD4(0, amount, 0, shift), SIMD4(0, 0, amount, shift))
    }

    /// Multiplies the distances from the luminance.
    static func saturation(_ amount: Double) -> ColorMatrix {
        let gray = SIMD4(luminance, 0) * (1 - amount)
        return ColorMatrix(
            gray + SIMD4(amount, 0, 0, 0), gray + SIMD4(0, amount, 0, 0), gray + SIMD4(0, 0, amount, 0))
    }

    /// Rotates hues around the gray axis, which keeps luminance.
    ///
    /// Source: W3C, Filter Effects, `feColorMatrix` with `hueRotate`, whose formula Apple's filters share; confidence medium.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (sine, cosine) = Trigonometry.sineAndCosine(angle.radians)
        func row(_ base: SIMD3<Double>, _ cosines: SIMD3<Double>, _ sines: SIMD3<Double>) -> SIMD4<Double> {
            SIMD4(base + cosines * cosine + sines * sine, 0)
        }
        let base = SIMD3(0.213, 0.715, 0.072)
        return ColorMatrix(
            row(base, SIMD3(0.787, -0.715, -0.072), SIMD3(-0.213, -0.715, 0.928)),
            row(base, SIMD3(-0.213, 0.285, -0.072), SIMD3(0.143, 0.140, -0.283)),
            row(base, SIMD3(-0.213, -0.715, 0.928), SIMD3(-0.787, 0.715, 0.072)))
    }

    /// The complement of each component, by a share in 0...1.
    static func inversion(_ share: Double) -> ColorMatrix {
        let factor = 1 - 2 * share
        return ColorMatrix(
            SIMD4(factor, 0, 0, share), SIMD4(0, factor, 0, share), SIMD4(0, 0, factor, share))
    }

    /// Multiplies each component with that of a color.
    static func product(_ color: SceneColor) -> ColorMatrix {
        ColorMatrix(SIMD4(color.red, 0, 0, 0), SIMD4(0, color.green, 0, 0), SIMD4(0, 0, color.blue, 0))
    }

    // MARK: Applying

    /// Returns the result for components, in 0...1.
    func components(_ components: SIMD3<Double>) -> SIMD3<Double> {
        let input = SIMD4(components, 1)
        let output = SIMD3((rows.red * input).sum(), (rows.green * input).sum(), (rows.blue * input).sum())
        return output.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    }

    /// Returns the result for a color.
    func color(_ color: SceneColor) -> SceneColor {
        let result = components(SIMD3(color.red, color.green, color.blue))
        return SceneColor(red: result.x, green: result.y, blue: result.z, alpha: color.alpha)
    }

    /// Returns the pixels, each changed.
    func pixmap(_ pixmap: Pixmap) -> Pixmap {
        var result = pixmap
        // Neighbours are often of one color.
        var known: (pixel: UInt32, result: UInt32) = (0, 0)
        for index in result.pixels.indices {
            let pixel = result.pixels[index]
            if pixel != known.pixel { known = (pixel, self.pixel(pixel)) }
            result.pixels[index] = known.result
        }
        return result
    }

    private func pixel(_ pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / alpha }
        let result = components(SIMD3(channel(0), channel(8), channel(16)))
        let bytes = (result * alpha).rounded(.toNearestOrAwayFromZero)
        return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | pixel & 0xFF00_0000
    }

    /// Returns commands, all of whose colors are changed.
    func commands(_ commands: [DrawCommand]) -> [DrawCommand] {
        commands.map { command in
            switch command {
            case .draw(let drawing): .draw(drawing.mapColors(color, image: image))
            case .push(.shadow(var shadow, let bounds)):
                .push(.shadow(changed(&shadow), bounds: bounds))
            case .push, .pop: command
            }
        }
    }

    private func changed(_ shadow: inout Shadow) -> Shadow {
        shadow.color = color(shadow.color)
        return shadow
    }

    private func image(_ placement: ImagePlacement) -> ImagePlacement {
        var placement = placement
        if let tint = placement.tint {
            placement.tint = color(tint)
        } else {
            let bitmap = placement.bitmap
            placement.bitmap = Bitmap(
                name: bitmap.name, pixmap: pixmap(bitmap.pixmap), scale: bitmap.scale, size: bitmap.size)
        }
        return placement
    }
}
