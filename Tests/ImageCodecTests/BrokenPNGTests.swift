import ImageCodec
import Scene
import Testing

/// PNG files that break the standard, each in one way: an error that says so, never a trap.
@Suite struct BrokenPNGTests {
    private static var good: PNGFile {
        PNGFile(width: 6, height: 5, colorType: 2) { x, y in [x * 40, y * 50, 9] }
    }

    private func error(_ bytes: [UInt8]) -> ImageError? {
        do throws(ImageError) {
            _ = try decodeImage(bytes)
            return nil
        } catch { return error }
    }

    private func isCorrupt(_ bytes: [UInt8]) -> Bool {
        if case .corrupt("PNG", let detail) = error(bytes) { !detail.isEmpty } else { false }
    }

    @Test(arguments: 0..<8) func everyByteOfTheSignature(index: Int) {
        var bytes = BrokenPNGTests.good.bytes
        bytes[index] ^= 0x20
        #expect(error(bytes) == .unknownFormat)
    }

    @Test(arguments: ["IHDR", "PLTE", "IDAT"]) func checksumsOfWhatIsNeeded(type: String) throws {
        var file = PNGFile(width: 6, height: 5, colorType: 3) { x, _ in [x % 2] }
        file.ancillary = [("PLTE", [1, 2, 3, 4, 5, 6])]
        var bytes = PNGFile.file([])
        for chunk in file.chunks {
            var part = PNGFile.chunk(chunk.type, chunk.data)
            if chunk.type == type { part[part.count - 1] ^= 1 }
            bytes += part
        }
        #expect(isCorrupt(bytes))
    }

    @Test func checksumsOfOthersAreForgiven() throws {
        var bytes = PNGFile.file([])
        for chunk in BrokenPNGTests.good.chunks {
            if chunk.type == "IDAT" {
                var text = PNGFile.chunk("tEXt", Array("a\0b".utf8))
                text[text.count - 1] ^= 1
                bytes += text
            }
            bytes += PNGFile.chunk(chunk.type, chunk.data)
        }
        #expect(error(bytes) == nil)
    }

    @Test func missingChunks() throws {
        var palette = PNGFile(width: 2, height: 2, colorType: 3) { _, _ in [0] }
        #expect(isCorrupt(palette.bytes))
        palette.ancillary = [("PLTE", [])]
        #expect(isCorrupt(palette.bytes))
        palette.ancillary = [("PLTE", [1, 2, 3, 4])]
        #expect(isCorrupt(palette.bytes))
        let chunks = BrokenPNGTests.good.chunks
        #expect(
            error(PNGFile.file(Array(chunks.dropFirst())))
                == .corrupt("PNG", detail: "its first chunk is not the header"))
        #expect(isCorrupt(PNGFile.file(chunks.filter { $0.type != "IDAT" })))
        #expect(error(PNGFile.file(chunks.filter { $0.type != "IEND" })) == nil)
        #expect(isCorrupt(PNGFile.file([chunks[0], chunks[0]] + chunks.dropFirst())))
        #expect(isCorrupt(PNGFile.file([chunks[0], ("NEED", [1])] + chunks.dropFirst())))
    }

    @Test func emptyAndAbsurdExtents() {
        for (width, height) in [(0, 5), (5, 0), (0, 0)] {
            var chunks = BrokenPNGTests.good.chunks
            chunks[0].data.replaceSubrange(0..<8, with: PNGFile.bigEndian(width) + PNGFile.bigEndian(height))
            #expect(
                error(PNGFile.file(chunks))
                    == .corrupt("PNG", detail: "its header claims \(width)x\(height) pixels"))
        }
        for extent in [Int(Int32.max), 0xFFFF_FFFF, 0x8000_0000] {
            var chunks = BrokenPNGTests.good.chunks
            chunks[0].data.replaceSubrange(0..<8, with: PNGFile.bigEndian(extent) + PNGFile.bigEndian(1))
            #expect(error(PNGFile.file(chunks)) == .tooLarge(width: extent, height: 1))
        }
    }

    /// Source: PNG, table 11.1: what is not in it.
    @Test func depthsThatATypeDoesNotHave() {
        let allowed = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
        for type in 0...8 {
            for depth in [0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 32, 255]
            where allowed[type]?.contains(depth) != true {
                var chunks = BrokenPNGTests.good.chunks
                chunks[0].data[8] = UInt8(depth)
                chunks[0].data[9] = UInt8(type)
                #expect(isCorrupt(PNGFile.file(chunks)), "type \(type), depth \(depth)")
            }
        }
    }

    @Test(arguments: [[1, 0, 0], [0, 1, 0], [0, 0, 2], [255, 255, 255]] as [[UInt8]])
    func methodsThatThereAreNot(methods: [UInt8]) {
        var file = BrokenPNGTests.good
        file.methods = methods
        #expect(isCorrupt(file.bytes))
    }

    @Test func brokenStreams() {
        var file = BrokenPNGTests.good
        file.filter = { $0 == 3 ? 5 : 0 }
        #expect(isCorrupt(file.bytes))
        func withStream(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
            var stream = BrokenPNGTests.good.stream
            change(&stream)
            let chunks = BrokenPNGTests.good.chunks
            return PNGFile.file([chunks[0], ("IDAT", stream), ("IEND", [])])
        }
        #expect(isCorrupt(withStream { $0[0] = 0x77 }))
        #expect(isCorrupt(withStream { $0[1] ^= 1 }))
        #expect(isCorrupt(withStream { $0[2] = 7 }))
        #expect(isCorrupt(withStream { $0[5] ^= 1 }))
        #expect(isCorrupt(withStream { $0.removeLast(20) }))
        #expect(isCorrupt(withStream { $0 = [] }))
        // More than the picture needs does no harm.
        #expect(error(withStream { $0 += [1, 2, 3] }) == nil)
    }

    @Test func cutAtEachChunk() throws {
        var file = BrokenPNGTests.good
        file.dataChunkSize = 30
        file.ancillary = [("gAMA", PNGFile.bigEndian(45_455))]
        var bytes = PNGFile.file([])
        for chunk in file.chunks.dropLast() {
            for part in [[], Array(PNGFile.chunk(chunk.type, chunk.data).prefix(6))]
            where chunk.type != "IHDR" {
                let cut = bytes + part
                #expect(error(cut) == .truncated("PNG", byteCount: cut.count))
            }
            bytes += PNGFile.chunk(chunk.type, chunk.data)
        }
        #expect(error(bytes) == nil)
    }

    @Test func aChunkThatClaimsMoreThanTheFileHas() {
        var bytes = BrokenPNGTests.good.bytes
        bytes.replaceSubrange(33..<37, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(error(bytes) == .truncated("PNG", byteCount: bytes.count))
    }

    @Test func xcodesOwnVariantIsNamed() {
        let bytes = PNGFile.file([("CgBI", [0x50, 0, 0x20, 2])] + BrokenPNGTests.good.chunks)
        #expect(error(bytes) == .unsupportedFormat("Xcode-crushed PNG (CgBI)"))
    }
}
