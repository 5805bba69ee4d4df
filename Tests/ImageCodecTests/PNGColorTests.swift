import ImageCodec
import Scene
import Testing

/// Profiles, primaries and gammas of PNG, brought to sRGB.
@Suite struct PNGColorTests {
    private static let colors = [
        [128, 64, 32], [255, 255, 255], [0, 0, 0], [10, 200, 90], [77, 77, 77], [200, 40, 250],
    ]

    /// What the colours become with some chunks.
    private func decoded(_ chunks: [(String, [UInt8])], depth: Int = 8) throws -> [[Int]] {
        var file = PNGFile(width: PNGColorTests.colors.count, height: 1, depth: depth, colorType: 2) { x, _ in
            PNGColorTests.colors[x].map { depth == 16 ? $0 * 257 : $0 }
        }
        file.ancillary = chunks.map { (type: $0.0, data: $0.1) }
        return try decodeImage(file.bytes).pixels.map { Array(ImageFixture.channels($0).prefix(3)) }
    }

    private func profileChunk(_ profile: ProfileFile) -> (String, [UInt8]) {
        ("iCCP", Array("profile\0\0".utf8) + PNGFile.compressed(profile.bytes))
    }

    private func isNear(_ found: [[Int]], _ expected: [[Int]]) -> Bool {
        zip(found.joined(), expected.joined()).allSatisfy { abs($0 - $1) <= 1 }
    }

    private var displayP3: [[Int]] { PNGColorTests.colors.map { ProfileFile.sRGB(ofDisplayP3: $0) } }
    private static let primaries = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000]

    @Test(arguments: [8, 16]) func displayP3InEachWayOfSayingIt(depth: Int) throws {
        let chromaticities = ("cHRM", PNGColorTests.primaries.flatMap(PNGFile.bigEndian))
        for chunks in [
            [profileChunk(.displayP3)], [chromaticities],
            [chromaticities, ("gAMA", PNGFile.bigEndian(45_455))],
            [("cICP", [12, 13, 0, 1])], [("cICP", [12, 13, 0, 1]), ("sRGB", [0])],
        ] {
            let found = try decoded(chunks, depth: depth)
            #expect(isNear(found, displayP3), "\(chunks.map(\.0)): \(found) \(displayP3)")
            #expect(found[0] != PNGColorTests.colors[0])
        }
    }

    @Test func sRGBInEachWayOfSayingItChangesNothing() throws {
        let chromaticities = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000].flatMap(
            PNGFile.bigEndian)
        let curve = ProfileFile.parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        for chunks in [
            [], [("sRGB", [0])], [profileChunk(.sRGBPrimaries(curve))],
            [("gAMA", PNGFile.bigEndian(45_455)), ("cHRM", chromaticities)],
            // The sRGB chunk wins over primaries, and a profile that makes no sense is none.
            [("sRGB", [0]), ("cHRM", PNGColorTests.primaries.flatMap(PNGFile.bigEndian))],
            [("iCCP", Array("x\0\0".utf8) + [1, 2, 3])], [("cHRM", [1, 2, 3])],
        ] as [[(String, [UInt8])]] {
            #expect(try decoded(chunks) == PNGColorTests.colors, "\(chunks.map(\.0))")
        }
    }

    @Test func curvesOfProfiles() throws {
        func expected(_ light: (Double) -> Double) -> [[Int]] {
            PNGColorTests.colors.map { $0.map { ProfileFile.encoded(light(Double($0) / 255)) } }
        }
        // A power, a table of a power, a line, and a line below a power.
        let table = (0...64).map { Int((Double($0) / 64 * Double($0) / 64 * 65_535).rounded()) }
        let cases: [([UInt8], (Double) -> Double)] = [
            (ProfileFile.parametric(0, [1.8]), { ProfileFile.power($0, 1.8) }),
            (ProfileFile.table([0x0180]), { ProfileFile.power($0, 1.5) }),
            (ProfileFile.table([]), { $0 }), (ProfileFile.table(table), { $0 * $0 }),
            (ProfileFile.parametric(4, [2, 1, 0, 0.25, 0.25, 0, 0]), { $0 < 0.25 ? $0 / 4 : $0 * $0 }),
        ]
        for (curve, light) in cases {
            let found = try decoded([profileChunk(.sRGBPrimaries(curve))])
            #expect(isNear(found, expected(light)), "\(found) \(expected(light))")
        }
    }

    @Test func greysHaveProfilesToo() throws {
        var file = PNGFile(width: 256, height: 1, colorType: 0) { x, _ in [x] }
        file.ancillary = [profileChunk(ProfileFile(grey: ProfileFile.parametric(0, [1])))]
        let pixels = try decodeImage(file.bytes).pixels
        for x in 0..<256 {
            let level = ProfileFile.encoded(Double(x) / 255)
            #expect(abs(ImageFixture.channels(pixels[x])[0] - level) <= 1)
            #expect(Set(ImageFixture.channels(pixels[x]).prefix(3)).count == 1)
        }
    }

    @Test func alphaIsMultipliedInAfterTheColoursAreConverted() throws {
        var file = PNGFile(width: 1, height: 1, colorType: 6) { _, _ in [200, 40, 250, 100] }
        file.ancillary = [profileChunk(.displayP3)]
        let found = ImageFixture.channels(try decodeImage(file.bytes).pixels[0])
        let colors = ProfileFile.sRGB(ofDisplayP3: [200, 40, 250]).map { ($0 * 100 + 127) / 255 }
        #expect(zip(found, colors + [100]).allSatisfy { abs($0 - $1) <= 1 })
    }
}
