import Parallel

/// The compressed rows of a picture.
struct PNGStream {
    /// Row by row, alpha not multiplied in.
    let pixels: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    /// 3 for RGB, 4 for RGBA.
    let channels: Int
    let compression: PNGOptions.Compression

    /// Bytes of filtered rows in a strip.
    ///
    /// Chosen: what fits a core's own cache, yet leaves deflate's window filled most of the time.
    private static let stripSize = 1 << 20

    /// A zlib stream; the strips are shared among so many threads.
    func compressed(workers: Int) -> BitWriter {
        var writer = BitWriter(capacity: 1 << 16)
        writer.append(0x78)
        writer.append(0x01)
        let rowCount = max(1, min(height, PNGStream.stripSize / (width * channels + 1)))
        let count = (height + rowCount - 1) / rowCount
        let places = UnsafeMutablePointer<EncodedStrip?>.allocate(capacity: count)
        places.initialize(repeating: nil, count: count)
        defer {
            places.deinitialize(count: count)
            places.deallocate()
        }
        // Every strip has a place of its own, and all read the same pixels.
        let shared = Apart((stream: self, places: places))
        Threads.share(pieceCount: count, workers: workers) { index, _ in
            let (stream, places) = shared.value
            let top = index * rowCount
            places[index] = stream.encode(rows: top..<min(stream.height, top + rowCount))
        }
        var checksum = Adler32()
        for strip in UnsafeBufferPointer(start: places, count: count).compactMap(\.self) {
            writer.append(strip.writer)
            checksum.append(strip.checksum, count: strip.byteCount)
        }
        writer.reserve(16)
        for shift in [24, 16, 8, 0] {
            writer.append(UInt8(truncatingIfNeeded: checksum.value >> UInt32(shift)))
        }
        return writer
    }

    /// A strip of rows, ending at a whole byte.
    private func encode(rows: Range<Int>) -> EncodedStrip {
        var writer = BitWriter(capacity: 1 << 16)
        var strip = PNGStrip(width: width, rowCount: rows.count, channels: channels, compression: compression)
        let blank = [UInt32](repeating: channels == 3 ? 0xFF00_0000 : 0, count: width)
        blank.withUnsafeBufferPointer { blank in
            guard let aboveFirst = blank.baseAddress else { return }
            for y in rows {
                let row = pixels + y * width
                strip.add(row, above: y == 0 ? aboveFirst : row - width, to: &writer)
            }
        }
        strip.finish(to: &writer, isLast: rows.upperBound == height)
        writer.reserve(16)
        writer.align()
        return EncodedStrip(writer: writer, checksum: strip.checksum, byteCount: strip.byteCount)
    }
}

/// A finished piece of the stream.
private final class EncodedStrip {
    let writer: BitWriter
    let checksum: Adler32
    /// Bytes before they were compressed.
    let byteCount: Int

    init(writer: consuming BitWriter, checksum: Adler32, byteCount: Int) {
        self.writer = writer
        self.checksum = checksum
        self.byteCount = byteCount
    }
}
