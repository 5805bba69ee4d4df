/// A source of color that composites itself over a destination.
protocol PixelSource {
    /// Draws over `count` pixels at `target`, which are those from (`x`, `y`), with the same coverage.
    mutating func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8)
    /// Draws over `count` pixels with one coverage each.
    mutating func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>)
}

/// A solid color.
struct SolidSource: PixelSource {
    /// The premultiplied pixel.
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

/// The surface of a group.
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
