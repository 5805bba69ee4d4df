import Geometry

/// An axis-aligned rectangle on the device, in 1/256 pixel.
struct FixedRect: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    /// Creates the bounding box of the transformed `rect`.
    init(_ rect: Rect, transform: AffineTransform) {
        guard !transform.isUpright else {
            minX = ScanConverter.fixed(transform.a * rect.minX + transform.tx)
            minY = ScanConverter.fixed(transform.d * rect.minY + transform.ty)
            maxX = ScanConverter.fixed(transform.a * rect.maxX + transform.tx)
            maxY = ScanConverter.fixed(transform.d * rect.maxY + transform.ty)
            return
        }
        let box = transform.boundingBox(of: rect)
        minX = ScanConverter.fixed(box.minX)
        minY = ScanConverter.fixed(box.minY)
        maxX = ScanConverter.fixed(box.maxX)
        maxY = ScanConverter.fixed(box.maxY)
    }

    /// Creates a rectangle of whole pixels at the origin.
    init(width: Int, height: Int) { (minX, minY, maxX, maxY) = (0, 0, width << 8, height << 8) }

    /// Returns the rectangle translated by whole pixels.
    func moved(x: Int, y: Int) -> FixedRect {
        var moved = self
        moved.minX += x << 8
        moved.minY += y << 8
        moved.maxX += x << 8
        moved.maxY += y << 8
        return moved
    }

    /// The rectangle in device pixels.
    var rect: Rect {
        Rect(
            minX: Double(minX) / 256, minY: Double(minY) / 256, maxX: Double(maxX) / 256,
            maxY: Double(maxY) / 256)
    }

    /// The pixels that the rectangle touches.
    var pixels: PixelRect {
        PixelRect(
            minX: minX >> 8, minY: minY >> 8, maxX: (maxX + 255) >> 8, maxY: (maxY + 255) >> 8)
    }

    /// Whether its edges are pixel edges.
    var isAligned: Bool { (minX | minY | maxX | maxY) & 255 == 0 }

    /// Emits the coverage of the part inside `window`.
    func emit<Receiver: CoverageReceiver>(window: PixelRect, into receiver: inout Receiver) {
        let area = pixels.intersection(window)
        guard !area.isEmpty else { return }
        let solid =
            max(
                area.minX, (minX + 255) >> 8)..<max(
                area.minX, (minX + 255) >> 8, min(area.maxX, maxX >> 8))
        for y in area.minY..<area.maxY {
            let height = FixedRect.overlap(minY, maxY, cell: y)
            for x in area.minX..<min(solid.lowerBound, area.maxX) {
                emitPixel(x: x, y: y, height: height, into: &receiver)
            }
            if !solid.isEmpty {
                receiver.run(
                    x: solid.lowerBound, y: y, count: solid.count, coverage: UInt8((height * 255 + 128) >> 8))
            }
            for x in max(solid.upperBound, solid.lowerBound)..<max(area.maxX, solid.upperBound) {
                emitPixel(x: x, y: y, height: height, into: &receiver)
            }
        }
    }

    private func emitPixel<Receiver: CoverageReceiver>(
        x: Int, y: Int, height: Int, into receiver: inout Receiver
    ) {
        let part = FixedRect.overlap(minX, maxX, cell: x) * height
        receiver.run(x: x, y: y, count: 1, coverage: UInt8((part * 255 + 32_768) >> 16))
    }

    /// Returns how many 256ths of a row or column of pixels are between two edges.
    private static func overlap(_ low: Int, _ high: Int, cell: Int) -> Int {
        max(0, min(high, (cell + 1) << 8) - max(low, cell << 8))
    }
}
