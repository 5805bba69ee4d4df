import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct BlendingTests {
    @Test func productsRoundToTheNearest() {
        for value in UInt32(0)...255 {
            for alpha in UInt32(0)...255 {
                let expected = UInt32((Double(value * alpha) / 255).rounded())
                #expect(Blending.scaled(value * 0x0101_0101, by: alpha) == expected * 0x0101_0101)
                #expect(Blending.product(value, alpha) == expected)
            }
        }
    }

    @Test func aColorOverItselfStaysItself() {
        for level in UInt32(0)...255 {
            for coverage in UInt32(0)...255 {
                let part = Blending.scaled(grey(level), by: coverage)
                #expect(Blending.over(part, grey(level)) == grey(level))
            }
        }
    }

    @Test func halfBlackOverWhiteIsGrey() throws {
        let half = Paint.color(Color(white: 0, alpha: 0.5))
        let pixmap = try draw(
            1, 1, over: .white, [.draw(.fillRect(Rect(x: 0, y: 0, width: 1, height: 1), half))])
        #expect(pixmap.pixels == [grey(127)])
    }

    @Test func aGroupFadesAsOne() throws {
        let rect = Rect(x: 0, y: 0, width: 2, height: 1), right = Rect(x: 1, y: 0, width: 2, height: 1)
        let both: [DrawCommand] = [.draw(.fillRect(rect, black)), .draw(.fillRect(right, black))]
        let group = try draw(
            3, 1,
            [.push(.layer(opacity: 0.5, bounds: Rect(x: 0, y: 0, width: 3, height: 1)))] + both + [.pop])
        #expect(alphas(group) == [[128, 128, 128]])
        let half = Paint.color(Color(white: 0, alpha: 0.5))
        let single = try draw(3, 1, [.draw(.fillRect(rect, half)), .draw(.fillRect(right, half))])
        #expect(alphas(single) == [[128, 192, 128]])
    }

    @Test func groupsBeyondTheLimitStillFade() throws {
        let bounds = Rect(x: 0, y: 0, width: 1, height: 1)
        let deep = 10_000
        let commands =
            Array(repeating: DrawCommand.push(.layer(opacity: 0.9999, bounds: bounds)), count: deep)
            + [.draw(.fillRect(bounds, black))] + Array(repeating: .pop, count: deep)
        let alpha = try draw(1, 1, commands)[0, 0] >> 24
        // 0.9999 to the 10,000th is 0.368; the gathered groups round back to opaque.
        #expect((93...96).contains(alpha))
    }
}
