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
    private let limits: PropertyListLimits
    private var valueCount = 0
    private var byteCount = 0

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - limits: What the list may hold.
    /// - Returns: The top object with its contents.
    /// - Throws: `PropertyListError` if the file is corrupt or holds too much.
    static func read(
        _ bytes: [UInt8], _ limits: PropertyListLimits
    ) throws(PropertyListError) -> PropertyList {
        guard var list = BinaryPropertyList(bytes, limits), let root = list.number(bytes.count - 16, 8) else {
            throw broken
        }
        return try list.value(root, depth: 0)
    }

    private static let broken = PropertyListError("it is a binary property list that is corrupt")

    private init?(_ bytes: [UInt8], _ limits: PropertyListLimits) {
        guard bytes.count >= 40 else { return nil }
        self.bytes = bytes
        self.limits = limits
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

    private mutating func value(_ reference: Int, depth: Int) throws(PropertyListError) -> PropertyList {
        valueCount += 1
        guard valueCount <= limits.values else { throw .tooLarge(limits) }
        guard depth < limits.depth else { throw .tooDeep(limits) }
        guard reference < objectCount, let place = number(tableOffset + reference * offsetSize, offsetSize),
            place >= 8, place < tableOffset
        else { throw Self.broken }
        switch bytes[place] >> 4 {
        case 0x0 where [8, 9].contains(bytes[place]): return .boolean(bytes[place] == 9)
        case 0x1: return .integer(try integer(at: place))
        case 0x2: return .real(try real(at: place))
        case 0x3 where bytes[place] == 0x33: return .date(try real(at: place))
        case 0x4: return .data(Array(try content(at: place, unitSize: 1)))
        case 0x5: return .string(String(decoding: try content(at: place, unitSize: 1), as: UTF8.self))
        case 0x6: return .string(try wideText(at: place))
        case 0xA: return try array(at: place, depth: depth)
        case 0xD: return try dictionary(at: place, depth: depth)
        default: throw PropertyListError("it holds a value that property lists do not have")
        }
    }

    /// Returns a number of one, two or four bytes without a sign, or of eight bytes with one.
    private func integer(at place: Int) throws(PropertyListError) -> Int {
        let size = 1 << Int(bytes[place] & 15)
        guard size <= 8, let bits = bits(at: place + 1, size) else { throw Self.broken }
        return Int(truncatingIfNeeded: bits)
    }

    private func real(at place: Int) throws(PropertyListError) -> Double {
        let size = 1 << Int(bytes[place] & 15)
        guard size == 4 || size == 8, let bits = bits(at: place + 1, size) else { throw Self.broken }
        return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }

    private func bits(at place: Int, _ size: Int) -> UInt64? {
        guard place <= tableOffset - size else { return nil }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns the element count of an object and the offset of the first element.
    private func extent(at place: Int, elementSize: Int) throws(PropertyListError) -> (
        count: Int, start: Int
    ) {
        var count = Int(bytes[place] & 15), start = place + 1
        if count == 15 {
            guard start < tableOffset, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else {
                throw Self.broken
            }
            let size = 1 << Int(bytes[start] & 15)
            guard let long = number(start + 1, size) else { throw Self.broken }
            count = long
            start += 1 + size
        }
        guard start <= tableOffset, count <= (tableOffset - start) / elementSize else {
            throw Self.broken
        }
        return (count, start)
    }

    private mutating func content(at place: Int, unitSize: Int) throws(PropertyListError) -> ArraySlice<UInt8>
    {
        let (count, start) = try extent(at: place, elementSize: unitSize)
        byteCount += count * unitSize
        guard byteCount <= limits.bytes else { throw .tooLarge(limits) }
        return bytes[start..<start + count * unitSize]
    }

    private mutating func wideText(at place: Int) throws(PropertyListError) -> String {
        let range = try content(at: place, unitSize: 2)
        let units = stride(from: range.startIndex, to: range.endIndex, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func array(at place: Int, depth: Int) throws(PropertyListError) -> PropertyList {
        let (count, start) = try extent(at: place, elementSize: referenceSize)
        guard count <= limits.values else { throw .tooLarge(limits) }
        var values: [PropertyList] = []
        for index in 0..<count {
            guard let object = number(start + index * referenceSize, referenceSize) else { throw Self.broken }
            values.append(try value(object, depth: depth + 1))
        }
        return .array(values)
    }

    private mutating func dictionary(at place: Int, depth: Int) throws(PropertyListError) -> PropertyList {
        let (count, start) = try extent(at: place, elementSize: 2 * referenceSize)
        guard count <= limits.values else { throw .tooLarge(limits) }
        var entries: [String: PropertyList] = [:]
        for index in 0..<count {
            guard let key = number(start + index * referenceSize, referenceSize),
                let object = number(start + (count + index) * referenceSize, referenceSize),
                let name = try value(key, depth: depth + 1).string
            else { throw Self.broken }
            entries[name] = try value(object, depth: depth + 1)
        }
        return .dictionary(entries)
    }
}
