/// Writes PNG files by the letter of the specification, right or wrong, for tests alone.
struct PNGFile {
    var width: Int
    var height: Int
    var depth = 8
    /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
    var colorType: Int
    var isInterlaced = false
    /// Chunks between header and data.
    var ancillary: [(type: String, data: [UInt8])] = []
    /// The filter of each row in the order of the file, 0 to 4.
    var filter: (_ row: Int) -> Int = { _ in 0 }
    /// How the rows are compressed.
    var compression = Compression.stored(blockSize: 65_535)
    /// The base-two logarithm of the window that the stream claims, less 8.
    var window = 7
    /// The most bytes of a data chunk; nil for one chunk of all.
    var dataChunkSize: Int?
    /// The compression, filter and interlacing methods, where they are not those of the standard.
    var methods: [UInt8]?

    /// A kind of deflate's blocks.
    enum Compression {
        /// Bytes as they are.
        case stored(blockSize: Int)
        /// The fixed code for literals.
        case fixed
    }

    /// The samples of a pixel, `depth` bits each.
    var samples: (_ x: Int, _ y: Int) -> [Int]

    var bytes: [UInt8] { PNGFile.file(chunks) }

    /// The chunks in order.
    var chunks: [(type: String, data: [UInt8])] {
        let header =
            PNGFile.bigEndian(width) + PNGFile.bigEndian(height)
            + [UInt8(depth), UInt8(colorType)] + (methods ?? [0, 0, isInterlaced ? 1 : 0])
        let data = stream
        let size = dataChunkSize ?? max(1, data.count)
        let pieces = stride(from: 0, to: data.count, by: size).map {
            ("IDAT", Array(data[$0..<min($0 + size, data.count)]))
        }
        return [("IHDR", header)] + ancillary + pieces + [("IEND", [])]
    }

    /// A file of chunks.
    static func file(_ chunks: [(type: String, data: [UInt8])]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { chunk($0.type, $0.data) }
    }

    /// Start and step of the seven passes of Adam7, or the one pass without.
    private var passes: [(x: Int, y: Int, dx: Int, dy: Int)] {
        guard isInterlaced else { return [(0, 0, 1, 1)] }
        return [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
    }

    /// The rows of all passes, filtered.
    private var scanlines: [UInt8] {
        var result: [UInt8] = [], number = 0
        let stride = max(1, depth * samples(0, 0).count / 8)
        for pass in passes where pass.x < width && pass.y < height {
            var above: [UInt8] = []
            for y in Swift.stride(from: pass.y, to: height, by: pass.dy) {
                let row = packed(
                    Swift.stride(from: pass.x, to: width, by: pass.dx).flatMap { samples($0, y) })
                let filter = filter(number)
                result.append(UInt8(filter))
                for index in row.indices {
                    let left = index >= stride ? Int(row[index - stride]) : 0
                    let up = above.isEmpty ? 0 : Int(above[index])
                    let corner = index >= stride && !above.isEmpty ? Int(above[index - stride]) : 0
                    let guess = PNGFile.prediction(filter, left, up, corner)
                    result.append(UInt8(truncatingIfNeeded: Int(row[index]) - guess))
                }
                above = row
                number += 1
            }
        }
        return result
    }

    /// Source: PNG, 9.2.
    private static func prediction(_ filter: Int, _ left: Int, _ up: Int, _ corner: Int) -> Int {
        switch filter {
        case 1: return left
        case 2: return up
        case 3: return (left + up) / 2
        case 4:
            let guess = left + up - corner
            let nearest = [left, up, corner].map { abs(guess - $0) }
            return nearest[0] <= nearest[1] && nearest[0] <= nearest[2]
                ? left : nearest[1] <= nearest[2] ? up : corner
        default: return 0
        }
    }

    private func packed(_ samples: [Int]) -> [UInt8] {
        var bits = samples.flatMap { sample in (0..<depth).reversed().map { sample >> $0 & 1 == 1 } }
        while bits.count % 8 != 0 { bits.append(false) }
        return Swift.stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// The rows as a zlib stream.
    var stream: [UInt8] { PNGFile.compressed(scanlines, compression, window: window) }

    /// Bytes as a zlib stream.
    static func compressed(
        _ data: [UInt8], _ compression: Compression = .stored(blockSize: 65_535), window: Int = 7
    ) -> [UInt8] {
        let head = window << 4 | 8
        let check = (31 - head * 256 % 31) % 31
        var stream = [UInt8(head), UInt8(check)]
        switch compression {
        case .stored(let blockSize):
            var start = 0
            repeat {
                let end = min(start + blockSize, data.count), count = end - start
                stream += [end == data.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
                stream += [UInt8(~count & 255), UInt8(~count >> 8 & 255)]
                stream += data[start..<end]
                start = end
            } while start < data.count
        case .fixed: stream += fixedBlock(data)
        }
        var low = 1, high = 0
        for byte in data {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bigEndian(high << 16 | low)
    }

    /// One last block of literals. Source: RFC 1951, 3.2.6.
    private static func fixedBlock(_ data: [UInt8]) -> [UInt8] {
        var bits: [Bool] = [true, true, false]
        for byte in data {
            let (code, count) = byte < 144 ? (0x30 + Int(byte), 8) : (0x190 + Int(byte) - 144, 9)
            bits += (0..<count).reversed().map { code >> $0 & 1 == 1 }
        }
        bits += Array(repeating: false, count: 7)
        while bits.count % 8 != 0 { bits.append(false) }
        return Swift.stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) }
        }
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
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
