extension String {
    /// The text of UTF-16 units, with U+FFFD for a surrogate without its partner.
    ///
    /// Transcoded by hand: the library's general way costs several times as much.
    init(utf16 units: ArraySlice<UInt16>) {
        self.init(unsafeUninitializedCapacity: 3 * units.count) { buffer in
            var writer = UTF8Writer(buffer: buffer)
            var index = units.startIndex
            while index < units.endIndex {
                let unit = UInt32(units[index])
                index += 1
                guard unit & 0xF800 == 0xD800 else {
                    writer.write(unit)
                    continue
                }
                guard unit < 0xDC00, index < units.endIndex, units[index] & 0xFC00 == 0xDC00 else {
                    writer.write(0xFFFD)
                    continue
                }
                writer.write(0x10000 + (unit & 0x3FF) << 10 + UInt32(units[index]) & 0x3FF)
                index += 1
            }
            return writer.count
        }
    }
}

/// Writes characters as UTF-8, at most three bytes for each UTF-16 unit.
private struct UTF8Writer {
    let buffer: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func write(_ character: UInt32) {
        switch character {
        case ..<0x80: put(character)
        case ..<0x800:
            put(0xC0 | character >> 6)
            put(0x80 | character & 0x3F)
        case ..<0x10000:
            put(0xE0 | character >> 12)
            put(0x80 | character >> 6 & 0x3F)
            put(0x80 | character & 0x3F)
        default:
            put(0xF0 | character >> 18)
            put(0x80 | character >> 12 & 0x3F)
            put(0x80 | character >> 6 & 0x3F)
            put(0x80 | character & 0x3F)
        }
    }

    private mutating func put(_ byte: UInt32) {
        buffer[count] = UInt8(truncatingIfNeeded: byte)
        count += 1
    }
}
