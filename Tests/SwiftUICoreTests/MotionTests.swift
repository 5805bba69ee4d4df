import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

/// Animated changes on the clock; expected values are those of the curves' closed forms.
@Suite("Animated changes")
struct MotionTests {
    private final class Handle {
        var flag: Binding<Bool>?
        var values: [Double] = []
        var isCompleted = false
    }

    private struct Moving: View {
        let handle: Handle
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            return Color.red.frame(width: 10, height: 10).offset(x: flag ? 40 : 0).opacity(flag ? 0.2 : 1)
        }
    }

    private func inRender(_ body: (EventLoop) -> Void) {
        let context = RenderContext()
        RenderEnvironment.standard.run(in: context) { body(context.eventLoop) }
    }

    private func graph(_ view: some View) -> ViewGraph {
        let graph = ViewGraph(view, container: CGSize(width: 100, height: 100))
        graph.settle()
        return graph
    }

    private func left(_ graph: ViewGraph) -> CGFloat? {
        for case .draw(.fillRect(let rect, _)) in graph.drawnCommands() { return CGFloat(rect.minX) }
        return nil
    }

    @Test("a change moves on the clock, and is at its end at rest")
    func linear() {
        inRender { loop in
            let handle = Handle(), graph = graph(Moving(handle: handle))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            #expect(left(graph) == 85)
            loop.advance(by: 0.25)
            #expect(left(graph) == 55)
            loop.advance(by: 0.5)
            #expect(left(graph) == 75)
            loop.advance(by: 0.5)
            #expect(left(graph) == 85)
            #expect(!graph.hasChanges)
        }
    }

    @Test("the clock is at rest after the animation, not before")
    func rest() {
        inRender { loop in
            let handle = Handle(), graph = graph(Moving(handle: handle))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            loop.settle()
            #expect(loop.now >= 1 && loop.now < 1.1)
            #expect(left(graph) == 85)
        }
    }

    @Test("a change without an animation, and one whose transaction disables it, is at once")
    func none() {
        inRender { loop in
            let handle = Handle(), graph = graph(Moving(handle: handle))
            handle.flag?.wrappedValue = true
            loop.advance(by: 0.1)
            #expect(left(graph) == 85)
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.disablesAnimations = true
            withTransaction(transaction) { handle.flag?.wrappedValue = false }
            loop.advance(by: 0.1)
            #expect(left(graph) == 45)
        }
    }

    private struct Valued: View {
        let handle: Handle
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            return HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                if flag { Color.blue.frame(width: 40, height: 10) }
            }.animation(.linear(duration: 1), value: flag)
        }
    }

    @Test("frames that a layout changes move too")
    func frames() {
        inRender { loop in
            let handle = Handle(), graph = graph(Valued(handle: handle))
            #expect(left(graph) == 45)
            handle.flag?.wrappedValue = true
            #expect(left(graph) == 25)
            loop.advance(by: 0.5)
            #expect(left(graph) == 35)
            loop.advance(by: 0.6)
            #expect(left(graph) == 25)
        }
    }

    private struct Counted: View, Animatable {
        let handle: Handle
        var number: Double
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View {
            handle.values.append(number)
            return Color.red
        }
    }

    private struct Counting: View {
        let handle: Handle
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            return Counted(handle: handle, number: flag ? 10 : 0)
        }
    }

    @Test("an animatable view is evaluated with its data on the way")
    func data() {
        inRender { loop in
            let handle = Handle(), graph = graph(Counting(handle: handle))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 0.5)
            graph.settle()
            #expect(abs((handle.values.last ?? 0) - 5) < 1e-6)
            loop.advance(by: 1)
            graph.settle()
            #expect(handle.values.last == 10)
        }
    }

    private struct Fading: View {
        let handle: Handle
        @State private var flag = true
        var body: some View {
            handle.flag = $flag
            return VStack { if flag { Color.red.transition(.opacity) } }
        }
    }

    private func layer(_ graph: ViewGraph) -> Double? {
        for case .push(.layer(let opacity, _, _)) in graph.drawnCommands() { return opacity }
        return nil
    }

    @Test("a view fades away and comes back in animated changes")
    func transition() {
        inRender { loop in
            let handle = Handle(), graph = graph(Fading(handle: handle))
            #expect(layer(graph) == nil)
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = false }
            #expect(graph.drawnCommands().isEmpty)
            loop.advance(by: 0.25)
            #expect(abs((layer(graph) ?? 0) - 0.75) < 1e-6)
            loop.advance(by: 1)
            #expect(graph.drawnCommands().isEmpty)
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            #expect(layer(graph) == nil)
            loop.advance(by: 0.25)
            #expect(abs((layer(graph) ?? 0) - 0.25) < 1e-6)
        }
    }

    @Test("completions run when the animation has ended, repetitions without end do not keep the clock")
    func completion() {
        inRender { loop in
            let handle = Handle(), graph = graph(Moving(handle: handle))
            withAnimation(.linear(duration: 1)) {
                handle.flag?.wrappedValue = true
            } completion: {
                handle.isCompleted = true
            }
            loop.advance(by: 0.9)
            #expect(!handle.isCompleted)
            loop.advance(by: 0.2)
            #expect(handle.isCompleted)
            withAnimation(.linear(duration: 1).repeatForever()) { handle.flag?.wrappedValue = false }
            graph.settle()
            let now = loop.now
            loop.settle()
            #expect(loop.now - now < 1)
            #expect(left(graph) == 45)
        }
    }
}
