import CoreGraphics
import Foundation
import Geometry
import RenderContext
import SwiftUICore
import Testing

/// Views that go from phase to phase; expected values are those of linear animations.
@Suite("Phase animators")
struct PhaseAnimatorTests {
    private final class Handle {
        var trigger: Binding<Int>?
    }

    private func left(_ graph: ViewGraph) -> Double? { graph.rectangles.first?.minX }

    @Test("phases follow each other on the clock, which they do not keep; at rest the first one is shown")
    func looping() {
        inOneRender { loop in
            let graph = ViewGraph.settled(
                Color.red.frame(width: 10, height: 10)
                    .phaseAnimator([0.0, 40, 20]) { content, phase in
                        content.offset(x: phase)
                    } animation: { _ in
                        .linear(duration: 1)
                    })
            #expect(isNear(left(graph), 45))
            // The first cycle begins with the second frame.
            let frame = 1.0 / 60
            loop.advance(by: frame + 0.5)
            #expect(isNear(left(graph), 65))
            loop.advance(by: 1)
            #expect(isNear(left(graph), 75))
            loop.advance(by: 1)
            #expect(isNear(left(graph), 55))
            let now = loop.now
            loop.settle()
            #expect(loop.now - now < 1)
            #expect(isNear(left(graph), 45))
        }
    }

    @Test("phases without an animation change at once")
    func immediate() {
        inOneRender { loop in
            let graph = ViewGraph.settled(
                PhaseAnimator([false, true]) { phase in
                    Color.red.frame(width: 10, height: 10).offset(x: phase ? 10 : 0)
                } animation: { phase in
                    phase ? nil : .linear(duration: 1)
                })
            loop.advance(by: 1.5 / 60)
            #expect(isNear(left(graph), 55))
        }
    }

    private struct Triggered: View {
        let handle: Handle
        @State private var trigger = 0
        var body: some View {
            handle.trigger = $trigger
            return PhaseAnimator([0.0, 40], trigger: trigger) { phase in
                Color.red.frame(width: 10, height: 10).offset(x: phase)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test("a trigger runs all phases once, back to the first one, and the clock waits for it")
    func triggered() {
        inOneRender { loop in
            let handle = Handle(), graph = ViewGraph.settled(Triggered(handle: handle))
            loop.advance(by: 1)
            #expect(isNear(left(graph), 45))
            let start = loop.now
            handle.trigger?.wrappedValue += 1
            graph.settle()
            loop.advance(by: 0.5)
            #expect(isNear(left(graph), 65))
            loop.advance(by: 1)
            #expect(isNear(left(graph), 65))
            loop.settle()
            #expect(loop.now - start >= 2 && loop.now - start < 2.2)
            #expect(isNear(left(graph), 45))
        }
    }

    @Test("nothing is shown without phases")
    func empty() {
        inOneRender { loop in
            let graph = ViewGraph.settled(PhaseAnimator([Int]()) { _ in Color.red })
            loop.advance(by: 1)
            #expect(graph.drawnCommands().isEmpty)
        }
    }
}
