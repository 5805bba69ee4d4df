import Geometry
import Testing

@Suite struct AffineTransformTests {
    @Test func concatenationAppliesTheFirstFirst() {
        let move = AffineTransform.translation(x: 10, y: 0)
        let double = AffineTransform.scale(x: 2, y: 2)
        let point = Point(x: 1, y: 1)
        #expect(move.concatenating(double).apply(point) == Point(x: 22, y: 2))
        #expect(double.concatenating(move).apply(point) == Point(x: 12, y: 2))
    }

    @Test func theInverseUndoes() throws {
        let transform = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let inverse = try #require(transform.inverse)
        let there = inverse.apply(transform.apply(Point(x: 3, y: -4)))
        #expect((there - Point(x: 3, y: -4)).x.magnitude < 1e-12)
        #expect(AffineTransform.scale(x: 0, y: 1).inverse == nil)
    }

    @Test func aQuarterTurnIsClockwiseOnScreen() {
        let turned = AffineTransform.rotation(radians: .pi / 2).apply(Point(x: 1, y: 0))
        #expect((turned.x).magnitude < 1e-12)
        #expect((turned.y - 1).magnitude < 1e-12)
    }

    @Test func pixelsCoverFractionsButNotNoise() {
        #expect(PixelSize(Size(width: 414, height: 736), scale: 3) == PixelSize(width: 1242, height: 2208))
        #expect(PixelSize(Size(width: 10.2, height: 0.1), scale: 2) == PixelSize(width: 21, height: 1))
        #expect(PixelSize(Size(width: 20.333333333333332, height: 1), scale: 3).width == 61)
        #expect(PixelSize(Size(width: .nan, height: .infinity), scale: 3) == PixelSize(width: 0, height: 0))
    }
}
