import ImageCodec
import Scene
import Testing

/// What becomes of broken JPEG, WebP and GIF: a picture or an error, never a trap.
@Suite struct BrokenFormatTests {
    private static let names = [
        "baseline.jpg", "progressive.jpg", "grey.jpg", "inks.jpg", "lossy.webp", "lossless.webp",
        "animated.webp",
        "plain.gif", "interlaced.gif", "animated.gif",
    ]

    private func error(_ bytes: [UInt8], limits: ImageLimits = .standard) -> ImageError? {
        do throws(ImageError) {
            _ = try decodeImage(bytes, limits: limits)
            return nil
        } catch { return error }
    }

    @Test(arguments: names) func everyCutIsNoticed(name: String) throws {
        let good = try ImageFixture.bytes(name)
        // The last bytes end the file; behind the first frame of an animated GIF stand others.
        let needed = name == "animated.gif" ? good.count / 2 : good.count - 2
        for count in 1..<needed {
            let error = try #require(self.error(Array(good.prefix(count))), "\(count) bytes")
            #expect(!error.description.isEmpty)
        }
        #expect(error(Array(good.prefix(needed * 3 / 4)))?.description.contains("truncated") == true)
    }

    @Test(arguments: names) func anyChangedByteIsAnErrorOrAPicture(name: String) throws {
        let good = try ImageFixture.bytes(name)
        let limits = ImageLimits(maximumPixelCount: 1 << 20, maximumSide: 4096)
        for index in good.indices {
            for flip in [UInt8(1), 0x80, 0xFF] {
                var bytes = good
                bytes[index] ^= flip
                do throws(ImageError) {
                    let pixmap = try decodeImage(bytes, limits: limits)
                    #expect(pixmap.checkInvariants() == nil)
                } catch { #expect(!error.description.isEmpty) }
            }
        }
    }

    @Test func hugeClaimsAreRefused() throws {
        var jpeg = try ImageFixture.bytes("baseline.jpg")
        let frame = try #require((0..<jpeg.count).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFE])
        #expect(error(jpeg) == .tooLarge(width: 65_534, height: 65_535))
        var gif = try ImageFixture.bytes("plain.gif")
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFE, 0xFF])
        #expect(error(gif) == .tooLarge(width: 65_535, height: 65_534))
        var webP = try ImageFixture.bytes("animated.webp")
        webP.replaceSubrange(24..<30, with: [0xFF, 0xFF, 0xFF, 0xFE, 0xFF, 0xFF])
        #expect(error(webP) == .tooLarge(width: 1 << 24, height: (1 << 24) - 1))
    }

    @Test func emptyClaimsAreCorrupt() throws {
        var jpeg = try ImageFixture.bytes("baseline.jpg")
        let frame = try #require((0..<jpeg.count).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0, 0, 0, 24])
        #expect(error(jpeg) == .corrupt("JPEG", detail: "its header claims 24x0 pixels"))
    }

    @Test func whatIsMissingIsNamedWithWhatToDo() throws {
        let gif = try ImageFixture.bytes("plain.gif")
        #expect(error(Array(gif.prefix(30)))?.hints == ["get the file again from its source"])
        let library = ImageLibrary(format: "JPEG", file: "libturbojpeg.so.0", package: "libturbojpeg0")
        let missing = ImageError.missingLibrary(library)
        #expect(
            missing.description
                == "JPEG images need the library libturbojpeg.so.0, which is not on this machine")
        #expect(missing.hints == ["install the package libturbojpeg0, or convert the image to PNG"])
    }
}
