import Geometry
import Scene

/// The blurred coverage of a rounded rectangle, cut down to what differs: corners and edges. Columns and rows
/// between them are all alike and stand in it once.
final class ShadowPatch {
    /// What a patch depends on; lengths in device pixels or 1/256 of them.
    struct Key: Hashable {
        var box: [Int]
        var radii: [Double]
        var curve: RoundedRect.Curve
        var sigma: Double
    }

    private let plane: CoveragePlane
    /// The columns and rows after which the repeated ones were cut out, and how many of them.
    private let columnCut: (at: Int, count: Int)
    private let rowCut: (at: Int, count: Int)
    /// From the whole-pixel corner of the casting box to that of its shadow.
    private let margin: Int

    /// Memory held.
    var byteCount: Int { plane.bounds.width * plane.bounds.height }

    /// How many columns and rows can be cut out of a box, and the key of what is left.
    private struct Plan {
        var key: Key
        var reduced: FixedRect
        var columnCut: Int
        var rowCut: Int
        var extent: Int
    }

    /// The patch for a shape on the device, from `patches` or made new.
    static func patch(
        _ shape: RoundedRect, transform: AffineTransform, sigma: Double, cache: RasterCache,
        converter: inout ScanConverter
    ) -> ShadowPatch? {
        let plan = plan(shape, transform: transform, sigma: sigma)
        if let known = cache.shadow(plan.key) { return known }
        guard let patch = ShadowPatch(plan, shape, sigma: sigma, scale: transform.a, &converter) else {
            return nil
        }
        cache.insert(patch, for: plan.key)
        return patch
    }

    private static func plan(_ shape: RoundedRect, transform: AffineTransform, sigma: Double) -> Plan {
        let box = FixedRect(shape.rect, transform: transform), pixels = box.pixels
        let corner = (shape.radii.clockwise.reduce(0, max) * 1.53 * transform.a).rounded(.up)
        let extent = Int(min(corner, 1e6)) + GaussianBlur(sigma: sigma).reach
        let columnCut = max(0, pixels.width - 2 * extent - 1), rowCut = max(0, pixels.height - 2 * extent - 1)
        let (left, top) = (pixels.minX << 8, pixels.minY << 8)
        var reduced = box
        reduced.minX = box.minX - left
        reduced.minY = box.minY - top
        reduced.maxX = box.maxX - left - (columnCut << 8)
        reduced.maxY = box.maxY - top - (rowCut << 8)
        let key = Key(
            box: [reduced.minX, reduced.minY, reduced.maxX, reduced.maxY],
            radii: shape.radii.clockwise.map { $0 * transform.a }, curve: shape.curve, sigma: sigma)
        return Plan(key: key, reduced: reduced, columnCut: columnCut, rowCut: rowCut, extent: extent)
    }

    private init?(
        _ plan: Plan, _ shape: RoundedRect, sigma: Double, scale: Double, _ converter: inout ScanConverter
    ) {
        margin = GaussianBlur(sigma: sigma).reach
        let pixels = plan.reduced.pixels
        guard pixels.width <= 8192, pixels.height <= 8192 else { return nil }
        plane = CoveragePlane(
            bounds: PixelRect(
                minX: -margin, minY: -margin, maxX: pixels.maxX + margin, maxY: pixels.maxY + margin))
        columnCut = (plan.extent + 1, plan.columnCut)
        rowCut = (plan.extent + 1, plan.rowCut)
        let box = plan.reduced
        let rect = Rect(
            minX: Double(box.minX) / 256, minY: Double(box.minY) / 256, maxX: Double(box.maxX) / 256,
            maxY: Double(box.maxY) / 256)
        let radii = shape.radii.clockwise.map { $0 * scale }
        let outline = RoundedRect(
            rect,
            radii: RoundedRect.Radii(
                topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
            curve: shape.curve)
        var target = plane
        converter.begin(window: pixels)
        converter.add(outline.path, transform: .identity)
        converter.sweep(.nonZero, into: &target)
        plane.blur(sigma: sigma)
    }

    /// Hands the coverage to `receiver` with the casting box's corner at the pixel (`x`, `y`).
    func emit<Receiver: CoverageReceiver>(
        x: Int, y: Int, window: PixelRect, scratch: UnsafeMutablePointer<UInt8>, into receiver: inout Receiver
    ) {
        let bounds = plane.bounds
        let placed = PixelRect(
            minX: x + bounds.minX, minY: y + bounds.minY, maxX: x + bounds.maxX + columnCut.count,
            maxY: y + bounds.maxY + rowCut.count)
        let area = placed.intersection(window)
        guard !area.isEmpty else { return }
        var filled = Int.min
        for row in area.minY..<area.maxY {
            let source = ShadowPatch.uncut(row - y, rowCut)
            if source != filled {
                fill(scratch, row: source, columns: area.minX - x..<area.maxX - x)
                filled = source
            }
            receiver.mask(x: area.minX, y: row, count: area.width, coverage: scratch)
        }
    }

    /// Writes a row with its repeated columns put back.
    private func fill(_ target: UnsafeMutablePointer<UInt8>, row: Int, columns: Range<Int>) {
        let source = plane.address(x: 0, y: row)
        let left = columns.clamped(to: Int.min..<columnCut.at)
        let middle = columns.clamped(to: columnCut.at..<columnCut.at + columnCut.count)
        let right = columns.clamped(to: columnCut.at + columnCut.count..<Int.max)
        if !left.isEmpty { target.update(from: source + left.lowerBound, count: left.count) }
        let afterLeft = target + left.count
        if !middle.isEmpty { afterLeft.update(repeating: source[columnCut.at], count: middle.count) }
        if !right.isEmpty {
            (afterLeft + middle.count).update(
                from: source + (right.lowerBound - columnCut.count), count: right.count)
        }
    }

    private static func uncut(_ index: Int, _ cut: (at: Int, count: Int)) -> Int {
        index < cut.at ? index : max(cut.at, index - cut.count)
    }
}
