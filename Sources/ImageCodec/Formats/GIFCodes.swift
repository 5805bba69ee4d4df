/// Decodes GIF's LZW compression, with codes of up to twelve bits.
enum GIFCodes {
    /// Returns `count` decoded indices; nil if there are fewer or the codes are invalid.
    static func decode(_ bytes: [UInt8], codeSize: Int, count: Int) -> [UInt8]? {
        guard (1...8).contains(codeSize) else { return nil }
        let clear = 1 << codeSize, end = clear + 1
        // Each code is a prefix code and a last index.
        var prefix = [Int16](repeating: -1, count: 4096)
        var suffix = [UInt8](repeating: 0, count: 4096)
        var length = [Int](repeating: 1, count: 4096)
        for code in 0..<clear { suffix[code] = UInt8(truncatingIfNeeded: code) }
        var result = [UInt8](repeating: 0, count: count)
        var filled = 0, next = end + 1, size = codeSize + 1, previous = -1
        var bits = 0, bitCount = 0
        for byte in bytes {
            bits |= Int(byte) << bitCount
            bitCount += 8
            while bitCount >= size, filled < count {
                let code = bits & (1 << size - 1)
                bits >>= size
                bitCount -= size
                if code == end { return nil }
                if code == clear {
                    (next, size, previous) = (end + 1, codeSize + 1, -1)
                    continue
                }
                guard code < next || code == next && previous >= 0, code < 4096 else { return nil }
                if previous >= 0, next < 4096 {
                    prefix[next] = Int16(previous)
                    length[next] = length[previous] + 1
                    suffix[next] = first(of: code == next ? previous : code, prefix, suffix)
                    next += 1
                    if next == 1 << size, size < 12 { size += 1 }
                }
                guard code < next else { return nil }
                write(code, prefix, suffix, length[code], to: &result, at: filled)
                filled += length[code]
                previous = code
            }
        }
        return filled >= count ? result : nil
    }

    private static func first(of code: Int, _ prefix: [Int16], _ suffix: [UInt8]) -> UInt8 {
        var code = code
        while prefix[code] >= 0 { code = Int(prefix[code]) }
        return suffix[code]
    }

    /// Writes the indices of a code from last to first; those past the end are dropped.
    private static func write(
        _ code: Int, _ prefix: [Int16], _ suffix: [UInt8], _ length: Int, to result: inout [UInt8],
        at start: Int
    ) {
        var code = code, place = start + length - 1
        while code >= 0, place >= start {
            if place < result.count { result[place] = suffix[code] }
            code = Int(prefix[code])
            place -= 1
        }
    }
}
