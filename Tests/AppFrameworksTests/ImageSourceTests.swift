import ImageIO
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Sources and destinations of images")
struct ImageSourceTests {
    /// A GIF by hand: a canvas of 2 x 1 and three frames with codes of three bits (clear 4, the indices, end 5).
    ///
    /// The first fills it with both colors and stays; the second sets the right pixel and clears it; the third sets nothing, as
    /// its color is transparent.
    private static let animation: [UInt8] =
        Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0] + [9, 8, 7, 30, 20, 10]
        + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
        + frame(x: 0, width: 2, codes: [4, 1, 0, 5], disposal: 1, delay: 2)
        + frame(x: 1, width: 1, codes: [4, 1, 5], disposal: 2, delay: 20)
        + frame(x: 0, width: 1, codes: [4, 0, 5], disposal: 3, delay: 5, clearIndex: 0) + [0x3B]

    private static func frame(
        x: UInt8, width: UInt8, codes: [Int], disposal: UInt8, delay: UInt8, clearIndex: UInt8? = nil
    ) -> [UInt8] {
        let bits = codes.enumerated().reduce(0) { $0 | $1.element << (3 * $1.offset) }
        return [0x21, 0xF9, 4, disposal << 2 | (clearIndex == nil ? 0 : 1), delay, 0, clearIndex ?? 0, 0]
            + [0x2C, x, 0, 0, 0, width, 0, 1, 0, 0] + [2, 2, UInt8(bits & 255), UInt8(bits >> 8), 0]
    }

    private func source(_ bytes: [UInt8]) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(NSData(data: Data(bytes)), nil))
    }

    private func properties(_ source: CGImageSource, at index: Int = 0) throws -> [String: Any] {
        try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
    }

    /// The bytes of an image's pixels.
    private func bytes(_ image: CGImage?) throws -> [UInt8] {
        let data = try #require(image?.dataProvider?.data)
        return [UInt8](Data(referencing: data))
    }

    @Test("frames of a GIF are seen over what those before them leave, in any order")
    func frames() throws {
        let source = try source(Self.animation)
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        let first: [UInt8] = [9, 8, 7, 255], second: [UInt8] = [30, 20, 10, 255]
        let seen = [second + first, second + second, second + [0, 0, 0, 0]]
        for index in [0, 1, 2, 1, 0, 2] {
            #expect(try bytes(CGImageSourceCreateImageAtIndex(source, index, nil)) == seen[index])
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    }

    @Test("a GIF says how long its frames are shown, clamped and as it is, and how often")
    func delays() throws {
        let source = try source(Self.animation)
        let delays = try (0..<3).map {
            try #require(
                properties(source, at: $0)["\(kCGImagePropertyGIFDictionary)"] as? [String: Any])
        }
        #expect(delays.map { $0["\(kCGImagePropertyGIFDelayTime)"] as? Double } == [0.1, 0.2, 0.1])
        #expect(
            delays.map { $0["\(kCGImagePropertyGIFUnclampedDelayTime)"] as? Double } == [0.02, 0.2, 0.05])
        let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
        let loops = whole["\(kCGImagePropertyGIFDictionary)"] as? [String: Any]
        #expect(loops?["\(kCGImagePropertyGIFLoopCount)"] as? Int == 3)
        #expect(whole["\(kCGImagePropertyFileSize)"] as? Int == Self.animation.count)
    }

    @Test("a photograph has its stored size and its orientation, and thumbnails are upright if asked")
    func photograph() throws {
        let file = [UInt8](try Data(contentsOf: PackageFiles.fixture("Images/baseline.jpg")))
        // EXIF data with an orientation of 6: to be rotated by 90° clockwise.
        let exif =
            Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        let turned = file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2)
        let source = try source(Array(turned))
        let values = try properties(source)
        #expect(values["\(kCGImagePropertyPixelWidth)"] as? Int == 24)
        #expect(values["\(kCGImagePropertyPixelHeight)"] as? Int == 16)
        #expect(values["\(kCGImagePropertyOrientation)"] as? Int == 6)
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        let plain = try self.source(file)
        #expect(try bytes(image) == bytes(CGImageSourceCreateImageAtIndex(plain, 0, nil)))
        #expect(try properties(plain)["\(kCGImagePropertyOrientation)"] == nil)
        var options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 12]
        func thumbnail() -> CGImage? {
            CGImageSourceCreateThumbnailAtIndex(source, 0, NSDictionary(dictionary: options))
        }
        #expect(thumbnail() == nil)
        options[kCGImageSourceCreateThumbnailFromImageAlways] = true
        #expect(thumbnail()?.width == 12 && thumbnail()?.height == 8)
        options[kCGImageSourceCreateThumbnailWithTransform] = true
        #expect(thumbnail()?.width == 8 && thumbnail()?.height == 12)
        options[kCGImageSourceThumbnailMaxPixelSize] = 100
        #expect(thumbnail()?.width == 16 && thumbnail()?.height == 24)
    }

    @Test("PNGs are written and read, and other types are refused")
    func destinations() throws {
        let image = try #require(CGImageSourceCreateImageAtIndex(source(Self.animation), 2, nil))
        func write(_ type: CFString, _ count: Int = 1) -> (Bool, [UInt8]) {
            let data: CFMutableData = CFDataCreateMutable(nil, 0)
            guard let destination = CGImageDestinationCreateWithData(data, type, count, nil) else {
                return (false, [])
            }
            CGImageDestinationAddImage(destination, image, nil)
            return (CGImageDestinationFinalize(destination), [UInt8](Data(referencing: data)))
        }
        let (isWritten, png) = write("public.png")
        #expect(isWritten)
        let read = try source(png)
        #expect(CGImageSourceGetType(read) == "public.png")
        #expect(try bytes(CGImageSourceCreateImageAtIndex(read, 0, nil)) == bytes(image))
        #expect(try properties(read)["\(kCGImagePropertyHasAlpha)"] as? Bool == true)
        #expect(write("public.jpeg") == (false, []) && write("public.png", 2) == (false, []))
        // 2835 pixels in a meter are 72.009 in an inch of 25.4 mm.
        let density = [0, 0, 0, 9] + Array("pHYs".utf8) + [0, 0, 11, 19, 0, 0, 11, 19, 1, 0, 0, 0, 0]
        let dense = try properties(source(Array(png[..<33] + density + png[33...])))
        #expect(dense["\(kCGImagePropertyDPIWidth)"] as? Double == 2835 * 0.0254)
    }

    @Test("what is no image has no images, and says so")
    func noImages() throws {
        let text = try source(Array("no image at all".utf8))
        #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
        #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
        let tiff = try source([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0])
        #expect(CGImageSourceGetType(tiff) == "public.tiff" && CGImageSourceGetCount(tiff) == 0)
        let cut = try source(Array(Self.animation[..<40]))
        #expect(CGImageSourceGetStatus(cut) == .statusUnexpectedEOF)
    }

    @Test("data may come in parts")
    func parts() throws {
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetCount(source) == 0)
        let part = Data(Self.animation[..<55]), whole = Data(Self.animation)
        CGImageSourceUpdateData(source, NSData(data: part), false)
        #expect(CGImageSourceGetStatus(source) != .statusComplete)
        CGImageSourceUpdateData(source, NSData(data: whole), true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetCount(source) == 3)
    }
}
