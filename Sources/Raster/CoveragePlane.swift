import Geometry

/// An 8-bit coverage buffer of a pixel rectangle.
final class CoveragePlane {
    /// The device pixels of the buffer.
    let bounds: PixelRect
    /// The coverage of all pixels, row by row.
    let values: UnsafeMutablePointer<UInt8>

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
}

extension CoveragePlane: CoverageReceiver {
    func run(x: Int, y: Int, count: Int, coverage: UInt8) {
        address(x: x, y: y).update(repeating: coverage, count: count)
    }

    func mask(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        address(x: x, y: y).update(from: coverage, count: count)
    }
}
