/// A source with an opacity.
struct TranslucentSource<Source: PixelSource>: PixelSource {
    var source: Source
    /// The opacity, 0...255.
    let opacity: UInt8

    mutating func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8
    ) {
        source.cover(target, x: x, y: y, count: count, coverage: faded(coverage))
    }

    mutating func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        guard opacity < 255 else { return source.cover(target, x: x, y: y, count: count, mask: mask) }
        for i in 0..<count {
            source.cover(target + i, x: x + i, y: y, count: 1, coverage: faded(mask[i]))
        }
    }

    private func faded(_ coverage: UInt8) -> UInt8 {
        UInt8(Blending.product(UInt32(coverage), UInt32(opacity)))
    }
}
