import Diagnostics
import ImageCodec
import Scene
import Testing

@Suite struct BrokenImageTests {
    private let good = PNGFile(width: 12, height: 7, colorType: 6) { x, y in [x * 20, y * 30, 5, 200] }.bytes

    private func error(_ bytes: [UInt8]) -> ImageError? {
        do throws(ImageError) {
            _ = try decodeImage(bytes)
            return nil
        } catch { return error }
    }

    @Test func emptyFiles() {
        #expect(error([]) == .empty)
        #expect(error([0x89]) == .truncated("PNG", byteCount: 1))
        #expect(error([0x42]) == .unknownFormat)
        #expect(error(Array("hello, world".utf8)) == .unknownFormat)
    }

    @Test func everyCutIsNoticed() {
        // The end chunk's 12 bytes hold nothing of the picture.
        for count in 1..<good.count - 12 {
            #expect(error(Array(good.prefix(count))) != nil, "\(count) bytes")
        }
        #expect(error(Array(good.prefix(good.count - 20))) == .truncated("PNG", byteCount: good.count - 20))
        #expect(error(Array(good.dropLast(5))) == nil)
    }

    @Test func anyChangedByteIsAnErrorOrAPicture() {
        for index in good.indices {
            for flip in [UInt8(1), 0x80, 0xFF] {
                var bytes = good
                bytes[index] ^= flip
                if let error = error(bytes) { #expect(!error.description.isEmpty) }
            }
        }
    }

    @Test func aHugeClaimIsRefused() {
        var bytes = Array(good.prefix(8))
        bytes += PNGFile.chunk(
            "IHDR", PNGFile.bigEndian(60_000) + PNGFile.bigEndian(60_000) + [8, 6, 0, 0, 0])
        #expect(error(bytes) == .tooLarge(width: 60_000, height: 60_000))
        #expect(error(bytes + good.suffix(12)) == .tooLarge(width: 60_000, height: 60_000))
    }

    @Test func limitsAreTheCallers() {
        #expect(throws: ImageError.tooLarge(width: 12, height: 7)) {
            try decodeImage(good, limits: ImageLimits(maximumPixelCount: 83, maximumSide: 100))
        }
        #expect(throws: ImageError.tooLarge(width: 12, height: 7)) {
            try decodeImage(good, limits: ImageLimits(maximumPixelCount: 84, maximumSide: 11))
        }
    }

    @Test func aBadChecksumIsCorrupt() {
        var bytes = good
        bytes[bytes.count - 16] ^= 1
        guard case .corrupt("PNG", let detail) = error(bytes) else {
            Issue.record("not corrupt")
            return
        }
        #expect(!detail.isEmpty)
    }

    @Test(arguments: [
        ("BMP", Array("BM".utf8) + [1, 2, 3, 4, 0, 0, 0, 0]), ("PDF", Array("%PDF-1.4".utf8)),
        ("SVG", Array("<?xml version=\"1.0\"?>\n<svg/>".utf8)),
        ("HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8)), ("TIFF", [0x49, 0x49, 0x2A, 0]),
    ]) func otherFormatsAreNamed(name: String, bytes: [UInt8]) {
        #expect(error(bytes) == .unsupportedFormat(name))
    }

    @Test func messagesNameTheThing() {
        #expect(error([0x89])?.description == "the PNG is truncated: it ends after 1 byte")
        #expect(
            ImageError.tooLarge(width: 60_000, height: 60_000).diagnostic(forImageNamed: "logo").description
                == "error: image 'logo': the image is too large: its header claims 60000x60000 pixels [image.unreadable]"
        )
    }
}
