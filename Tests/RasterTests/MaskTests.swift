import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct MaskTests {
    private let all = Rect(x: 0, y: 0, width: 8, height: 4)

    @Test func aMaskMultipliesItsAlphaIn() throws {
        let left = Rect(x: 0, y: 0, width: 4, height: 4)
        let picture = try draw(
            8, 4,
            [
                .push(.layer(opacity: 1, bounds: all)), .draw(.fillRect(all, black)),
                .push(.mask(bounds: left)),
                .draw(.fillRect(left, .color(Color(white: 1, alpha: 0.4)))), .pop, .pop,
            ])
        #expect(picture[0, 0] >> 24 == 102)
        #expect(picture[4, 0] == 0)
    }

    @Test func anEmptyMaskLeavesNothing() throws {
        let picture = try draw(
            8, 4,
            [
                .push(.layer(opacity: 1, bounds: all)), .draw(.fillRect(all, black)),
                .push(.mask(bounds: .zero)),
                .pop, .pop,
            ])
        #expect(area(picture) == 0)
    }

    @Test func aPathClipKeepsItsHoles() throws {
        func square(_ rect: Rect) -> [Path.Element] { RoundedRect(rect).path.elements }
        let path = Path(square(all) + square(Rect(x: 2, y: 1, width: 4, height: 2)))
        let clipped = try draw(8, 4, [.push(.clipPath(path, .evenOdd)), .draw(.fillRect(all, black)), .pop])
        #expect(clipped == (try draw(8, 4, [.draw(.fillPath(path, .evenOdd, black))])))
        #expect(area(clipped) == 32 - 8)
    }

    @Test func dashesAlternate() throws {
        var style = StrokeStyle(width: 2)
        style.dashes = [3, 1]
        let line = Path([.move(Point(x: 0, y: 1)), .line(Point(x: 8, y: 1))])
        let picture = try draw(8, 2, [.draw(.strokePath(line, style, black))])
        #expect(alphas(picture)[0] == [255, 255, 255, 0, 255, 255, 255, 0])
        style.dashPhase = 2
        let later = try draw(8, 2, [.draw(.strokePath(line, style, black))])
        #expect(alphas(later)[0] == [255, 0, 255, 255, 255, 0, 255, 255])
    }

    @Test func aBlurredBackdropKeepsEvenAreasAndMixesEdges() throws {
        let half = Rect(x: 0, y: 0, width: 40, height: 40)
        let picture = try draw(
            80, 40, over: .white,
            [
                .draw(.fillRect(half, black)),
                .draw(.blurBackdrop(RoundedRect(Rect(x: 10, y: 0, width: 60, height: 20)), radius: 4)),
            ])
        #expect(picture[15, 5] == 0xFF00_0000)
        #expect(picture[65, 5] == 0xFFFF_FFFF)
        // At the edge the Gaussian holds half of either side; half a pixel from it a little more of one.
        #expect(abs(Int(picture[40, 5] & 0xFF) - 140) <= 2)
        #expect(picture[40, 30] == 0xFFFF_FFFF)
        #expect(picture[39, 30] == 0xFF00_0000)
    }
}
