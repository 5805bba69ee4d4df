import Geometry
import Scene

/// A gradient, sampled at pixel centers.
struct GradientSource: PixelSource {
    private let shape: Gradient.Shape
    /// From device pixels to the gradient's coordinate space.
    private let inverse: AffineTransform
    /// The color table: premultiplied colors at equal steps from the first stop to the last.
    private let colors: [UInt32]
    /// Entries of `colors` per unit of position.
    private let stepsPerUnit: Double
    private let first: Double
    private let row: RowBuffer

    /// The size of the color table: more than a screen has pixels along a side.
    private static let stepCount = 4096

    /// Creates a source for rows of at most `width` pixels; `transform` maps points to device pixels. Nil if
    /// nothing is visible.
    init?(_ gradient: Gradient, transform: AffineTransform, opacity: Double, width: Int) {
        let toDevice = gradient.transform.concatenating(transform)
        let stops = GradientSource.ordered(gradient.stops)
        guard let first = stops.first, let last = stops.last, first.position.isFinite,
            last.position.isFinite, let inverse = toDevice.inverse, inverse.isFinite
        else { return nil }
        shape = gradient.shape
        self.inverse = inverse
        self.first = first.position
        let length = last.position - first.position
        stepsPerUnit = length > 0 ? Double(GradientSource.stepCount) / length : 0
        colors = GradientSource.colors(stops, opacity: opacity)
        row = RowBuffer(capacity: width)
        guard colors.contains(where: { $0 != 0 }) else { return nil }
    }

    /// Returns the stops with positions in ascending order.
    private static func ordered(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        var ordered: [Gradient.Stop] = []
        for var stop in stops where stop.position.isFinite {
            if let last = ordered.last { stop.position = max(stop.position, last.position) }
            ordered.append(stop)
        }
        return ordered
    }

    /// Returns the color table, sampled at the middle of each step; of two stops at one position the later
    /// counts.
    private static func colors(_ stops: [Gradient.Stop], opacity: Double) -> [UInt32] {
        guard let first = stops.first, let last = stops.last else { return [] }
        let length = last.position - first.position
        var next = 0
        var colors: [UInt32] = [pixel(first.color, opacity)]
        for step in 0..<stepCount {
            let position = first.position + (Double(step) + 0.5) / Double(stepCount) * length
            while next < stops.count, stops[next].position <= position { next += 1 }
            guard next > 0, next < stops.count else {
                colors.append(pixel(next == 0 ? first.color : last.color, opacity))
                continue
            }
            let low = stops[next - 1], high = stops[next]
            let part = (position - low.position) / (high.position - low.position)
            colors.append(pixel(mixed(low.color, high.color, part), opacity))
        }
        return colors + [pixel(last.color, opacity)]
    }

    private static func mixed(_ low: Color, _ high: Color, _ part: Double) -> Color {
        Color(
            red: low.red + (high.red - low.red) * part, green: low.green + (high.green - low.green) * part,
            blue: low.blue + (high.blue - low.blue) * part,
            alpha: low.alpha + (high.alpha - low.alpha) * part)
    }

    /// Returns a premultiplied pixel, rounded once.
    private static func pixel(_ color: Color, _ opacity: Double) -> UInt32 {
        let alpha = color.alpha * opacity
        func channel(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
        return channel(color.red) | channel(color.green) << 8 | channel(color.blue) << 16
            | channel(1) << 24
    }

    func cover(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8) {
        sample(x: x, y: y, count: count)
        PixelRow.over(target, row.base, coverage: UInt32(coverage), count: count)
    }

    func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        sample(x: x, y: y, count: count)
        PixelRow.over(target, row.base, mask: mask, count: count)
    }

    /// Samples the pixels from (`x`, `y`); each depends on its own position only.
    private func sample(x: Int, y: Int, count: Int) {
        let rowX = (Double(y) + 0.5) * inverse.c + inverse.tx
        let rowY = (Double(y) + 0.5) * inverse.d + inverse.ty
        if shape == .axial, inverse.a == 0 {
            return row.base.update(repeating: color(at: rowX), count: count)
        }
        for i in 0..<count {
            let column = Double(x &+ i) + 0.5
            let u = column * inverse.a + rowX, v = column * inverse.b + rowY
            switch shape {
            case .axial: row.base[i] = color(at: u)
            case .radial: row.base[i] = color(at: (u * u + v * v).squareRoot())
            case .conic: row.base[i] = color(at: Numerics.turns(x: u, y: v))
            }
        }
    }

    @inline(__always)
    private func color(at position: Double) -> UInt32 {
        if stepsPerUnit == 0 { return colors[position < first ? 0 : GradientSource.stepCount + 1] }
        let step = (position - first) * stepsPerUnit
        guard step >= 0 else { return colors[0] }
        return colors[min(Int(min(step, 1e6)), GradientSource.stepCount) &+ 1]
    }
}

/// A buffer for a row of pixels.
final class RowBuffer {
    let base: UnsafeMutablePointer<UInt32>

    init(capacity: Int) {
        base = .allocate(capacity: max(1, capacity))
        base.initialize(repeating: 0, count: max(1, capacity))
    }

    deinit { base.deallocate() }
}
