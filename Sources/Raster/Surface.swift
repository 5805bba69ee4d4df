import Geometry

/// Memory that is drawn into: the pixels of a rectangle of the device.
final class Surface {
    /// The device pixels it holds.
    let bounds: PixelRect
    private let base: UnsafeMutablePointer<UInt32>
    private let ownsMemory: Bool

    /// A surface of its own memory, transparent.
    init(bounds: PixelRect) {
        self.bounds = bounds
        let count = bounds.width * bounds.height
        base = .allocate(capacity: max(1, count))
        base.initialize(repeating: 0, count: max(1, count))
        ownsMemory = true
    }

    /// A surface over initialised memory that outlives it and holds `bounds` without padding.
    init(bounds: PixelRect, borrowing memory: UnsafeMutablePointer<UInt32>) {
        self.bounds = bounds
        base = memory
        ownsMemory = false
    }

    deinit { if ownsMemory { base.deallocate() } }

    /// The address of a pixel, which must lie inside.
    @inline(__always)
    func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        base + ((y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX))
    }
}
