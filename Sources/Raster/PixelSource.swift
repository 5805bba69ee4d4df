/// Colour for covered pixels: blends itself over a target.
protocol PixelSource {
    /// Draws over `count` pixels at `target`, which stand for (`x`, `y`) and those right of it.
    mutating func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8)
    /// The same under a coverage for each pixel.
    mutating func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>)
}

/// One colour everywhere.
struct SolidSource: PixelSource {
    /// Premultiplied.
    let color: UInt32

    func cover(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8) {
        let scaled = coverage == 255 ? color : Blending.scaled(color, by: UInt32(coverage))
        PixelRow.over(target, scaled, count: count)
    }

    func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        PixelRow.over(target, color, mask: mask, count: count)
    }
}

/// A finished group.
struct SurfaceSource: PixelSource {
    let surface: Surface

    func cover(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8) {
        PixelRow.over(target, surface.address(x: x, y: y), coverage: UInt32(coverage), count: count)
    }

    func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        PixelRow.over(target, surface.address(x: x, y: y), mask: mask, count: count)
    }
}
