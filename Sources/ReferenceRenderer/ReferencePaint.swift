import Geometry
import Raster
import Scene

extension Gradient {
    /// Returns a function of the premultiplied color at a pixel: a table of 4,096 steps from the first stop
    /// to the last, sampled at the middle of each step; of two stops at one position the later counts. Nil if
    /// no pixel has a color.
    func color(under transform: AffineTransform) -> ((_ x: Int, _ y: Int) -> UInt32)? {
        let toDevice = self.transform.concatenating(transform), count = 4096.0
        var stops = self.stops.filter(\.position.isFinite)
        for index in stops.indices.dropFirst() {
            stops[index].position = max(stops[index].position, stops[index - 1].position)
        }
        guard let first = stops.first, let last = stops.last, let inverse = toDevice.inverse, inverse.isFinite
        else { return nil }
        let length = last.position - first.position
        func color(at position: Double) -> UInt32 {
            if length <= 0 { return (position < first.position ? first : last).color.premultipliedOnce }
            let step = ((position - first.position) * (count / length)).rounded(.down)
            if step < 0 { return first.color.premultipliedOnce }
            if step >= count { return last.color.premultipliedOnce }
            let middle = first.position + (step + 0.5) / count * length
            guard let next = stops.firstIndex(where: { $0.position > middle }) else {
                return last.color.premultipliedOnce
            }
            guard next > 0 else { return first.color.premultipliedOnce }
            let (low, high) = (stops[next - 1], stops[next])
            let part = (middle - low.position) / (high.position - low.position)
            func between(_ channel: KeyPath<Color, Double>) -> Double {
                low.color[keyPath: channel] + (high.color[keyPath: channel] - low.color[keyPath: channel])
                    * part
            }
            return Color(
                red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha)
            ).premultipliedOnce
        }
        return { [shape] x, y in
            let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
            let u = column * inverse.a + (row * inverse.c + inverse.tx)
            let v = column * inverse.b + (row * inverse.d + inverse.ty)
            return switch shape {
            case .axial: color(at: u)
            case .radial: color(at: (u * u + v * v).squareRoot())
            case .conic: color(at: Numerics.turns(x: u, y: v))
            }
        }
    }
}

extension Color {
    /// The premultiplied pixel, rounded once, as for gradients.
    fileprivate var premultipliedOnce: UInt32 {
        pixel([red, green, blue, 1].map { UInt32(($0 * alpha * 255).rounded()) })
    }
}

extension ImagePlacement {
    /// Returns a function of the premultiplied color at a pixel of an axis-aligned placement: resampled
    /// horizontally, then vertically, each rounded to 8 bits. Which source pixels make a device pixel, and
    /// their weights, is decided by the optimized renderer's `AxisMap`.
    func color(box: ReferenceBox, scaleX: Double, scaleY: Double) -> ((_ x: Int, _ y: Int) -> UInt32)? {
        let pixels = box.pixels, source = bitmap.pixmap
        let columns = AxisMap(
            AxisSegment.segments(
                pixelCount: source.width, caps: (capInsets.left, capInsets.right), bitmapScale: bitmap.scale,
                devicePerPoint: scaleX, start: box.minX, end: box.maxX, resizing: resizing),
            visible: pixels.minX..<pixels.maxX)
        let rows = AxisMap(
            AxisSegment.segments(
                pixelCount: source.height, caps: (capInsets.top, capInsets.bottom), bitmapScale: bitmap.scale,
                devicePerPoint: scaleY, start: box.minY, end: box.maxY, resizing: resizing),
            visible: pixels.minY..<pixels.maxY)
        guard columns.taps.count == pixels.width, rows.taps.count == pixels.height else { return nil }
        let tint = tint?.premultipliedRGBA8
        return { x, y in
            let row = rows.taps[y - pixels.minY], column = columns.taps[x - pixels.minX]
            let color = taken(row, rows.weights) { line in
                taken(column, columns.weights) { source[$0, line] }
            }
            return tint.map { scaled($0, color >> 24) } ?? color
        }
    }
}

/// Returns the source pixels of a tap, weighted.
private func taken(_ tap: AxisMap.Tap, _ weights: [UInt32], _ source: (Int) -> UInt32) -> UInt32 {
    let first = Int(tap.source)
    switch tap.count {
    case 1: return source(first)
    case 2: return mixed(source(first), source(first + 1), UInt32(tap.weight))
    default:
        var sums = [UInt64](repeating: 32_768, count: 4)
        for index in 0..<Int(tap.count) {
            let weight = UInt64(weights[Int(tap.weight) + index])
            for (channel, value) in channels(source(first + index)).enumerated() {
                sums[channel] += UInt64(value) * weight
            }
        }
        return pixel(sums.map { UInt32($0 / 65_536) })
    }
}

extension Pixmap {
    /// Interpolates bilinearly between the four pixels around a point, in the pixmap's coordinates.
    func mixture(at place: Point) -> UInt32 {
        func tap(_ place: Double, _ limit: Int) -> (pixel: Int, next: Int, weight: UInt32) {
            let steps = Int((max(0, min(place - 0.5, Double(limit - 1))) * 256).rounded())
            return (steps >> 8, min(limit - 1, (steps >> 8) + 1), UInt32(steps & 255))
        }
        let (x, right, part) = tap(place.x, width), (y, below, partBelow) = tap(place.y, height)
        return mixed(
            mixed(self[x, y], self[right, y], part), mixed(self[x, below], self[right, below], part),
            partBelow)
    }
}
