import Geometry

/// A pixel buffer of a rectangle of the device.
final class Surface {
    /// The device pixels of the buffer.
    let bounds: PixelRect
    private let base: UnsafeMutablePointer<UInt32>
    private let ownsMemory: Bool

    /// Creates a surface with its own memory, transparent unless a pixel is given.
    init(bounds: PixelRect, filledWith pixel: UInt32 = 0) {
        self.bounds = bounds
        let count = bounds.width * bounds.height
        base = .allocate(capacity: max(1, count))
        PixelRow.fill(base, pixel, count: max(1, count))
        ownsMemory = true
    }

    /// Creates a surface over initialized memory that outlives it and holds `bounds` without padding.
    init(bounds: PixelRect, borrowing memory: UnsafeMutablePointer<UInt32>) {
        self.bounds = bounds
        base = memory
        ownsMemory = false
    }

    deinit { if ownsMemory { base.deallocate() } }

    /// Returns the address of a pixel, which must be in bounds.
    @inline(__always)
    func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        base + ((y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX))
    }

    /// Removes the coverage of pixels from (`x`, `y`) that are opaque here, where eight are next to one another.
    func clearOpaque(_ coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
        guard y >= bounds.minY, y < bounds.maxY else { return }
        let start = max(x, bounds.minX), end = min(x + count, bounds.maxX)
        guard start < end else { return }
        let pixels = address(x: start, y: y), own = coverage + (start - x)
        var i = 0
        while i &+ 8 <= end &- start {
            var all = UInt32.max
            for step in 0..<8 { all &= pixels[i &+ step] }
            if all >= 0xFF00_0000 { UnsafeMutableRawPointer(own + i).storeBytes(of: 0, as: UInt64.self) }
            i &+= 8
        }
    }

    /// Multiplies the alpha of `mask` into every pixel; pixels outside the mask become transparent.
    func cut(with mask: Surface) {
        for y in bounds.minY..<bounds.maxY {
            let row = address(x: bounds.minX, y: y)
            let isInside = y >= mask.bounds.minY && y < mask.bounds.maxY
            for i in 0..<bounds.width {
                let x = bounds.minX + i
                let isCovered = isInside && x >= mask.bounds.minX && x < mask.bounds.maxX
                let alpha = isCovered ? mask.address(x: x, y: y).pointee >> 24 : 0
                row[i] = Blending.scaled(row[i], by: alpha)
            }
        }
    }
}
