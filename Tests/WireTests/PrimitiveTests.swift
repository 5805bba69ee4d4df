import Scene
import Testing
import Wire

@Suite("Values of messages")
struct PrimitiveTests {
    static let faces = FaceTable([])

    /// Writes values and returns a reader of them.
    static func reader(
        limits: WireLimits = WireLimits(), _ write: (inout WireWriter) -> Void
    ) throws -> WireReader {
        var writer = WireWriter(faces: faces)
        write(&writer)
        return try WireReader(try writer.finish(), faces: faces, limits: limits)
    }

    /// Returns a reader of bytes after a header.
    static func reader(of bytes: [UInt8], limits: WireLimits = WireLimits()) throws -> WireReader {
        try WireReader([0x4D, 0x51, 0x57, WireFormat.version] + bytes, faces: faces, limits: limits)
    }

    /// Returns why reading throws.
    static func reason(_ read: () throws -> Void) -> WireError.Reason? {
        do {
            try read()
            return nil
        } catch {
            return (error as? WireError)?.reason
        }
    }

    @Test(
        "finite numbers keep their bits",
        arguments: [
            0, -0.0, 1, -1, 0.5, 1 / 3, 393, 852, 1e-300, 5e-324, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude, .pi, 255 / 256,
        ])
    func numbers(number: Double) throws {
        var reader = try Self.reader {
            $0.write(number)
            $0.write(number)
        }
        #expect(try reader.number().bitPattern == number.bitPattern)
        #expect(try reader.number().bitPattern == number.bitPattern)
        try reader.finish()
    }

    @Test("numbers of whole points take at most four bytes")
    func shortNumbers() throws {
        for number in stride(from: 0.0, through: 2048, by: 0.5) {
            var writer = WireWriter(faces: Self.faces)
            writer.write(number)
            #expect(try writer.finish().count <= 4 + 4)
        }
    }

    @Test("what is not finite cannot be written or read", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) throws {
        #expect(Self.reason { _ = try Self.reader { $0.write(number) } } == .number)
        let bits = number.bitPattern
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
        var reader = try Self.reader(of: [8] + bytes)
        #expect(Self.reason { _ = try reader.number() } == .number)
        var short = try Self.reader(of: [2] + bytes)
        #expect(Self.reason { _ = try short.number() } == .number)
    }

    @Test(
        "a number has one form",
        arguments: [[1, 0], [3, 0x40, 0, 0], [9, 1, 1, 1, 1, 1, 1, 1, 1, 1]] as [[UInt8]])
    func numberForms(bytes: [UInt8]) throws {
        var reader = try Self.reader(of: bytes)
        #expect(Self.reason { _ = try reader.number() } == .number)
    }

    @Test("counts and integers", arguments: [0, 1, 127, 128, 300, 1 << 20, .max])
    func counts(number: Int) throws {
        var reader = try Self.reader {
            $0.write(count: number)
            $0.write(number)
            $0.write(-number)
            $0.write(Int.min)
        }
        #expect(try reader.count() == number)
        #expect(try reader.integer() == number)
        #expect(try reader.integer() == -number)
        #expect(try reader.integer() == .min)
        try reader.finish()
    }

    @Test("a negative count cannot be written")
    func negativeCount() {
        #expect(Self.reason { _ = try Self.reader { $0.write(count: -1) } } == .range)
    }

    @Test(
        "a count has one form and 64 bits at most",
        arguments: [
            ([0x80, 0], .number), ([0xFF, 0x80, 0], .number),
            (Array(repeating: 0xFF, count: 9) + [1], .range),
            (Array(repeating: 0xFF, count: 9) + [2], .number),
            (Array(repeating: 0x80, count: 12), .number), ([0x80], .truncated), ([], .truncated),
        ] as [([UInt8], WireError.Reason)])
    func countForms(bytes: [UInt8], reason: WireError.Reason) throws {
        var reader = try Self.reader(of: bytes)
        #expect(Self.reason { _ = try reader.count() } == reason)
    }

    @Test(
        "texts", arguments: ["", "Done", "Größe", "設定", "👩🏽‍🚀 e\u{301}\0", String(repeating: "x", count: 5000)])
    func texts(text: String) throws {
        var reader = try Self.reader {
            $0.write(text)
            $0.write(name: text)
            $0.write(name: "other")
            $0.write(name: text)
        }
        #expect(try Array(reader.text().utf8) == Array(text.utf8))
        #expect(try Array(reader.name().utf8) == Array(text.utf8))
        #expect(try reader.name() == "other")
        #expect(try Array(reader.name().utf8) == Array(text.utf8))
        try reader.finish()
    }

    @Test(
        "texts that are none",
        arguments: [
            ([1, 0xFF], .text), ([2, 0xC0, 0x80], .text), ([3, 0xED, 0xA0, 0x80], .text),
            ([5, 65], .truncated), (Array(repeating: 0xFF, count: 8) + [0x7F, 65], .truncated),
        ] as [([UInt8], WireError.Reason)])
    func badTexts(bytes: [UInt8], reason: WireError.Reason) throws {
        var reader = try Self.reader(of: bytes)
        #expect(Self.reason { _ = try reader.text() } == reason)
    }

    @Test("names that were not written before")
    func badNames() throws {
        var reader = try Self.reader(of: [1, 0, 1, 65, 2])
        #expect(Self.reason { _ = try reader.name() } == .range)
        #expect(try reader.name() == "A")
        #expect(Self.reason { _ = try reader.name() } == .range)
    }

    @Test("lists, and values that may be absent")
    func lists() throws {
        var reader = try Self.reader {
            $0.write(list: [1.5, 2]) { $0.write($1) }
            $0.write(optional: "x") { $0.write($1) }
            $0.write(optional: nil as String?) { $0.write($1) }
        }
        #expect(try reader.list { reader throws(WireError) in try reader.number() } == [1.5, 2])
        #expect(try reader.optional { reader throws(WireError) in try reader.text() } == "x")
        #expect(try reader.optional { reader throws(WireError) in try reader.text() } == nil)
        try reader.finish()
    }

    @Test("a list that is longer than the message takes no memory")
    func longList() throws {
        var reader = try Self.reader(of: Array(repeating: 0xFF, count: 8) + [0x7F, 1, 2, 3])
        #expect(
            Self.reason { _ = try reader.list { reader throws(WireError) in try reader.number() } }
                == .truncated)
    }

    @Test("lists count against the limit of memory before they are read")
    func memory() throws {
        let limits = WireLimits(bytes: 1 << 20, memory: 800)
        var reader = try Self.reader(of: [100] + Array(repeating: 0, count: 100), limits: limits)
        #expect(try reader.list { reader throws(WireError) in try reader.number() }.count == 100)
        var longer = try Self.reader(of: [101] + Array(repeating: 0, count: 101), limits: limits)
        #expect(
            Self.reason { _ = try longer.list { reader throws(WireError) in try reader.number() } }
                == .tooLarge)
    }

    @Test("flags are 0 or 1")
    func flags() throws {
        var reader = try Self.reader(of: [0, 1, 2])
        #expect(try reader.flag() == false)
        #expect(try reader.flag() == true)
        #expect(Self.reason { _ = try reader.flag() } == .unknownCase)
    }

    @Test("a message has a header, a largest length and an end")
    func ends() throws {
        func reason(_ bytes: [UInt8]) -> WireError.Reason? {
            Self.reason {
                let limits = WireLimits(bytes: 5)
                try WireReader(bytes, faces: Self.faces, limits: limits).finish()
            }
        }
        let header: [UInt8] = [0x4D, 0x51, 0x57, WireFormat.version]
        #expect(reason(header) == nil)
        #expect(reason([]) == .version)
        #expect(reason(Array(header.dropLast()) + [WireFormat.version + 1]) == .version)
        #expect(reason(header + [0]) == .trailingBytes)
        #expect(reason(header + [0, 0]) == .tooLarge)
    }

    @Test("an error says what is wrong, and where")
    func errors() {
        #expect("\(WireError(.number, at: 12))" == "a number is not finite, at byte 12")
    }
}
