import Geometry

/// The coverage of a glyph for every pixel of its box.
final class GlyphMask {
    /// The pixels it covers, from the pixel of the glyph's origin.
    let box: PixelRect
    private let coverage: UnsafeMutablePointer<UInt8>

    /// An empty mask, to be filled as a `CoverageReceiver`.
    init(box: PixelRect) {
        self.box = box
        let count = max(1, box.width * box.height)
        coverage = .allocate(capacity: count)
        coverage.initialize(repeating: 0, count: count)
    }

    deinit { coverage.deallocate() }

    /// Bytes of coverage.
    var byteCount: Int { box.width * box.height }

    /// Hands the coverage to `receiver` with the origin at the pixel (`x`, `y`), as far as `window` reaches.
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
