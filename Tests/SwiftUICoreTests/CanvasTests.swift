import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

@Suite("Labels, canvases and timelines")
struct CanvasTests {
    private func commands(_ view: some View) -> [DrawCommand] {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        return ViewGraph(view, container: CGSize(width: 40, height: 20), environment: environment)
            .drawnCommands()
    }

    private let red = Scene.Color(red: 1, green: 0, blue: 0)
    private var redShading: GraphicsContext.Shading { .color(Color(red: 1, green: 0, blue: 0)) }

    private func paths(_ commands: [DrawCommand]) -> [Rect] {
        commands.compactMap { command in
            guard case .draw(.fillPath(let path, _, _)) = command else { return nil }
            return path.controlBounds
        }
    }

    @Test("a canvas draws in its own points, moved by its transforms")
    func transforms() {
        let drawn = commands(
            Canvas { context, size in
                var inner = context
                inner.translateBy(x: 5, y: 2)
                inner.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 4)), with: redShading)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: redShading)
            }.padding(.leading, 10))
        #expect(
            paths(drawn) == [
                Rect(x: 15, y: 2, width: 3, height: 4), Rect(x: 10, y: 0, width: 30, height: 20),
            ])
        #expect(drawn.first == .push(.clip(RoundedRect(Rect(x: 10, y: 0, width: 30, height: 20)))))
    }

    @Test("opacity, clips and filters are those of drawings that follow")
    func state() {
        let drawn = commands(
            Canvas { context, _ in
                context.opacity = 0.5
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
                context.addFilter(.colorInvert())
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: redShading)
            })
        let cyan = Scene.Color(red: 0, green: 1, blue: 1)
        let fills = drawn.compactMap { command -> Paint? in
            guard case .draw(.fillPath(_, _, let paint)) = command else { return nil }
            return paint
        }
        #expect(fills == [.color(cyan)])
        let opacities = drawn.compactMap { command -> Double? in
            guard case .push(.layer(let opacity, _, _)) = command else { return nil }
            return opacity
        }
        #expect(opacities == [0.5])
    }

    @Test("views of a canvas are drawn by their tags")
    func symbols() {
        let drawn = commands(
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                #expect(symbol.size == CGSize(width: 6, height: 4))
                context.draw(symbol, at: CGPoint(x: 20, y: 10))
            } symbols: {
                Color(red: 1, green: 0, blue: 0).frame(width: 6, height: 4).tag(1)
            })
        let rects = drawn.compactMap { command -> Rect? in
            guard case .draw(.fillRect(let rect, _)) = command else { return nil }
            return rect
        }
        #expect(rects.count == 1)
        let move = drawn.compactMap { command -> Point? in
            guard case .push(.transform(let transform)) = command else { return nil }
            return Point(x: transform.tx, y: transform.ty)
        }
        #expect(move == [Point(x: 17, y: 8)])
    }

    @Test("the style of a label decides what it shows")
    func labels() {
        func names(_ view: some View) -> [String] {
            ViewGraph(view, container: CGSize(width: 200, height: 50)).hostedNodes()
                .map(\.typeName).filter { ["Text", "Image"].contains($0) }
        }
        let label = Label("Title", systemImage: "star")
        #expect(names(label) == ["Image", "Text"])
        #expect(names(label.labelStyle(.titleOnly)) == ["Text"])
        #expect(names(label.labelStyle(.iconOnly)) == ["Image"])
    }

    @Test("a timeline shows its dates on the clock, and does not keep it")
    func timeline() {
        let context = RenderContext()
        RenderEnvironment.standard.run(in: context) {
            var dates: [Date] = []
            let start = RenderClock.date
            let view = TimelineView(.periodic(from: start, by: 2)) { timeline in
                let _ = dates.append(timeline.date)
                Color.red
            }
            let graph = ViewGraph(view, container: CGSize(width: 10, height: 10))
            graph.settle()
            context.eventLoop.settle()
            #expect(context.eventLoop.now < 1)
            context.eventLoop.advance(by: 4.5)
            graph.settle()
            #expect(dates.map { $0.timeIntervalSince(start).rounded() } == [0, 2, 4])
        }
    }
}
