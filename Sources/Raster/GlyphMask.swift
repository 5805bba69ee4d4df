import Geometry

/// An 8-bit coverage mask of a glyph or small shape.
final class GlyphMask {
    /// The pixels of the mask relative to the pixel of the origin.
    let box: PixelRect
    private let coverage: UnsafeMutablePointer<UInt8>

    /// Creates an empty mask, to be filled as a `CoverageReceiver`.
    init(box: PixelRect) {
        self.box = box
        let count = max(1, box.width * box.height)
        coverage = .allocate(capacity: count)
        coverage.initialize(repeating: 0, count: count)
    }

    deinit { coverage.deallocate() }

    /// The size in bytes.
    var byteCount: Int { box.width * box.height }

    /// Emits the coverage with the origin at the pixel (`x`, `y`), clipped to `window`.
    func emit<Receiver: CoverageReceiver>(
        x: Int, y: Int, window: PixelRect, into receiver: inout Receiver
    ) {
        let placed = PixelRect(minX: box.minX + x, minY: box.minY + y, maxX: box.maxX + x, maxY: box.maxY + y)
        let area = placed.intersection(window)
        guard !area.isEmpty else { return }
        for row in area.minY..<area.maxY {
            let start = (row - placed.minY) * box.width + (area.minX - placed.minX)
            receiver.mask(x: area.minX, y: row, count: area.width, coverage: coverage + start)
        }
    }
}

extension GlyphMask: CoverageReceiver {
    func run(x: Int, y: Int, count: Int, coverage value: UInt8) {
        (coverage + offset(x, y)).update(repeating: value, count: count)
    }

    func mask(x: Int, y: Int, count: Int, coverage values: UnsafePointer<UInt8>) {
        (coverage + offset(x, y)).update(from: values, count: count)
    }

    private func offset(_ x: Int, _ y: Int) -> Int { (y - box.minY) * box.width + (x - box.minX) }
}
