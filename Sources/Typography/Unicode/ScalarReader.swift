/// Reads characters from UTF-16 units; a lone surrogate is a character of its own.
struct ScalarReader {
    let units: UnsafeBufferPointer<UInt16>

    /// The character at a unit, and how many units it takes.
    func character(at index: Int) -> (value: UInt32, width: Int) {
        let unit = units[index]
        if unit & 0xFC00 == 0xD800, index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00 {
            return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF)), 2)
        }
        return (UInt32(unit), 1)
    }
}
