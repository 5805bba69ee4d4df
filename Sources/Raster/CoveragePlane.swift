import Geometry

/// An 8-bit coverage buffer of a pixel rectangle.
final class CoveragePlane {
    /// The device pixels of the buffer.
    let bounds: PixelRect
    private let values: UnsafeMutablePointer<UInt8>

    /// Creates an empty buffer, to be filled as a `CoverageReceiver`.
    init(bounds: PixelRect) {
        self.bounds = bounds
        let count = max(1, bounds.width * bounds.height)
        values = .allocate(capacity: count)
        values.initialize(repeating: 0, count: count)
    }

    deinit { values.deallocate() }

    /// Returns the address of a pixel's coverage; the pixel must be in bounds.
    @inline(__always)
    func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        values + ((y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX))
    }

    /// Multiplies this coverage into that of the pixels from (`x`, `y`); outside the bounds it is 0.
    func multiply(into coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
        guard y >= bounds.minY, y < bounds.maxY else { return coverage.update(repeating: 0, count: count) }
        for i in 0..<count {
            let column = x + i
            let inside = column >= bounds.minX && column < bounds.maxX
            let own = inside ? UInt32(address(x: column, y: y).pointee) : 0
            coverage[i] = UInt8(truncatingIfNeeded: Blending.product(UInt32(coverage[i]), own))
        }
    }

    /// Blurs the coverage; there must be an empty margin as wide as the blur's reach.
    func blur(sigma: Double) {
        guard sigma > 0 else { return }
        let blur = GaussianBlur(sigma: sigma), block = blur.blockSize
        // Blocks are aligned independently of the bounds, so that any part of an image gives the same result.
        let left = bounds.minX - floorDivided(bounds.minX, block) * block
        let top = bounds.minY - floorDivided(bounds.minY, block) * block
        let width = (left + bounds.width + block - 1) / block * block
        let height = (top + bounds.height + block - 1) / block * block
        var plane = BlurPlane(width: width, height: height)
        for y in 0..<bounds.height {
            let row = values + y * bounds.width, start = (y + top) * width + left
            for x in 0..<bounds.width { plane.values[start + x] = UInt16(row[x]) << 8 }
        }
        blur.blur(&plane)
        for y in 0..<bounds.height {
            let row = values + y * bounds.width, start = (y + top) * width + left
            for x in 0..<bounds.width {
                row[x] = UInt8(truncatingIfNeeded: (UInt32(plane.values[start + x]) + 128) >> 8)
            }
        }
    }
}

extension CoveragePlane: CoverageReceiver {
    func run(x: Int, y: Int, count: Int, coverage: UInt8) {
        address(x: x, y: y).update(repeating: coverage, count: count)
    }

    func mask(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        address(x: x, y: y).update(from: coverage, count: count)
    }
}
