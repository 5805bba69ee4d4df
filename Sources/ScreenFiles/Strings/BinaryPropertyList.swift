/// Reads a binary property list.
///
/// Source: the format as described in CoreFoundation's CFBinaryPList.c: objects, a table of their offsets,
/// and a trailer of 32 bytes that specifies the sizes of offsets and references.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let tableOffset: Int
    private var valueCount = 0
    private var byteCount = 0

    /// Returns the top object with its contents.
    static func read(_ bytes: [UInt8]) throws(PropertyList.Problem) -> PropertyList {
        guard var list = BinaryPropertyList(bytes), let root = list.number(bytes.count - 16, 8) else {
            throw broken
        }
        return try list.value(root, depth: 0)
    }

    private static let broken = PropertyList.Problem(message: "the binary property list is corrupt")

    private init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        self.bytes = bytes
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        func number(_ place: Int) -> Int? {
            var result = 0
            for byte in bytes[place..<place + 8] {
                guard result < 1 << 40 else { return nil }
                result = result << 8 | Int(byte)
            }
            return result
        }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = number(trailer + 8), let table = number(trailer + 24), count > 0, table >= 8,
            table <= trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        (objectCount, tableOffset) = (count, table)
    }

    /// Reads a big-endian number of up to eight bytes; nil if it is outside the file or larger than any
    /// offset can be.
    private func number(_ place: Int, _ size: Int) -> Int? {
        guard place >= 0, size > 0, size <= 8, place <= bytes.count - size else { return nil }
        var result = 0
        for byte in bytes[place..<place + size] {
            guard result < 1 << 40 else { return nil }
            result = result << 8 | Int(byte)
        }
        return result
    }

    private mutating func value(_ reference: Int, depth: Int) throws(PropertyList.Problem) -> PropertyList {
        valueCount += 1
        guard valueCount <= PropertyList.valueLimit else { throw .tooLarge }
        guard depth < PropertyList.depthLimit else { throw .tooDeep }
        guard reference < objectCount, let place = number(tableOffset + reference * offsetSize, offsetSize),
            place >= 8, place < tableOffset
        else { throw BinaryPropertyList.broken }
        switch bytes[place] >> 4 {
        case 0x5: return .text(try text(at: place, unitSize: 1))
        case 0x6: return .text(try text(at: place, unitSize: 2))
        case 0xD: return try dictionary(at: place, depth: depth)
        default: return .other
        }
    }

    /// Returns the element count of an object and the offset of the first element.
    private func extent(at place: Int, elementSize: Int) throws(PropertyList.Problem) -> (
        count: Int, start: Int
    ) {
        var count = Int(bytes[place] & 15), start = place + 1
        if count == 15 {
            guard start < tableOffset, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else {
                throw BinaryPropertyList.broken
            }
            let size = 1 << Int(bytes[start] & 15)
            guard let long = number(start + 1, size) else { throw BinaryPropertyList.broken }
            count = long
            start += 1 + size
        }
        guard start <= tableOffset, count <= (tableOffset - start) / elementSize else {
            throw BinaryPropertyList.broken
        }
        return (count, start)
    }

    private mutating func text(at place: Int, unitSize: Int) throws(PropertyList.Problem) -> String {
        let (count, start) = try extent(at: place, elementSize: unitSize)
        byteCount += count * unitSize
        guard byteCount <= PropertyList.byteLimit else { throw .tooLarge }
        let range = bytes[start..<start + count * unitSize]
        if unitSize == 1 { return String(decoding: range, as: UTF8.self) }
        let units = stride(from: start, to: range.endIndex, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func dictionary(at place: Int, depth: Int) throws(PropertyList.Problem) -> PropertyList {
        let (count, start) = try extent(at: place, elementSize: 2 * referenceSize)
        guard count <= PropertyList.valueLimit else { throw .tooLarge }
        var entries: [String: PropertyList] = [:]
        for index in 0..<count {
            guard let key = number(start + index * referenceSize, referenceSize),
                let object = number(start + (count + index) * referenceSize, referenceSize),
                let name = try value(key, depth: depth + 1).words
            else { throw BinaryPropertyList.broken }
            entries[name] = try value(object, depth: depth + 1)
        }
        return .dictionary(entries)
    }
}
