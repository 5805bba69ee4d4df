import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct GlyphTests {
    /// Glyph 1 is a block from the baseline half an em up, half an em wide; glyph 2 a picture.
    private let blocks = GlyphSource(
        outline: { glyph, _ in
            guard glyph == 1 else { return nil }
            return RoundedRect(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5)).path
        },
        colorGlyph: { glyph, _, _ in
            guard glyph == 2 else { return nil }
            return GlyphSource.ColorGlyph(
                bitmap: Bitmap(
                    name: "dot", pixmap: Pixmap(width: 1, height: 1, filledWith: 0xFF00_FF00), scale: 1),
                placement: Rect(x: 0, y: -0.5, width: 0.5, height: 0.5))
        })

    private func run(_ glyph: UInt32, size: Double, at origin: Point) -> GlyphRun {
        GlyphRun(
            face: GlyphRun.Face(index: 0, name: "Blocks"), size: size, origin: origin,
            glyphs: [GlyphRun.Glyph(id: glyph, position: .zero)], text: "x",
            bounds: Rect(x: 0, y: -size, width: size, height: size))
    }

    @Test func outlinesStandOnTheBaseline() throws {
        let pixmap = try draw(
            4, 4, glyphs: blocks, [.draw(.glyphs(run(1, size: 4, at: Point(x: 1, y: 3)), black))])
        #expect(alphas(pixmap) == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
    }

    @Test func placesAreQuartersAlongAndWholeAcross() throws {
        let glyph = DrawCommand.draw(.glyphs(run(1, size: 4, at: Point(x: 0.27, y: 2.4)), black))
        let pixmap = try draw(4, 3, glyphs: blocks, [glyph])
        let row: [UInt32] = [191, 255, 64, 0]
        #expect(alphas(pixmap) == [row, row, [0, 0, 0, 0]])
    }

    @Test func picturesKeepTheirColors() throws {
        let half = Paint.color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        let glyph = DrawCommand.draw(.glyphs(run(2, size: 4, at: Point(x: 0, y: 2)), half))
        let pixmap = try draw(2, 2, glyphs: blocks, [glyph])
        #expect(pixmap.pixels == Array(repeating: 0x8000_8000, count: 4))
    }

    @Test func turnedGlyphsAreOutlines() throws {
        let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)
        let glyph = DrawCommand.draw(.glyphs(run(1, size: 4, at: Point(x: 1, y: 2)), black))
        let pixmap = try draw(4, 4, glyphs: blocks, [.push(.transform(turn)), glyph, .pop])
        // The block (1...3, 0...2) lands at x = 3 − (0...2), y = 1...3.
        #expect(alphas(pixmap) == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
    }

    @Test func largeGlyphsAreOutlines() throws {
        let pixmap = try draw(
            8, 8, glyphs: blocks, [.draw(.glyphs(run(1, size: 600, at: Point(x: -100, y: 100)), black))])
        #expect(area(pixmap) == 64)
    }

    @Test func unknownGlyphsLeaveNothing() throws {
        let pixmap = try draw(
            2, 2, glyphs: blocks, [.draw(.glyphs(run(9, size: 4, at: Point(x: 0, y: 2)), black))])
        #expect(area(pixmap) == 0)
    }
}
