import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct ClipTests {
    private let everything = DrawCommand.draw(.fillRect(Rect(x: -5, y: -5, width: 50, height: 50), black))

    @Test func anAlignedClipCutsHard() throws {
        let clip = DrawCommand.push(.clip(RoundedRect(Rect(x: 1, y: 0, width: 1, height: 1))))
        #expect(try alphas(draw(3, 2, [clip, everything, .pop])) == [[0, 255, 0], [0, 0, 0]])
    }

    @Test func aFractionalClipIsSoft() throws {
        let clip = DrawCommand.push(.clip(RoundedRect(Rect(x: 0.5, y: 0, width: 2, height: 1))))
        #expect(try alphas(draw(3, 1, [clip, everything, .pop])) == [[128, 255, 128]])
    }

    @Test func aRoundClipEqualsARoundShape() throws {
        let shape = RoundedRect(Rect(x: 1, y: 1.5, width: 12, height: 9), radius: 4)
        let clipped = try draw(14, 12, [.push(.clip(shape)), everything, .pop])
        let filled = try draw(14, 12, [.draw(.fillRoundedRect(shape, black))])
        #expect(clipped == filled)
    }

    @Test func nestedClipsMultiply() throws {
        let clip = DrawCommand.push(.clip(RoundedRect(Rect(x: 0.5, y: 0, width: 1, height: 1))))
        let pixmap = try draw(2, 1, [clip, clip, everything, .pop, .pop])
        #expect(alphas(pixmap) == [[64, 64]])
    }

    @Test func popRestoresTheOuterClip() throws {
        let clip = DrawCommand.push(.clip(RoundedRect(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0.5)))
        let pixmap = try draw(2, 1, [clip, .pop, everything])
        #expect(alphas(pixmap) == [[255, 255]])
    }

    @Test func aClipActsOnAGroupOnce() throws {
        let clip = DrawCommand.push(.clip(RoundedRect(Rect(x: 0.5, y: 0, width: 1, height: 1))))
        let layer = DrawCommand.push(.layer(opacity: 0.5, bounds: Rect(x: 0, y: 0, width: 2, height: 1)))
        let pixmap = try draw(2, 1, [clip, layer, everything, .pop, .pop])
        #expect(alphas(pixmap) == [[64, 64]])
    }

    @Test func clipsAlsoCutImages() throws {
        let picture = try bitmap(2, [grey(10), grey(20), grey(30), grey(40)])
        let shape = RoundedRect(Rect(x: 0, y: 0, width: 2, height: 2), radius: 1)
        let image = DrawCommand.draw(.image(ImagePlacement(picture, in: shape.rect)))
        let disc = try draw(2, 2, [.push(.clip(shape)), image, .pop])
        let filled = try draw(2, 2, [.draw(.fillRoundedRect(shape, black))])
        #expect(alphas(disc) == alphas(filled))
    }

    @Test func aTurnedClipIsASlantedEdge() throws {
        let square = RoundedRect(Rect(x: -3, y: -3, width: 6, height: 6))
        let turn = AffineTransform.rotation(radians: .pi / 4).concatenating(.translation(x: 5, y: 5))
        let pixmap = try draw(10, 10, [.push(.transform(turn)), .push(.clip(square)), everything, .pop])
        #expect(abs(area(pixmap) - 36) < 0.3)
        #expect(pixmap[5, 5] >> 24 == 255)
        #expect(pixmap[1, 1] == 0)
    }

    @Test func tenThousandClipsStayBounded() throws {
        let clip = DrawCommand.push(.clip(RoundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: 2)))
        let commands = Array(repeating: clip, count: 10_000) + [everything]
        #expect(try draw(4, 4, commands)[1, 1] >> 24 > 0)
    }
}
