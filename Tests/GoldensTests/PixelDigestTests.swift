import Geometry
import ImageCodec
import Scene
import TestSupport
import Testing

@testable import Goldens

/// When the digest of pixels in a golden's file is trusted.
@Suite struct PixelDigestTests {
    private let picture = Pixmap(width: 3, height: 2, filledWith: 0xFF20_4060)

    @Test func isKeptInTheFile() throws {
        let file = PixelDigest.adding(of: picture, to: encodePNG(picture))
        #expect(PixelDigest.stored(in: file) == PixelDigest.text(of: picture))
        #expect(try decodeImage(file) == picture)
        let other = Pixmap(width: 2, height: 3, filledWith: 0xFF20_4060)
        #expect(PixelDigest.text(of: other) != PixelDigest.text(of: picture))
    }

    @Test func isNotTrustedWithOtherImageData() {
        let file = PixelDigest.adding(of: picture, to: encodePNG(picture))
        let changed = encodePNG(Pixmap(width: 3, height: 2, filledWith: 0xFF20_4061))
        // As a tool that keeps texts writes the file.
        let text = file[46..<46 + file.count - encodePNG(picture).count]
        #expect(PixelDigest.stored(in: Array(changed[..<46]) + Array(text) + Array(changed[46...])) == nil)
        var broken = file
        broken[broken.count - 20] ^= 1
        #expect(PixelDigest.stored(in: broken) == nil)
        #expect(PixelDigest.stored(in: Array(file.prefix(file.count / 2))) == nil)
        #expect(PixelDigest.stored(in: encodePNG(picture)) == nil)
    }

    @Test func aFileWithForeignImageDataIsDecoded() throws {
        let directory = try TemporaryDirectory()
        let store = GoldenStore(directory: directory.path + "/goldens")
        let check = GoldenCheck(store: store, mode: .never)
        let subject = GoldenSubject(name: "case", content: .picture(picture, png: nil, scale: 1))
        try store.write(subject.bytes, to: "case", .picture)
        #expect(check.check(subject).outcome == .same)
        // The digest of the right pixels, with the image data of others.
        let other = encodePNG(Pixmap(width: 3, height: 2, filledWith: 0xFF00_0000))
        let text = subject.bytes[46..<46 + subject.bytes.count - subject.contentBytes.count]
        try store.write(Array(other[..<46]) + Array(text) + Array(other[46...]), to: "case", .picture)
        #expect(check.check(subject).reason == .pixels)
    }
}
