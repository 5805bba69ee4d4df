import Geometry
import Scene

/// The blurred coverage of a rounded rectangle, reduced to corners and edges. The identical columns and rows
/// between them are stored once.
///
/// The blur's blocks begin at the first pixel of the box, and only whole blocks are removed, so that the
/// expanded patch equals the blur of the whole shape.
final class ShadowPatch: Sendable {
    /// All that a patch depends on; lengths in device pixels or 1/256 of them.
    struct Key: Hashable {
        /// The box of the shape without the removed columns and rows, relative to its first pixel.
        var box: FixedRect
        var radii: SIMD4<Double>
        var curve: RoundedRect.Curve
        var sigma: Double
    }

    /// The columns and rows removed from a shape; shapes that differ in nothing else share a patch.
    struct Cuts {
        /// The last column and row before the removed ones.
        fileprivate var at: Int
        fileprivate var columns: Int
        fileprivate var rows: Int
    }

    /// The pixels of the blurred coverage, relative to the first pixel of the box.
    private let bounds: PixelRect
    /// The coverage, row by row.
    private let values: [UInt8]

    /// The size in bytes.
    var byteCount: Int { values.count }

    /// Returns the patch of a shape from `cache` or a new one, and what was removed; nil if it would be too
    /// large.
    static func patch(
        _ shape: RoundedRect, transform: AffineTransform, sigma: Double, cache: RasterCache,
        converter: inout ScanConverter
    ) -> (ShadowPatch, Cuts)? {
        let (key, cuts) = plan(shape, transform: transform, sigma: sigma)
        return cache.blurs.patch(key) { ShadowPatch(key, &converter) }.map { ($0, cuts) }
    }

    private static func plan(_ shape: RoundedRect, transform: AffineTransform, sigma: Double) -> (Key, Cuts) {
        let blur = GaussianBlur(sigma: sigma), pixels = FixedRect(shape.rect, transform: transform).pixels
        var box = FixedRect(shape.rect, transform: transform).moved(x: -pixels.minX, y: -pixels.minY)
        let radii = shape.radii.clockwise.map { $0 * transform.a }
        let corner = ((radii.max() ?? 0) * 1.53).rounded(.up)
        let extent = Int(min(corner, 1e6)) + blur.reach
        func cut(_ length: Int) -> Int {
            max(0, length - 2 * extent - 1) / blur.blockSize * blur.blockSize
        }
        let cuts = Cuts(at: extent, columns: cut(pixels.width), rows: cut(pixels.height))
        box.maxX -= cuts.columns << 8
        box.maxY -= cuts.rows << 8
        let key = Key(
            box: box, radii: SIMD4(radii[0], radii[1], radii[2], radii[3]), curve: shape.curve, sigma: sigma)
        return (key, cuts)
    }

    private init?(_ key: Key, _ converter: inout ScanConverter) {
        let pixels = key.box.pixels, margin = GaussianBlur(sigma: key.sigma).reach
        guard pixels.width <= 8192, pixels.height <= 8192 else { return nil }
        let plane = CoveragePlane(bounds: pixels.expanded(by: margin))
        let radii = RoundedRect.Radii(
            topLeft: key.radii[0], topRight: key.radii[1], bottomRight: key.radii[2],
            bottomLeft: key.radii[3])
        let outline = RoundedRect(key.box.rect, radii: radii, curve: key.curve)
        var target = plane
        converter.begin(window: pixels)
        converter.add(outline.path, transform: .identity)
        converter.sweep(.nonZero, into: &target)
        plane.blurWhole(sigma: key.sigma)
        bounds = plane.bounds
        values = Array(UnsafeBufferPointer(start: plane.values, count: bounds.width * bounds.height))
    }

    /// Emits the coverage with the first pixel of the shape's box at (`x`, `y`).
    func emit<Receiver: CoverageReceiver>(
        x: Int, y: Int, _ cuts: Cuts, window: PixelRect, scratch: UnsafeMutablePointer<UInt8>,
        into receiver: inout Receiver
    ) {
        let placed = PixelRect(
            minX: x + bounds.minX, minY: y + bounds.minY, maxX: x + bounds.maxX + cuts.columns,
            maxY: y + bounds.maxY + cuts.rows)
        let area = placed.intersection(window)
        guard !area.isEmpty else { return }
        var filled = Int.min
        for row in area.minY..<area.maxY {
            let place = row - y, source = place < cuts.at ? place : max(cuts.at, place - cuts.rows)
            if source != filled {
                fill(scratch, row: source, columns: area.minX - x..<area.maxX - x, cuts)
                filled = source
            }
            receiver.mask(x: area.minX, y: row, count: area.width, coverage: scratch)
        }
    }

    /// Expands a row.
    private func fill(_ target: UnsafeMutablePointer<UInt8>, row: Int, columns: Range<Int>, _ cuts: Cuts) {
        let start = (row - bounds.minY) * bounds.width - bounds.minX, end = cuts.at + cuts.columns
        let left = columns.clamped(to: Int.min..<cuts.at)
        let middle = columns.clamped(to: cuts.at..<end)
        let right = columns.clamped(to: end..<Int.max)
        values.withUnsafeBufferPointer { values in
            guard let base = values.baseAddress else { return }
            if !left.isEmpty { target.update(from: base + (start + left.lowerBound), count: left.count) }
            let afterLeft = target + left.count
            if !middle.isEmpty { afterLeft.update(repeating: base[start + cuts.at], count: middle.count) }
            if !right.isEmpty {
                (afterLeft + middle.count).update(
                    from: base + (start + right.lowerBound - cuts.columns), count: right.count)
            }
        }
    }
}
