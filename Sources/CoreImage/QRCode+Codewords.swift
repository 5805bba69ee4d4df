import Foundation

extension QRCode {
    /// The number of codewords for data and correction. Source: ISO/IEC 18004, table 1, as a formula.
    private static func allCodewords(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            modules -= (25 * count - 10) * count - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    /// The number of codewords for data.
    static func dataCodewords(_ version: Int, _ level: Level) -> Int {
        let index = version - 1
        return allCodewords(version) - correction[level.rawValue][index] * blocks[level.rawValue][index]
    }

    /// The codewords of the bytes: mode, length, data, filling.
    static func codewords(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for i in (0..<count).reversed() { bits.append(value >> i & 1 == 1) }
        }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let capacity = dataCodewords(version, level)
        append(0, min(4, capacity * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var codewords = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let used = codewords.count
        for i in used..<max(used, capacity) { codewords.append((i - used) % 2 == 0 ? 0xEC : 0x11) }
        return codewords
    }

    /// The codewords in blocks, each with its correction, interleaved.
    static func withCorrection(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let count = blocks[level.rawValue][version - 1], length = correction[level.rawValue][version - 1]
        let shortLength = data.count / count, shortCount = count - data.count % count
        let divisor = generator(length)
        var parts: [[UInt8]] = [], remainders: [[UInt8]] = []
        var start = 0
        for i in 0..<count {
            let end = start + shortLength + (i < shortCount ? 0 : 1)
            parts.append(Array(data[start..<end]))
            remainders.append(remainder(parts[i], divisor))
            start = end
        }
        let longest = parts.map(\.count).max() ?? 0
        return (0..<longest).flatMap { i in parts.filter { i < $0.count }.map { $0[i] } }
            + (0..<length).flatMap { i in remainders.map { $0[i] } }
    }

    // MARK: Reed-Solomon

    /// The product in the field of 256 elements by the polynomial 0x11D.
    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for i in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= (Int(b) >> i & 1) * Int(a)
        }
        return UInt8(result)
    }

    /// The coefficients of the product of x - 2^i below a degree, without the first.
    private static func generator(_ degree: Int) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for j in 0..<degree {
                result[j] = product(result[j], root)
                if j + 1 < degree { result[j] ^= result[j + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for i in divisor.indices { result[i] ^= product(divisor[i], factor) }
        }
        return result
    }

    // Source: ISO/IEC 18004, table 9; for each level the versions 1 to 40.
    /// The codewords of correction in a block.
    private static let correction: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
            28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30,
            30,
            28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    /// The number of blocks.
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
            16,
            17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26,
            28,
            29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34,
            35,
            38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40,
            42,
            45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}
