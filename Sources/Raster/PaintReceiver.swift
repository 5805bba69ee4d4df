/// Draws a source with the coverage it receives, under the current clips.
struct PaintReceiver<Source: PixelSource>: CoverageReceiver {
    let surface: Surface
    let masks: ArraySlice<AntialiasedClip>
    /// A coverage buffer for one row of the surface.
    let scratch: UnsafeMutablePointer<UInt8>
    var source: Source

    mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
        let target = surface.address(x: x, y: y)
        guard !masks.isEmpty else {
            return source.cover(target, x: x, y: y, count: count, coverage: coverage)
        }
        let solid = solidColumns(x..<x + count, y: y)
        for soft in [x..<solid.lowerBound, solid.upperBound..<x + count] where !soft.isEmpty {
            scratch.update(repeating: coverage, count: soft.count)
            coverMasked(x: soft.lowerBound, y: y, count: soft.count)
        }
        guard !solid.isEmpty else { return }
        source.cover(
            target + (solid.lowerBound - x), x: solid.lowerBound, y: y, count: solid.count,
            coverage: coverage)
    }

    mutating func mask(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        guard !masks.isEmpty else {
            return source.cover(
                surface.address(x: x, y: y), x: x, y: y, count: count, mask: coverage)
        }
        scratch.update(from: coverage, count: count)
        coverMasked(x: x, y: y, count: count)
    }

    /// Draws with the coverage in `scratch`, multiplied by the clips.
    private mutating func coverMasked(x: Int, y: Int, count: Int) {
        for mask in masks { mask.multiply(into: scratch, x: x, y: y, count: count) }
        source.cover(surface.address(x: x, y: y), x: x, y: y, count: count, mask: scratch)
    }

    /// Returns columns that are fully covered by every clip; an empty range at the right end if there are
    /// none.
    private func solidColumns(_ columns: Range<Int>, y: Int) -> Range<Int> {
        var common = columns
        for mask in masks { common = common.clamped(to: mask.solid(y: y)) }
        return common.isEmpty ? columns.upperBound..<columns.upperBound : common
    }
}
