import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

@Suite("Changes of contents")
struct ContentTransitionTests {
    private final class Handle {
        var number: Binding<Int>?
    }

    private struct Number: View {
        let handle: Handle
        let transition: ContentTransition
        @State private var number = 18
        var body: some View {
            handle.number = $number
            return Text(verbatim: "\(number)").contentTransition(transition)
        }
    }

    private func glyphs(_ graph: ViewGraph) -> [GlyphRun] {
        graph.drawnCommands().compactMap { if case .draw(.glyphs(let run, _)) = $0 { run } else { nil } }
    }

    private func changed(
        _ transition: ContentTransition, to number: Int, after seconds: Double, _ body: (ViewGraph) -> Void
    ) {
        inOneRender { loop in
            let handle = Handle()
            let graph = ViewGraph.settled(Number(handle: handle, transition: transition))
            withAnimation(.linear(duration: 1)) { handle.number?.wrappedValue = number }
            graph.settle()
            loop.advance(by: seconds)
            body(graph)
        }
    }

    @Test("a text without a transition of its contents changes at once")
    func identity() {
        changed(.identity, to: 19, after: 0.25) { graph in
            #expect(graph.opacities.isEmpty)
            #expect(glyphs(graph).map(\.text).joined() == "19")
        }
    }

    @Test("a text that fades is drawn twice, with opacities that are one together")
    func opacity() {
        changed(.opacity, to: 19, after: 0.25) { graph in
            #expect(graph.opacities.count == 2)
            #expect(isNear(graph.opacities.first, 0.75))
            #expect(isNear(graph.opacities.last, 0.25))
        }
        changed(.opacity, to: 19, after: 2) { #expect($0.opacities.isEmpty) }
    }

    @Test("digits that stay are not faded, others roll by the height of the line", arguments: [false, true])
    func digits(countsDown: Bool) {
        changed(.numericText(countsDown: countsDown), to: 19, after: 0.25) { graph in
            // The first digit stays; the second one leaves and comes.
            let runs = glyphs(graph)
            #expect(runs.count == 3)
            #expect(graph.opacities.count == 2)
            guard runs.count == 3 else { return }
            let way = runs[1].origin.y - runs[2].origin.y
            // The old digit and the new one are one line apart, the new one below it where it counts up.
            #expect(countsDown ? way > 10 : way < -10)
            #expect(isNear(runs[0].origin.y - runs[1].origin.y, -way / 4))
        }
    }

    @Test("a number that gets smaller rolls downwards")
    func value() {
        changed(.numericText(value: 17), to: 17, after: 0.25) { graph in
            let runs = glyphs(graph)
            #expect(runs.count == 3)
            guard runs.count == 3 else { return }
            #expect(runs[1].origin.y > runs[0].origin.y)
        }
    }
}
