import Geometry

/// A rectangle of whole blocks around bounds. Blocks are aligned independently of the bounds, so that any part of
/// an image gives the same result.
struct BlockFrame {
    /// The columns and rows before the bounds.
    let left, top: Int
    let width, height: Int

    init(_ bounds: PixelRect, blockSize: Int) {
        left = bounds.minX - floorDivided(bounds.minX, blockSize) * blockSize
        top = bounds.minY - floorDivided(bounds.minY, blockSize) * blockSize
        width = (left + bounds.width + blockSize - 1) / blockSize * blockSize
        height = (top + bounds.height + blockSize - 1) / blockSize * blockSize
    }
}
