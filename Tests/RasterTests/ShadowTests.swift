import Foundation
import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct ShadowTests {
    /// The share of a unit Gaussian below `x`.
    private static func below(_ x: Double) -> Double { erfc(-x / 2.0.squareRoot()) / 2 }

    /// The exact blur of a box, averaged over a pixel by its middle: a product of two differences.
    private static func exact(_ box: Rect, sigma: Double, x: Int, y: Int) -> Double {
        func share(_ low: Double, _ high: Double, _ place: Double) -> Double {
            below((high - place) / sigma) - below((low - place) / sigma)
        }
        return share(box.minX, box.maxX, Double(x) + 0.5) * share(box.minY, box.maxY, Double(y) + 0.5)
    }

    /// Cards that differ in size alone shared the first one's shadow; the picture depended on what was drawn
    /// before.
    @Test(arguments: [3.0, 12]) func aShadowDoesNotDependOnTheOneBefore(radius: Double) throws {
        let shadow = Shadow(color: .black, offset: Point(x: 0, y: 2), radius: radius)
        let cards = [(150.0, 140.0), (150, 200), (210, 140), (173, 191)].map { width, height in
            RoundedRect(Rect(x: 40, y: 40, width: width, height: height), radius: 8)
        }
        let cache = RasterCache()
        for card in cards {
            let list = DisplayList(
                size: Size(width: 300, height: 300), commands: [.draw(.shadow(card, shadow))])
            let alone = try rasterize(list, scale: 1, glyphs: .none, background: nil)
            let after = try rasterize(list, scale: 1, glyphs: .none, background: nil, cache: cache)
            #expect(after == alone)
            // The left and top edges know nothing of the size; the others mirror them.
            let right = Int(card.rect.maxX) + 3, left = Int(card.rect.minX) - 4
            #expect((alone[right, 100] >> 24).distance(to: alone[left, 100] >> 24).magnitude <= 1)
        }
    }

    /// A blur on blocks is the same wherever whole blocks of the middle are cut out.
    @Test func aLongCardHasTheEndsOfAShortOne() throws {
        func columns(width: Double) throws -> [UInt32] {
            let card = RoundedRect(Rect(x: 80, y: 80, width: width, height: 32), radius: 8)
            let shadow = Shadow(color: .black, offset: .zero, radius: 16)
            let picture = try draw(width + 160, 192, [.draw(.shadow(card, shadow))])
            return (0..<picture.width).map { picture[$0, 96] }
        }
        // Lengths that differ by whole blocks of four pixels.
        let short = try columns(width: 300), long = try columns(width: 400)
        #expect(short.prefix(150) == long.prefix(150))
        #expect(short.suffix(150) == long.suffix(150))
    }

    @Test(arguments: [1.5, 3, 7.9, 8.1, 15, 30, 60])
    func aBoxCastsAnExactGaussian(sigma: Double) throws {
        let side = 60 + sigma * 8
        let box = Rect(x: sigma * 4, y: sigma * 4, width: 60, height: 60)
        let shadow = Shadow(color: .black, offset: .zero, radius: sigma)
        let picture = try draw(side, side, [.draw(.shadow(RoundedRect(box), shadow))])
        var difference = 0.0, largest = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let wanted = Self.exact(box, sigma: sigma, x: x, y: y) * 255
                let off = abs(Double(picture[x, y] >> 24) - wanted)
                difference += off
                largest = max(largest, off)
            }
        }
        #expect(difference / Double(picture.pixels.count) < 1)
        #expect(largest < 4)
    }

    @Test func aLongEdgeCastsTheSameAsAShortOne() throws {
        // Wide enough that the middle is cut out of the patch, against the exact values.
        let box = Rect(x: 40, y: 40, width: 500, height: 300)
        let shadow = Shadow(color: .black, offset: Point(x: 5, y: -7), radius: 9)
        let picture = try draw(580, 380, [.draw(.shadow(RoundedRect(box), shadow))])
        let moved = box.offset(by: shadow.offset)
        for (x, y) in [(45, 33), (300, 33), (300, 150), (545, 332), (20, 20), (546, 150)] {
            let wanted = Self.exact(moved, sigma: 9, x: x, y: y) * 255
            #expect(abs(Double(picture[x, y] >> 24) - wanted) < 3, "\(x), \(y)")
        }
    }

    @Test func aGroupCastsTheShadowOfItsAlpha() throws {
        let box = Rect(x: 30, y: 30, width: 40, height: 20)
        let shadow = Shadow(color: Color(white: 0, alpha: 0.5), offset: Point(x: 3, y: 4), radius: 5)
        let red = Paint.color(Color(red: 1, green: 0, blue: 0))
        let alone = try draw(100, 80, [.draw(.shadow(RoundedRect(box), shadow)), .draw(.fillRect(box, red))])
        let group = try draw(
            100, 80,
            [.push(.shadow(shadow, bounds: box)), .draw(.fillRect(box, red)), .pop])
        for (first, second) in zip(alone.pixels, group.pixels) {
            #expect(abs(Int(first >> 24) - Int(second >> 24)) <= 1)
        }
        #expect(group[50, 40] == 0xFF00_00FF)
        #expect(group[50, 53] >> 24 > 60)
    }

    @Test func whatCoversAShadowHidesNothingElse() throws {
        let box = RoundedRect(Rect(x: 30, y: 30, width: 80, height: 60), radius: 12)
        let shadow = Shadow(color: .black, offset: Point(x: 0, y: 6), radius: 8)
        let white = Paint.color(.white)
        let covered = try draw(140, 120, [.draw(.shadow(box, shadow)), .draw(.fillRoundedRect(box, white))])
        let apart = try draw(
            140, 120,
            [
                .draw(.shadow(box, shadow)), .draw(.fillRect(.zero, black)),
                .draw(.fillRoundedRect(box, white)),
            ])
        #expect(covered == apart)
    }

    @Test func aShadowWithoutBlurIsAMovedShape() throws {
        let shadow = Shadow(color: .black, offset: Point(x: 2, y: 1), radius: 0)
        let picture = try draw(
            8, 6, [.draw(.shadow(RoundedRect(Rect(x: 1, y: 1, width: 3, height: 3)), shadow))])
        #expect(try picture == draw(8, 6, [.draw(.fillRect(Rect(x: 3, y: 2, width: 3, height: 3), black))]))
    }

    @Test func aTurnedShapeCastsATurnedShadow() throws {
        let box = Rect(x: -20, y: -10, width: 40, height: 20)
        let shadow = Shadow(color: .black, offset: .zero, radius: 4)
        let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 40)
        let turned = try draw(
            80, 80, [.push(.transform(quarter)), .draw(.shadow(RoundedRect(box), shadow)), .pop])
        let upright = try draw(
            80, 80, [.draw(.shadow(RoundedRect(Rect(x: 30, y: 20, width: 20, height: 40)), shadow))])
        for (first, second) in zip(turned.pixels, upright.pixels) {
            #expect(abs(Int(first >> 24) - Int(second >> 24)) <= 1)
        }
    }
}
