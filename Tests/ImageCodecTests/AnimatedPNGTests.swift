import Geometry
import Scene
import Testing

@testable import ImageCodec

/// Animated PNG, read by a parser of its chunks and libpng.
@Suite struct AnimatedPNGTests {
    /// A chunk of a file.
    private struct Chunk {
        var type: String
        var content: [UInt8]

        func number(at offset: Int, bytes: Int = 4) -> Int {
            content[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
        }
    }

    /// Returns the chunks of a file after checking their checksums bit by bit.
    private func chunks(_ file: [UInt8]) throws -> [Chunk] {
        var chunks: [Chunk] = []
        var rest = file.dropFirst(8)
        while !rest.isEmpty {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let body = rest.dropFirst(4).prefix(4 + length)
            let stored = rest.dropFirst(8 + length).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            // Source: PNG specification, annex D: the polynomial, reflected.
            var crc: UInt32 = 0xFFFF_FFFF
            for byte in body {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            }
            #expect(~crc == stored)
            chunks.append(
                Chunk(
                    type: String(decoding: body.prefix(4), as: UTF8.self), content: Array(body.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    /// Returns the pictures and delays of a file: each part decoded by libpng as a file of its own and put over
    /// the picture before.
    private func frames(_ file: [UInt8]) throws -> [(picture: Pixmap, delay: Int)] {
        let chunks = try chunks(file)
        let header = try #require(chunks.first)
        var canvas = Pixmap(width: header.number(at: 0), height: header.number(at: 4))
        var frames: [(picture: Pixmap, delay: Int)] = []
        var control: Chunk?
        var number = 0
        for chunk in chunks {
            if chunk.type == "fcTL" || chunk.type == "fdAT" {
                #expect(chunk.number(at: 0) == number)
                number += 1
            }
            if chunk.type == "fcTL" { control = chunk }
            guard chunk.type == "IDAT" || chunk.type == "fdAT", let area = control else { continue }
            let data = chunk.type == "IDAT" ? chunk.content : Array(chunk.content.dropFirst(4))
            let width = area.number(at: 4), height = area.number(at: 8)
            let part = try decodeImage(
                PNGChunks.head(width: width, height: height, isOpaque: header.content[9] == 2)
                    + PNGChunks.chunk("IDAT", data) + PNGChunks.chunk("IEND", []))
            #expect(part.width == width && part.height == height)
            for y in 0..<height {
                for x in 0..<width {
                    canvas[area.number(at: 12) + x, area.number(at: 16) + y] = part[x, y]
                }
            }
            #expect(area.number(at: 22, bytes: 2) == 1000)
            // No disposal, no blending.
            #expect(area.content.suffix(2) == [0, 0])
            frames.append((canvas, area.number(at: 20, bytes: 2)))
        }
        #expect(chunks.filter { $0.type == "acTL" }.map { $0.number(at: 0) } == [frames.count])
        #expect(chunks.last?.type == "IEND")
        return frames
    }

    private func picture(_ seed: UInt32, alpha: UInt32 = 255) -> Pixmap {
        var picture = Pixmap(width: 40, height: 30, filledWith: 0xFF20_4060)
        for x in 5..<15 { picture[x + Int(seed), 7 + Int(seed)] = alpha << 24 | alpha >> 1 }
        return picture
    }

    @Test func everyPictureIsThatWhichWasAdded() throws {
        let pictures = [picture(0), picture(1), picture(9), picture(0)]
        var animation = AnimatedPNG(size: PixelSize(width: 40, height: 30), isOpaque: true)
        for (index, picture) in pictures.enumerated() { animation.add(picture, at: index * 100) }
        let file = animation.file(endingAt: 1300)
        let frames = try frames(file)
        #expect(frames.map(\.picture) == pictures)
        #expect(frames.map(\.delay) == [100, 100, 100, 1000])
        // Viewers without animation show the first picture.
        #expect(try decodeImage(file) == pictures[0])
        #expect(!animation.foundTransparency)
    }

    @Test func picturesThatDoNotDifferAreShownLonger() throws {
        var animation = AnimatedPNG(size: PixelSize(width: 40, height: 30), isOpaque: true)
        for (index, seed) in [0, 0, 0, 1, 1].enumerated() {
            animation.add(picture(UInt32(seed)), at: index * 33)
        }
        #expect(animation.count == 2)
        #expect(try frames(animation.file(endingAt: 165)).map(\.delay) == [99, 66])
    }

    @Test func transparencyIsKept() throws {
        let pictures = [picture(0, alpha: 128), picture(3, alpha: 0)]
        for isOpaque in [true, false] {
            var animation = AnimatedPNG(size: PixelSize(width: 40, height: 30), isOpaque: isOpaque)
            for (index, picture) in pictures.enumerated() { animation.add(picture, at: index) }
            #expect(animation.foundTransparency == isOpaque)
            guard !isOpaque else { continue }
            #expect(try frames(animation.file(endingAt: 2)).map(\.picture) == pictures)
        }
    }

    @Test func picturesOfAnotherSizeAreLeftOut() {
        var animation = AnimatedPNG(size: PixelSize(width: 10, height: 30), isOpaque: true)
        animation.add(picture(0), at: 0)
        #expect(animation.file(endingAt: 1).isEmpty)
    }
}
