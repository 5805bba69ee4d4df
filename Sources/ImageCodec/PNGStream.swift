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

    /// A zlib stream.
    func compressed() -> BitWriter {
        var writer = BitWriter(capacity: 1 << 16)
        writer.append(0x78)
        writer.append(0x01)
        let rowCount = max(1, min(height, PNGStream.stripSize / (width * channels + 1)))
        let blank = [UInt32](repeating: channels == 3 ? 0xFF00_0000 : 0, count: width)
        var checksum = Adler32()
        blank.withUnsafeBufferPointer { blank in
            guard let aboveFirst = blank.baseAddress else { return }
            for top in stride(from: 0, to: height, by: rowCount) {
                let bottom = min(height, top + rowCount)
                var strip = PNGStrip(
                    width: width, rowCount: bottom - top, channels: channels, compression: compression)
                for y in top..<bottom {
                    let row = pixels + y * width
                    strip.add(row, above: y == 0 ? aboveFirst : row - width, to: &writer)
                }
                strip.finish(to: &writer, isLast: bottom == height)
                checksum.append(strip.checksum, count: strip.byteCount)
            }
        }
        writer.reserve(16)
        writer.align()
        for shift in [24, 16, 8, 0] {
            writer.append(UInt8(truncatingIfNeeded: checksum.value >> UInt32(shift)))
        }
        return writer
    }
}
