import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

@Suite("Drawing of views")
struct DrawingTests {
    private func commands(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 50) -> [DrawCommand]
    {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        return ViewGraph(view, container: CGSize(width: width, height: height), environment: environment)
            .drawnCommands()
    }

    private let red = Scene.Color(red: 1, green: 0, blue: 0)

    private var redView: SwiftUICore.Color { Color(red: 1, green: 0, blue: 0) }

    @Test("colors fill their frames, whose edges are pixels, so that neighbours touch")
    func pixels() {
        let drawn = commands(
            HStack(spacing: 0) {
                redView; redView; redView
            }, 100, 20)
        let edges = drawn.compactMap { command -> [Double]? in
            guard case .draw(.fillRect(let rect, _)) = command else { return nil }
            return [rect.minX, rect.maxX]
        }
        #expect(edges == [[0, 33.5], [33.5, 66.5], [66.5, 100]])
    }

    @Test("padding and frames draw nothing")
    func nothing() {
        let drawn = commands(redView.frame(width: 20, height: 10).padding(5))
        #expect(drawn == [.draw(.fillRect(Rect(x: 40, y: 20, width: 20, height: 10), .color(red)))])
    }

    @Test("opacity, clips and transforms are scopes around the drawing")
    func scopes() {
        let drawn = commands(redView.frame(width: 20, height: 10).cornerRadius(3).opacity(0.5))
        let rect = Rect(x: 40, y: 20, width: 20, height: 10)
        #expect(
            drawn == [
                .push(.layer(opacity: 0.5, bounds: rect.inset(by: Insets(all: -1)))),
                .push(.clip(RoundedRect(rect, radius: 3))), .draw(.fillRect(rect, .color(red))), .pop, .pop,
            ])
        #expect(commands(redView.opacity(0)).isEmpty)
        #expect(commands(redView.hidden()).isEmpty)
    }

    @Test("a shape is filled in its frame, its stroke is centered and its border inside")
    func shapes() {
        let circle = commands(Circle().fill(redView))
        guard case .draw(.fillPath(let path, .nonZero, .color(red)))? = circle.first else {
            Issue.record("\(circle)")
            return
        }
        #expect(path.controlBounds == Rect(x: 25, y: 0, width: 50, height: 50))
        let border = commands(Rectangle().strokeBorder(redView, lineWidth: 4))
        guard case .draw(.strokePath(let line, let style, _))? = border.first else {
            Issue.record("\(border)")
            return
        }
        #expect(style.width == 4)
        #expect(line.controlBounds == Rect(x: 2, y: 2, width: 96, height: 46))
    }

    @Test("views of a higher index on the z-axis are drawn last")
    func order() {
        let drawn = commands(
            ZStack {
                redView.zIndex(1)
                Color.white
            })
        let colors = drawn.compactMap { command -> Scene.Color? in
            guard case .draw(.fillRect(_, .color(let color))) = command else { return nil }
            return color
        }
        #expect(colors == [.white, red])
    }

    @Test("the foreground style colors text and shapes, and its levels fade it")
    func foreground() {
        let drawn = commands(Rectangle().foregroundStyle(.secondary).foregroundStyle(redView))
        guard case .draw(.fillPath(_, _, .color(let color)))? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(color == red.multipliedAlpha(by: 0.6))
    }

    @Test("text is drawn as glyphs in its color, and a gradient is masked by it")
    func text() {
        let drawn = commands(Text(verbatim: "Hi").foregroundColor(redView))
        let paints = drawn.compactMap { command -> Paint? in
            guard case .draw(.glyphs(_, let paint)) = command else { return nil }
            return paint
        }
        #expect(paints.allSatisfy { $0 == .color(red) })
        let masked = commands(
            Text(verbatim: "Hi").foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
        let hasMask = masked.contains { if case .push(.mask) = $0 { true } else { false } }
        #expect(hasMask || paints.isEmpty)
    }
}
