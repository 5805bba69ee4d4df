import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct CoverageTests {
    @Test func halfAPixelIsHalfCovered() throws {
        let pixmap = try draw(3, 3, [.draw(.fillRect(Rect(x: 0.5, y: 0.5, width: 2, height: 2), black))])
        #expect(alphas(pixmap) == [[64, 128, 64], [128, 255, 128], [64, 128, 64]])
    }

    @Test func aRectInsideOnePixelCoversItsArea() throws {
        let pixmap = try draw(
            2, 1, [.draw(.fillRect(Rect(x: 1.25, y: 0.25, width: 0.5, height: 0.5), black))])
        #expect(alphas(pixmap) == [[0, 64]])
    }

    @Test func aTriangleCutsItsDiagonalInHalf() throws {
        let triangle = Path([
            .move(.zero), .line(Point(x: 3, y: 0)), .line(Point(x: 0, y: 3)), .close,
        ])
        let pixmap = try draw(3, 3, [.draw(.fillPath(triangle, .nonZero, black))])
        #expect(alphas(pixmap) == [[255, 255, 128], [255, 128, 0], [128, 0, 0]])
    }

    @Test func slopedEdgesAreExact() throws {
        // From (0, 0) to (4, 1): the area under the edge in column i is (2i + 1) / 8.
        let wedge = Path([.move(.zero), .line(Point(x: 4, y: 1)), .line(Point(x: 0, y: 1))])
        let pixmap = try draw(4, 1, [.draw(.fillPath(wedge, .nonZero, black))])
        let expected = (0..<4).map { UInt32((255 * (1 - Double(2 * $0 + 1) / 8)).rounded()) }
        #expect(alphas(pixmap) == [expected])
    }

    @Test(arguments: [4.0, 9.5, 20.0]) func aCircleHasItsArea(radius: Double) throws {
        let side = 2 * radius + 3
        let disc = RoundedRect(
            Rect(x: 1.3, y: 1.6, width: 2 * radius, height: 2 * radius), radius: radius)
        let pixmap = try draw(side, side, [.draw(.fillRoundedRect(disc, black))])
        let expected: Double = .pi * radius * radius
        // Chords may lie inside the circle by the flatness, all the way round.
        #expect(abs(area(pixmap) - expected) < 2 * .pi * radius * Path.flatness)
    }

    @Test func aWindingRuleDecidesTheMiddleOfAStar() throws {
        let points = (0..<5).map { index in
            let (sine, cosine) = Trigonometry.sineAndCosine(Double(index * 2) * 2 * .pi / 5)
            return Point(x: 10 + 10 * sine, y: 10 - 10 * cosine)
        }
        let star = Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
        let nonZero = try draw(20, 20, [.draw(.fillPath(star, .nonZero, black))])
        let evenOdd = try draw(20, 20, [.draw(.fillPath(star, .evenOdd, black))])
        #expect(nonZero[10, 10] >> 24 == 255)
        #expect(evenOdd[10, 10] >> 24 == 0)
        #expect(nonZero[10, 2] == evenOdd[10, 2])
    }

    @Test func aBorderLiesInsideTheEdge() throws {
        let shape = RoundedRect(Rect(x: 0, y: 0, width: 4, height: 4))
        let pixmap = try draw(4, 4, [.draw(.fillBorder(shape, width: 1, black))])
        #expect(
            alphas(pixmap) == [
                [255, 255, 255, 255], [255, 0, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255],
            ])
    }

    @Test func aThinBorderKeepsItsArea() throws {
        let shape = RoundedRect(Rect(x: 2, y: 2, width: 20, height: 20), radius: 6)
        let pixmap = try draw(24, 24, [.draw(.fillBorder(shape, width: 0.5, black))])
        let missing = 4 - Double.pi
        let outer = 400 - missing * 36, inner = 361 - missing * 5.5 * 5.5
        #expect(abs(area(pixmap) - (outer - inner)) < 0.3)
    }

    @Test func aBorderWiderThanTheShapeFillsIt() throws {
        let shape = RoundedRect(Rect(x: 0, y: 0, width: 3, height: 2))
        let pixmap = try draw(3, 2, [.draw(.fillBorder(shape, width: 5, black))])
        #expect(area(pixmap) == 6)
    }

    @Test func scaleMultipliesPoints() throws {
        let pixmap = try draw(
            2, 1, scale: 3, [.draw(.fillRect(Rect(x: 1, y: 0, width: 1, height: 1), black))])
        #expect(pixmap.size == PixelSize(width: 6, height: 3))
        #expect(alphas(pixmap) == Array(repeating: [0, 0, 0, 255, 255, 255], count: 3))
    }

    @Test func shapesPartlyOutsideAreCutAtTheEdge() throws {
        let disc = RoundedRect(Rect(x: -10, y: -10, width: 20, height: 20), radius: 10)
        let whole = RoundedRect(Rect(x: 0, y: 0, width: 20, height: 20), radius: 10)
        let cut = try draw(10, 10, [.draw(.fillRoundedRect(disc, black))])
        let full = try draw(20, 20, [.draw(.fillRoundedRect(whole, black))])
        for y in 0..<10 { for x in 0..<10 { #expect(cut[x, y] == full[x + 10, y + 10]) } }
    }
}
