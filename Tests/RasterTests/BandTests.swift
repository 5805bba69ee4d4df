import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct BandTests {
    /// Something of everything that reaches beyond its own rows.
    private var commands: [DrawCommand] {
        let box = Rect(x: 20.5, y: 100.25, width: 200, height: 350)
        let shape = RoundedRect(box, radius: 40, curve: .continuous)
        let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, Color(red: 1, green: 0.5, blue: 0))]
        return [
            .draw(.fillRect(Rect(x: 0, y: 0, width: 240, height: 600), .color(.white))),
            .draw(
                .fillRect(
                    Rect(x: 0, y: 0, width: 240, height: 300),
                    .gradient(.axial(from: .zero, to: Point(x: 100, y: 300), stops: stops)))),
            .draw(.shadow(shape, Shadow(color: .black, offset: Point(x: 0, y: 10), radius: 20))),
            .push(.shadow(Shadow(color: .black, offset: Point(x: 7, y: -30), radius: 13), bounds: box)),
            .push(.transform(.rotation(radians: 0.2))), .draw(.fillRoundedRect(shape, .color(.white))),
            .pop, .pop,
            .push(.layer(opacity: 0.5, bounds: box)), .draw(.fillRect(box, .color(.black))),
            .push(.mask(bounds: box)),
            .draw(.fillRoundedRect(shape, .color(.black))), .pop, .pop,
            .draw(
                .blurBackdrop(RoundedRect(Rect(x: 0, y: 150, width: 240, height: 200), radius: 9), radius: 12)
            ),
        ]
    }

    @Test func threadsDrawTheSamePicture() throws {
        let list = DisplayList(size: Size(width: 240, height: 600), commands: commands)
        let one = try rasterize(list, scale: 1, glyphs: .none, background: nil)
        for workers in [2, 3, 7] {
            let many = try rasterize(list, scale: 1, glyphs: .none, background: nil, workers: workers)
            #expect(many == one)
        }
    }

    /// The same, four times below one another, with what ends without a beginning and never ends.
    private var tallList: DisplayList {
        let stray: [DrawCommand] = [
            .pop, .push(.clip(RoundedRect(Rect(x: 0, y: 0, width: 230, height: 2390)))),
        ]
        let copies = (0..<4).flatMap { copy in
            [.push(.transform(.translation(x: 0, y: Double(copy) * 600)))] + commands + [
                .pop, .pop,
            ]
        }
        return DisplayList(size: Size(width: 240, height: 2400), commands: stray + copies)
    }

    @Test(arguments: [90, 1000, 5000]) func bandsMakeUpThePicture(rowCount: Int) throws {
        let whole = try rasterize(tallList, scale: 1, glyphs: .none, background: .white)
        for workers in [1, 3] {
            var pixels: [UInt32] = [], heights: [Int] = []
            try rasterizeBands(
                tallList, scale: 1, glyphs: .none, background: .white, rowCount: rowCount, workers: workers
            ) { band in
                pixels += band.pixels
                heights.append(band.height)
                return true
            }
            #expect(pixels == whole.pixels)
            #expect(heights.dropLast().allSatisfy { $0 == rowCount })
        }
    }

    /// Found by the fuzzer, which met a blur of 512 pixels and took ten seconds to draw it.
    @Test func aBackdropIsBlurredBy128PixelsAtMost() throws {
        func picture(_ radius: Double) throws -> Pixmap {
            try draw(
                24, 24, over: .white,
                [
                    .draw(.fillRect(Rect(x: 4, y: 4, width: 8, height: 8), black)),
                    .draw(
                        .blurBackdrop(RoundedRect(Rect(x: 0, y: 0, width: 24, height: 24)), radius: radius)),
                ])
        }
        #expect(try picture(1e9) == picture(128))
    }

    @Test func bandsEndWhereNoMoreAreWanted() throws {
        var count = 0
        try rasterizeBands(tallList, scale: 1, glyphs: .none, background: nil, rowCount: 100) { _ in
            count += 1
            return count < 3
        }
        #expect(count == 3)
    }

    @Test func aPictureInBandsHasLimitsToo() {
        let list = DisplayList(size: Size(width: 1, height: 1_000_001), commands: [])
        #expect(throws: RasterError.tooLarge(width: 1, height: 1_000_001, scale: 1)) {
            try bandedPixelSize(of: list, scale: 1)
        }
        #expect(throws: RasterError.self) {
            try bandedPixelSize(
                of: DisplayList(size: Size(width: 40_000, height: 40_000), commands: []), scale: 1)
        }
    }

    @Test func aCacheChangesNothing() throws {
        let list = DisplayList(size: Size(width: 240, height: 600), commands: commands)
        let cache = RasterCache()
        let first = try rasterize(list, scale: 1, glyphs: .none, background: nil, cache: cache)
        let second = try rasterize(list, scale: 1, glyphs: .none, background: nil, cache: cache)
        #expect(first == second)
    }
}
