/// The CRC-32 of PNG chunks (PNG specification, annex D), computed sixteen bytes at a time.
struct CRC32 {
    private var state: UInt32 = 0xFFFF_FFFF

    /// The checksum so far.
    var value: UInt32 { ~state }

    /// Sixteen tables: the effect of a byte at a distance of 0...15 bytes from the end.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 16 * 256)
        for byte in 0..<256 {
            var crc = UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            tables[byte] = crc
        }
        for index in 256..<16 * 256 {
            let before = tables[index - 256]
            tables[index] = before >> 8 ^ tables[Int(before & 255)]
        }
        return tables
    }()

    /// Updates the checksum with bytes.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        CRC32.tables.withUnsafeBufferPointer { tables in
            var crc = state, index = 0
            while index + 16 <= bytes.count {
                let halves = bytes.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
                let first = UInt64(littleEndian: halves.x) ^ UInt64(crc),
                    second = UInt64(littleEndian: halves.y)
                var ahead: UInt32 = 0
                crc = 0
                for byte in 0..<8 {
                    ahead ^= tables[(7 &- byte) &* 256 &+ Int(second &>> UInt64(byte &* 8) & 255)]
                    crc ^= tables[(15 &- byte) &* 256 &+ Int(first &>> UInt64(byte &* 8) & 255)]
                }
                crc ^= ahead
                index += 16
            }
            while index < bytes.count {
                crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[index])) & 255)]
                index += 1
            }
            state = crc
        }
    }
}
