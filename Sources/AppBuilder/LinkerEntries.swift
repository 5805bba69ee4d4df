import Files

/// What an object file asks the linker for by itself: the section `.swift1_autolink_entries`, whose texts the driver gives
/// to the linker as arguments. A source can write any text there with `@section`, as one that names a program to run.
///
/// Source: `swift-autolink-extract`, and the "Executable and Linkable Format" for 64 bits.
struct LinkerEntries {
    /// The texts of the section.
    private(set) var entries: [String] = []

    private static let section = ".swift1_autolink_entries"
    /// Chosen: far more than sources need, which import some dozens of modules.
    private static let sizeLimit = 1 << 20

    /// Reads an object file; one that is no ELF file has no entries.
    init(path: String) throws(FileError) {
        let file = try OpenFile(path, as: .executable)
        let header = Fields(try file.bytes(at: 0, count: 64))
        guard header.bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), header.bytes.count == 64 else {
            return
        }
        let offset = header.number(at: 0x28, 8), size = header.number(at: 0x3A, 2)
        guard size >= 64, offset > 0 else { return }
        // Of more sections than two bytes can count, the first says how many there are.
        let first = Fields(try file.bytes(at: offset, count: 64))
        let written = header.number(at: 0x3C, 2), names = header.number(at: 0x3E, 2)
        let count = written == 0 ? first.number(at: 0x20, 8) : written
        let nameIndex = names == 0xFFFF ? first.number(at: 0x28, 4) : names
        guard count <= file.size / size, nameIndex < count else { return }
        let table = Fields(try file.bytes(at: offset, count: count * size))
        func content(_ index: Int) throws(FileError) -> [UInt8] {
            let start = table.number(at: index * size + 0x18, 8),
                length = table.number(at: index * size + 0x20, 8)
            guard start <= file.size, length <= file.size - start else { return [] }
            return try file.bytes(at: start, count: length)
        }
        let texts = try content(nameIndex)
        for index in 0..<count where Self.text(texts, table.number(at: index * size, 4)) == Self.section {
            let bytes = try content(index).prefix(Self.sizeLimit)
            entries += bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The entries that are not names of libraries, which is all that modules ask for.
    var unknown: [String] {
        entries.filter { entry in
            !entry.hasPrefix("-l")
                || !entry.utf8.dropFirst(2).allSatisfy { byte in
                    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                        || "_.+-".utf8.contains(byte)
                }
        }
    }

    private static func text(_ bytes: [UInt8], _ offset: Int) -> String {
        guard offset < bytes.count else { return "" }
        return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }

    /// Bytes with numbers in them, the lowest byte first.
    private struct Fields {
        let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        /// Returns a number of some bytes; zero where there are none, and for those that are too large for a place in a file.
        func number(at offset: Int, _ count: Int) -> Int {
            guard offset >= 0, offset + count <= bytes.count else { return 0 }
            let value = bytes[offset..<offset + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value).map { $0 < 1 << 40 ? $0 : 0 } ?? 0
        }
    }
}
