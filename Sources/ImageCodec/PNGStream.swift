import Parallel
import Scene

/// Encodes the rows of an image as PNG data in strips of rows, one chunk each, that depend only on their rows
/// and the one above them. Strips can be encoded in any order, by several threads.
struct PNGStream: Sendable {
    let width: Int
    let height: Int
    /// The bytes per pixel: 3 for RGB, 4 for RGBA.
    let channels: Int
    let compression: PNGOptions.Compression

    /// The bytes of filtered rows in a strip.
    ///
    /// Chosen: what fits a core's cache, yet fills deflate's window most of the time.
    private static let stripSize = 1 << 20

    /// The rows of a strip; the last one may have fewer.
    var rowCount: Int { max(1, min(height, PNGStream.stripSize / (width * channels + 1))) }

    /// Encodes rows as strips, from the top.
    ///
    /// - Parameters:
    ///   - rows: The rows; begins at the start of a strip.
    ///   - pixels: The first of these rows, unpremultiplied.
    ///   - above: The row before them; nil for the first row of the image.
    ///   - workers: The number of threads.
    /// - Returns: The strips in order.
    func strips(
        of rows: Range<Int>, pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, workers: Int
    ) -> [PNGStripChunk] {
        let rowCount = rowCount, count = (rows.count + rowCount - 1) / rowCount
        let places = UnsafeMutablePointer<PNGStripChunk?>.allocate(capacity: max(1, count))
        places.initialize(repeating: nil, count: count)
        defer {
            places.deinitialize(count: count)
            places.deallocate()
        }
        // Every strip has its own slot, and all read the same pixels.
        let shared = DisjointAccess((pixels: pixels, above: above, places: places))
        Threads.share(pieceCount: count, workers: workers) { index, _ in
            let first = index * rowCount, last = min(rows.count, first + rowCount)
            let start = shared.value.pixels + first * width
            shared.value.places[index] = encode(
                rows: rows.lowerBound + first..<rows.lowerBound + last, pixels: start,
                above: index == 0 ? shared.value.above : start - width)
        }
        return UnsafeBufferPointer(start: places, count: count).compactMap(\.self)
    }

    /// Returns the smallest encoding of a strip.
    private func encode(
        rows: Range<Int>, pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?
    ) -> PNGStripChunk? {
        var best: PNGStripChunk?
        for choice in compression.choices {
            let chunk = encode(
                rows: rows, pixels: pixels, above: above, compression: choice.compression,
                filters: choice.filters)
            if chunk.writer.count < best?.writer.count ?? .max { best = chunk }
        }
        return best
    }

    /// Encodes a strip that ends at a byte boundary.
    private func encode(
        rows: Range<Int>, pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?,
        compression: PNGOptions.Compression, filters: [PNGRowFilter]
    ) -> PNGStripChunk {
        var writer = BitWriter(capacity: PNGStream.stripSize / 8)
        PNGChunks.begin("IDAT", in: &writer)
        if rows.lowerBound == 0 {
            // The zlib header: deflate, a window of 32 KB.
            writer.append(0x78)
            writer.append(0x01)
        }
        var strip = PNGStrip(
            width: width, rowCount: rows.count, channels: channels, compression: compression,
            filters: filters)
        let blank = [UInt32](repeating: channels == 3 ? 0xFF00_0000 : 0, count: width)
        blank.withUnsafeBufferPointer { blank in
            guard let blank = blank.baseAddress else { return }
            for index in 0..<rows.count {
                let row = pixels + index * width
                strip.add(row, above: index == 0 ? above ?? blank : row - width, to: &writer)
            }
        }
        strip.finish(to: &writer, isLast: rows.upperBound == height)
        writer.reserve(16)
        writer.align()
        PNGChunks.end(in: &writer)
        return PNGStripChunk(
            writer: writer, checksum: strip.checksum, byteCount: strip.byteCount, keepsAlpha: strip.keepsAlpha
        )
    }
}

/// An encoded strip as a chunk.
final class PNGStripChunk {
    let writer: BitWriter
    /// The checksum of the uncompressed bytes.
    let checksum: Adler32
    /// The number of uncompressed bytes.
    let byteCount: Int
    /// Whether every pixel has the same alpha as the one above; the row above the first one is opaque in RGB.
    let keepsAlpha: Bool

    init(writer: consuming BitWriter, checksum: Adler32, byteCount: Int, keepsAlpha: Bool) {
        self.writer = writer
        self.checksum = checksum
        self.byteCount = byteCount
        self.keepsAlpha = keepsAlpha
    }
}
