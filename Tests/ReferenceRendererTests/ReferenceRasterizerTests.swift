import Geometry
import ReferenceRenderer
import Scene
import Testing

/// Compares the reference renderer with closed formulas, so that both renderers cannot have the same error.
@Suite struct ReferenceRasterizerTests {
    private func draw(_ side: Double, _ commands: [DrawCommand]) -> Pixmap {
        rasterizeReference(
            DisplayList(size: Size(width: side, height: side), commands: commands), scale: 1,
            background: .white)
    }

    @Test func coverageIsArea() {
        let rect = Rect(x: 0.5, y: 0.25, width: 1, height: 1)
        let picture = draw(2, [.draw(.fillRect(rect, .color(.black)))])
        // The parts of four pixels that lie inside: 3/8, 3/8, 1/8, 1/8.
        #expect(picture.pixels.map { 255 - ($0 & 255) } == [96, 96, 32, 32])
        let triangle = Path([.move(.zero), .line(Point(x: 2, y: 0)), .line(Point(x: 0, y: 2)), .close])
        let half = draw(2, [.draw(.fillPath(triangle, .nonZero, .color(.black)))])
        #expect(half.pixels.map { 255 - ($0 & 255) } == [255, 128, 128, 0])
    }

    @Test func clipsMultiplyAndGroupsBlendOnce() {
        let whole = Rect(x: 0, y: 0, width: 1, height: 1)
        let left = RoundedRect(Rect(x: 0, y: 0, width: 0.5, height: 1))
        let clipped = draw(
            1, [.push(.clip(left)), .push(.clip(left)), .draw(.fillRect(whole, .color(.black))), .pop, .pop])
        // Half of half of the pixel, each rounded: 128 and 128 of 255 make 64.
        #expect(clipped.pixels == [0xFFBF_BFBF])
        let grouped = draw(
            1,
            [
                .push(.layer(opacity: 0.2, bounds: whole)), .draw(.fillRect(whole, .color(.black))),
                .draw(.fillRect(whole, .color(.black))), .pop,
            ])
        #expect(grouped.pixels == [0xFFCC_CCCC])
        let multiplied = draw(
            1,
            [
                .draw(.fillRect(whole, .color(Color(white: 0.4)))),
                .push(.layer(opacity: 1, bounds: whole, blend: .multiply)),
                .draw(.fillRect(whole, .color(Color(white: 0.6)))), .pop,
            ])
        #expect(multiplied.pixels == [0xFF3D_3D3D])
    }

    /// A shadow in the middle of a wide caster is whole, and halfway at its edge.
    @Test(arguments: [2.0, 12]) func shadowsAreHalfAtAnEdge(radius: Double) {
        let caster = RoundedRect(Rect(x: -200, y: 20, width: 440, height: 400))
        let picture = draw(
            40, [.draw(.shadow(caster, Shadow(color: .black, offset: .zero, radius: radius)))])
        let edge = (255 - (picture[20, 19] & 255) + 255 - (picture[20, 20] & 255)) / 2
        #expect((126...129).contains(edge))
    }

    @Test func nothingIsLeftOutOfAComposition() {
        var root = LayoutNode(
            id: "a", className: "UIView", parent: nil, subtreeEnd: 2,
            frame: Rect(x: 0, y: 0, width: 4, height: 4))
        root.clipsToBounds = true
        var child = LayoutNode(
            id: "b", className: "UIView", parent: 0, subtreeEnd: 2,
            frame: Rect(x: 9, y: 9, width: 1, height: 1))
        (child.clipsToBounds, child.background) = (true, .black)
        let list = composeReference(LayoutTree(size: Size(width: 4, height: 4), nodes: [root, child]))
        #expect(list.commands.count == 5)
    }
}
