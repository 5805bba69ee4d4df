import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct PlayerTests {
    private let unit = Rect(x: 0, y: 0, width: 1, height: 1)

    @Test func theBackgroundLiesBelowEverything() throws {
        #expect(try draw(1, 1, over: .white, []).pixels == [0xFFFF_FFFF])
        #expect(try draw(1, 1, []).pixels == [0])
    }

    @Test func aPictureBeyondTheLimitIsRefused() {
        let list = DisplayList(size: Size(width: 60_000, height: 60_000))
        #expect(throws: RasterError.tooLarge(width: 60_000, height: 60_000, scale: 1)) {
            try rasterize(list, scale: 1, glyphs: .none, background: nil)
        }
        #expect(throws: RasterError.self) {
            try rasterize(
                DisplayList(size: Size(width: 1e300, height: 1e-3)), scale: 3, glyphs: .none, background: nil)
        }
    }

    @Test func anExtentThatIsNoneGivesNoPixels() throws {
        #expect(try draw(0, 5, []).pixels.isEmpty)
        #expect(try draw(.nan, 5, []).pixels.isEmpty)
        #expect(try draw(5, 5, scale: .infinity, []).pixels.isEmpty)
    }

    @Test func commandsThatAreNotFiniteAreLeftOut() throws {
        let far = Point(x: 1e300, y: -1e300)
        let path = Path([.move(.zero), .line(far), .line(Point(x: 1, y: 1)), .close])
        let pixmap = try draw(
            2, 2,
            [
                .draw(.fillRect(Rect(x: .nan, y: 0, width: 1, height: 1), black)),
                .draw(.fillRect(Rect(x: 0, y: 0, width: .infinity, height: 1), black)),
                .draw(
                    .fillPath(Path([.move(Point(x: .nan, y: 0)), .line(Point(x: 1, y: 1))]), .nonZero, black)),
                .draw(.strokePath(path, StrokeStyle(width: .nan), black)),
                .draw(.fillBorder(RoundedRect(unit), width: .nan, black)),
            ])
        #expect(area(pixmap) == 0)
        _ = try draw(
            2, 2,
            [
                .draw(.fillPath(path, .evenOdd, black)),
                .draw(.strokePath(path, StrokeStyle(width: 1e200), black)),
                .push(.transform(.scale(x: 1e200, y: 1e200))),
                .draw(.fillRoundedRect(RoundedRect(unit, radius: 1), black)),
                .pop, .push(.transform(.scale(x: 1e-200, y: 1))),
                .draw(.image(ImagePlacement(try bitmap(1, [grey(1)]), in: unit))),
            ])
    }

    @Test func popsWithoutPushesAreIgnored() throws {
        let pixmap = try draw(
            1, 1,
            [
                .pop, .pop, .pop, .push(.clip(RoundedRect(unit))), .pop,
                .draw(.fillRect(unit, black)),
            ])
        #expect(pixmap[0, 0] == 0xFF00_0000)
    }

    @Test func groupsLeftOpenAreDrawn() throws {
        let pixmap = try draw(
            1, 1, [.push(.layer(opacity: 0.5, bounds: unit)), .draw(.fillRect(unit, black))])
        #expect(pixmap[0, 0] >> 24 == 128)
    }

    @Test func innerTransformsComeFirst() throws {
        let pixmap = try draw(
            4, 1,
            [
                .push(.transform(.scale(x: 2, y: 1))), .push(.transform(.translation(x: 1, y: 0))),
                .draw(.fillRect(Rect(x: 0, y: 0, width: 0.5, height: 1), black)), .pop, .pop,
            ])
        #expect(alphas(pixmap) == [[0, 0, 255, 0]])
    }

    @Test func anyBandShowsTheSamePixels() throws {
        let picture = try bitmap(2, [grey(10), grey(90), grey(200), grey(40)])
        let shape = RoundedRect(Rect(x: 1.3, y: 0.7, width: 17, height: 21), radius: 7)
        let commands: [DrawCommand] = [
            .push(.clip(shape)), .draw(.image(ImagePlacement(picture, in: shape.rect))),
            .push(.layer(opacity: 0.4, bounds: shape.rect)),
            .draw(
                .fillPath(
                    Path([.move(.zero), .line(Point(x: 19, y: 8.3)), .line(Point(x: 3, y: 23))]), .evenOdd,
                    black)),
            .pop, .pop,
            .draw(.strokePath(shape.path, StrokeStyle(width: 1.5), .color(Color(red: 1, green: 0, blue: 0)))),
        ]
        let whole = try draw(20, 24, commands)
        for top in stride(from: 0, to: 24, by: 5) {
            let bounds = PixelRect(minX: 0, minY: top, maxX: 20, maxY: min(24, top + 5))
            let band = Surface(bounds: bounds)
            var player = Player(surface: band, scale: 1, glyphs: .none)
            player.play(commands[...])
            for y in bounds.minY..<bounds.maxY {
                for x in 0..<20 { #expect(band.address(x: x, y: y).pointee == whole[x, y]) }
            }
        }
    }
}
