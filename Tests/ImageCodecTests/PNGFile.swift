/// Writes PNG files by the letter of the specification, uncompressed, for tests alone.
struct PNGFile {
    var width: Int
    var height: Int
    var depth = 8
    /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
    var colorType: Int
    var isInterlaced = false
    /// Chunks between header and data.
    var ancillary: [(type: String, data: [UInt8])] = []
    /// The samples of a pixel, `depth` bits each.
    var samples: (_ x: Int, _ y: Int) -> [Int]

    var bytes: [UInt8] {
        let header =
            PNGFile.bigEndian(width) + PNGFile.bigEndian(height)
            + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += PNGFile.chunk("IHDR", header)
        for (type, data) in ancillary { file += PNGFile.chunk(type, data) }
        return file + PNGFile.chunk("IDAT", PNGFile.stored(scanlines)) + PNGFile.chunk("IEND", [])
    }

    /// Start and step of the seven passes of Adam7, or the one pass without.
    private var passes: [(x: Int, y: Int, dx: Int, dy: Int)] {
        guard isInterlaced else { return [(0, 0, 1, 1)] }
        return [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
    }

    private var scanlines: [UInt8] {
        var result: [UInt8] = []
        for pass in passes where pass.x < width && pass.y < height {
            for y in stride(from: pass.y, to: height, by: pass.dy) {
                var bits: [Bool] = []
                for x in stride(from: pass.x, to: width, by: pass.dx) {
                    for sample in samples(x, y) {
                        bits += (0..<depth).reversed().map { sample >> $0 & 1 == 1 }
                    }
                }
                while bits.count % 8 != 0 { bits.append(false) }
                result.append(0)
                for start in stride(from: 0, to: bits.count, by: 8) {
                    result.append(bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
                }
            }
        }
        return result
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
    }

    /// A zlib stream of stored blocks.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, data.count), count = end - start
            stream += [end == data.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
            stream += [UInt8(~count & 255), UInt8(~count >> 8 & 255)]
            stream += data[start..<end]
            start = end
        } while start < data.count
        var low = 1, high = 0
        for byte in data {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bigEndian(high << 16 | low)
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
