package import Geometry
package import Scene

/// Encodes an image in bands from the top, so that neither its pixels nor the file need to be in memory as a
/// whole. The parts together are the bytes that `encodePNG` gives for the whole image.
package struct PNGBandEncoder {
    private let stream: PNGStream
    private let size: PixelSize
    /// The last row of the previous band; empty at the top.
    private var above: [UInt32] = []
    private var nextRow = 0
    private var checksum = Adler32()
    /// Whether a pixel is not opaque although all were expected to be; the bytes so far are then invalid.
    package private(set) var foundTransparency = false

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - size: The size in pixels; an empty image has no file.
    ///   - isOpaque: Whether every pixel is expected to be opaque; the file is then RGB, otherwise RGBA.
    ///   - options: The options of the encoder.
    package init(size: PixelSize, isOpaque: Bool, options: PNGOptions = .standard) {
        self.size = size
        stream = PNGStream(
            width: size.width, height: size.height, channels: isOpaque ? 3 : 4,
            compression: options.compression)
    }

    /// The number of rows of which every band but the last must have a multiple.
    package var rowCount: Int { stream.rowCount }

    /// Returns the bytes of the next band, encoded with `workers` threads; the last band ends the file. A
    /// band of the wrong size gives no bytes.
    package mutating func add(_ band: Pixmap, workers: Int = 1) -> [UInt8] {
        let rows = nextRow..<nextRow + band.height
        let isLast = rows.upperBound == size.height
        guard band.width == size.width, band.height > 0, band.width > 0, rows.upperBound <= size.height,
            isLast || band.height.isMultiple(of: rowCount)
        else { return [] }
        let pixels = stream.channels == 3 ? band.pixels : band.pixels.map(unpremultiplied)
        let strips = pixels.withUnsafeBufferPointer { pixels -> [PNGStripChunk] in
            guard let base = pixels.baseAddress else { return [] }
            return above.withUnsafeBufferPointer { above in
                stream.strips(
                    of: rows, pixels: base, above: above.isEmpty ? nil : above.baseAddress, workers: workers)
            }
        }
        let head =
            rows.lowerBound == 0
            ? PNGChunks.head(width: size.width, height: size.height, isOpaque: stream.channels == 3) : []
        for strip in strips { checksum.append(strip.checksum, count: strip.byteCount) }
        if stream.channels == 3, !strips.allSatisfy(\.keepsAlpha) { foundTransparency = true }
        nextRow = rows.upperBound
        if !isLast { above = Array(pixels.suffix(size.width)) }
        return PNGBandEncoder.joined(head, strips, isLast ? PNGChunks.tail(checksum) : [])
    }

    /// Returns all chunks in one array.
    private static func joined(_ head: [UInt8], _ strips: [PNGStripChunk], _ tail: [UInt8]) -> [UInt8] {
        let count = head.count + tail.count + strips.reduce(0) { $0 + $1.writer.count }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            var rest = UnsafeMutableRawBufferPointer(buffer)
            func append(_ bytes: UnsafeRawBufferPointer) {
                rest.copyMemory(from: bytes)
                rest = UnsafeMutableRawBufferPointer(rebasing: rest[bytes.count...])
            }
            head.withUnsafeBytes(append)
            for strip in strips { append(strip.writer.bytes) }
            tail.withUnsafeBytes(append)
            initializedCount = count
        }
    }
}

/// Returns an unpremultiplied pixel.
private func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    guard alpha > 0 else { return 0 }
    func divided(_ channel: UInt32) -> UInt32 { min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha) }
    return divided(pixel) | divided(pixel >> 8) << 8 | divided(pixel >> 16) << 16 | alpha << 24
}
