import ImageCodec
import Scene
import Testing

@Suite struct DecodingTests {
    private func rgba(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> UInt32 {
        UInt32(red | green << 8 | blue << 16 | alpha << 24)
    }

    private func check(_ file: PNGFile, _ expected: (_ x: Int, _ y: Int) -> UInt32) throws {
        for interlaced in [false, true] {
            var file = file
            file.isInterlaced = interlaced
            let pixmap = try decodeImage(file.bytes)
            #expect(pixmap.width == file.width && pixmap.height == file.height)
            #expect(pixmap.checkInvariants() == nil)
            for y in 0..<file.height { for x in 0..<file.width { #expect(pixmap[x, y] == expected(x, y)) } }
        }
    }

    @Test(arguments: [1, 2, 4, 8]) func greyOfEveryDepth(depth: Int) throws {
        let top = 1 << depth
        try check(PNGFile(width: 9, height: 5, depth: depth, colorType: 0) { x, y in [(x * 7 + y) % top] }) {
            x, y in
            let level = (x * 7 + y) % top * 255 / (top - 1)
            return rgba(level, level, level)
        }
    }

    @Test(arguments: [1, 2, 4, 8]) func palettesOfEveryDepth(depth: Int) throws {
        let count = min(1 << depth, 20)
        var palette: [UInt8] = []
        for index in 0..<count { palette += [UInt8(index * 3), UInt8(index * 5), UInt8(255 - index)] }
        var file = PNGFile(width: 10, height: 3, depth: depth, colorType: 3) { x, y in [(x + y) % count] }
        file.ancillary = [("PLTE", palette), ("tRNS", [0, 128])]
        try check(file) { x, y in
            let index = (x + y) % count
            let alpha = index == 0 ? 0 : index == 1 ? 128 : 255
            func channel(_ value: Int) -> Int { (value * alpha + 127) / 255 }
            return rgba(channel(index * 3), channel(index * 5), channel(255 - index), alpha)
        }
    }

    @Test func colorAndAlphaAreMultiplied() throws {
        try check(PNGFile(width: 16, height: 9, colorType: 6) { x, y in [255, x * 16, 7, y * 31] }) { x, y in
            let alpha = y * 31
            func channel(_ value: Int) -> Int { Int((Double(value * alpha) / 255).rounded()) }
            return rgba(channel(255), channel(x * 16), channel(7), alpha)
        }
        try check(PNGFile(width: 4, height: 4, colorType: 4) { x, y in [x * 60, y * 80] }) { x, y in
            let level = Int((Double(x * 60 * y * 80) / 255).rounded())
            return rgba(level, level, level, y * 80)
        }
        try check(PNGFile(width: 5, height: 9, colorType: 2) { x, y in [x * 50, y * 20, 3] }) { x, y in
            rgba(x * 50, y * 20, 3)
        }
    }

    @Test func sixteenBitsAreRounded() throws {
        func eight(_ value: Int) -> Int { Int((Double(value) / 257).rounded()) }
        try check(
            PNGFile(width: 7, height: 2, depth: 16, colorType: 2) { x, y in [x * 9000, y * 513, 65_535] }
        ) {
            rgba(eight($0 * 9000), eight($1 * 513), 255)
        }
        try check(PNGFile(width: 7, height: 2, depth: 16, colorType: 0) { x, _ in [x * 9000] }) { x, _ in
            rgba(eight(x * 9000), eight(x * 9000), eight(x * 9000))
        }
        try check(PNGFile(width: 3, height: 2, depth: 16, colorType: 6) { x, _ in [x * 257, 0, 0, 65_535] }) {
            x, _ in
            rgba(x, 0, 0)
        }
    }

    @Test func aKeyColorIsClear() throws {
        var file = PNGFile(width: 3, height: 1, colorType: 2) { x, _ in [x, 10, 20] }
        file.ancillary = [("tRNS", [0, 1, 0, 10, 0, 20])]
        try check(file) { x, _ in x == 1 ? 0 : rgba(x, 10, 20) }
        file = PNGFile(width: 3, height: 1, depth: 2, colorType: 0) { x, _ in [x] }
        file.ancillary = [("tRNS", [0, 2])]
        try check(file) { x, _ in x == 2 ? 0 : rgba(x * 85, x * 85, x * 85) }
    }

    @Test func gammaIsBroughtToSRGB() throws {
        // Linear light 0.5 is 188 in sRGB (IEC 61966-2-1); libpng takes sRGB's curve for a power of 2.2.
        var file = PNGFile(width: 1, height: 1, colorType: 0) { _, _ in [128] }
        file.ancillary = [("gAMA", PNGFile.bigEndian(100_000))]
        let level = try decodeImage(file.bytes)[0, 0] & 0xFF
        #expect(abs(Int(level) - 188) <= 2)
        file.ancillary = [("gAMA", PNGFile.bigEndian(45_455))]
        #expect(try decodeImage(file.bytes)[0, 0] & 0xFF == 128)
    }
}
