import Geometry
import Scene
import Testing

/// Drawings with their colors changed.
@Suite struct DrawingColorTests {
    private let red = Color(red: 1, green: 0, blue: 0), half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    private let rect = Rect(x: 0, y: 0, width: 4, height: 4)

    private func faded(_ drawing: Drawing) -> Drawing { drawing.mapColors { $0.multipliedAlpha(by: 0.5) } }

    @Test func thoseOfPaintsAndShadowsChange() {
        let shape = RoundedRect(rect), style = StrokeStyle(width: 1)
        let shadow = Shadow(color: red, offset: .zero, radius: 2)
        let pale = Shadow(color: half, offset: .zero, radius: 2)
        #expect(faded(.fillRect(rect, .color(red))) == .fillRect(rect, .color(half)))
        #expect(faded(.fillRoundedRect(shape, .color(red))) == .fillRoundedRect(shape, .color(half)))
        #expect(
            faded(.fillBorder(shape, width: 1, .color(red))) == .fillBorder(shape, width: 1, .color(half)))
        #expect(
            faded(.strokePath(shape.path, style, .color(red))) == .strokePath(shape.path, style, .color(half))
        )
        #expect(faded(.shadow(shape, shadow)) == .shadow(shape, pale))
        #expect(faded(.pathShadow(shape.path, shadow)) == .pathShadow(shape.path, pale))
        #expect(faded(.blurBackdrop(shape, radius: 3)) == .blurBackdrop(shape, radius: 3))
    }

    @Test func thoseOfAGradientChangeInEachOfItsParts() {
        func gradient(_ color: Color) -> Paint {
            .gradient(
                Gradient(
                    .axial, stops: [Gradient.Stop(0, color), Gradient.Stop(1, color)], transform: .identity))
        }
        let path = RoundedRect(rect).path
        #expect(
            faded(.fillPath(path, .nonZero, gradient(red))) == .fillPath(path, .nonZero, gradient(half)))
    }
}
