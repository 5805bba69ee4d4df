import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

/// Transitions of apps on the clock; expected values are those of linear animations.
@Suite("Transitions")
struct TransitionTests {
    private final class Handle {
        var flag: Binding<Bool>?
    }

    /// Moves the view by 40 points from the left, and to the right.
    private struct Sliding: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: 40 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    private struct Shown<T: Transition>: View {
        let handle: Handle
        let transition: T
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            return ZStack {
                Color.clear
                if flag { Color.red.frame(width: 10, height: 10).transition(transition) }
            }
        }
    }

    private struct ShownAny: View {
        let handle: Handle
        let transition: AnyTransition
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            return ZStack {
                Color.clear
                if flag { Color.red.frame(width: 10, height: 10).transition(transition) }
            }
        }
    }

    private func red(_ graph: ViewGraph) -> Double? {
        graph.rectangles.first { $0.width == 10 }.map { rect in
            rect.minX + (graph.transforms.last?.tx ?? 0)
        }
    }

    @Test("the phases are before, in and after the place of the view")
    func phases() {
        #expect(TransitionPhase.willAppear.value == -1)
        #expect(TransitionPhase.didDisappear.value == 1)
        #expect(TransitionPhase.identity.isIdentity)
    }

    @Test("a view comes by the transition of an app, from its first phase to its place")
    func insertion() {
        inOneRender { loop in
            let handle = Handle(), graph = ViewGraph.settled(Shown(handle: handle, transition: Sliding()))
            #expect(red(graph) == nil)
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            #expect(isNear(red(graph), 45))
            loop.advance(by: 0.25)
            // A quarter of the way from 5 to 45, and from half to whole opacity.
            #expect(isNear(red(graph), 15))
            #expect(isNear(graph.opacities.last, 0.625))
            loop.advance(by: 1)
            #expect(isNear(red(graph), 45))
            #expect(graph.opacities.isEmpty)
        }
    }

    @Test("a view goes by the transition of an app, from its place to its last phase")
    func removal() {
        inOneRender { loop in
            let handle = Handle(), graph = ViewGraph.settled(Shown(handle: handle, transition: Sliding()))
            handle.flag?.wrappedValue = true
            #expect(isNear(red(graph), 45))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = false }
            #expect(red(graph) == nil)
            loop.advance(by: 0.5)
            #expect(isNear(red(graph), 65))
            #expect(isNear(graph.opacities.first, 0.75))
            loop.advance(by: 1)
            #expect(red(graph) == nil)
        }
    }

    private struct Faint: ViewModifier {
        let opacity: Double
        func body(content: Content) -> some View { content.opacity(opacity) }
    }

    @Test("a transition between two states of a modifier")
    func modifier() {
        inOneRender { loop in
            let transition = AnyTransition.modifier(
                active: Faint(opacity: 0.2), identity: Faint(opacity: 1))
            let handle = Handle(), graph = ViewGraph.settled(ShownAny(handle: handle, transition: transition))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 0.5)
            #expect(isNear(graph.opacities.first, 0.6))
            loop.advance(by: 1)
            #expect(graph.opacities.isEmpty)
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = false }
            graph.settle()
            loop.advance(by: 0.5)
            #expect(isNear(graph.opacities.first, 0.6))
        }
    }

    @Test("an asymmetric transition comes by one and goes by the other")
    func asymmetric() {
        inOneRender { loop in
            let transition = AsymmetricTransition(insertion: OpacityTransition(), removal: Sliding())
            let handle = Handle(), graph = ViewGraph.settled(Shown(handle: handle, transition: transition))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 0.25)
            #expect(isNear(red(graph), 45))
            #expect(isNear(graph.opacities.first, 0.25))
            loop.advance(by: 1)
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = false }
            graph.settle()
            loop.advance(by: 0.5)
            #expect(isNear(red(graph), 65))
        }
    }

    @Test("built-in transitions are the same as types and erased", arguments: [false, true])
    func erased(isType: Bool) {
        inOneRender { loop in
            let handle = Handle()
            let graph =
                isType
                ? ViewGraph.settled(Shown(handle: handle, transition: MoveTransition(edge: .leading)))
                : ViewGraph.settled(ShownAny(handle: handle, transition: .move(edge: .leading)))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 0.5)
            // By half of its own width to the left of its place.
            #expect(isNear(red(graph), 40))
        }
    }

    @Test("combined transitions are both, and a transition can have an animation of its own")
    func combined() {
        inOneRender { loop in
            let transition = Sliding().combined(with: .scale(0.5)).animation(.linear(duration: 2))
            let handle = Handle(), graph = ViewGraph.settled(Shown(handle: handle, transition: transition))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 1)
            #expect(isNear(graph.transforms.first?.a, 0.75))
            #expect(isNear(graph.opacities.first, 0.75))
        }
    }

    @Test("a blur replaces a view with a fade")
    func blur() {
        inOneRender { loop in
            let handle = Handle()
            let graph = ViewGraph.settled(Shown(handle: handle, transition: .blurReplace))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 0.5)
            #expect(isNear(graph.opacities.first, 0.5))
            #expect(graph.rectangles.isEmpty)
            loop.advance(by: 1)
            #expect(isNear(red(graph), 45))
        }
    }

    @Test("a spring is complete to the eye after its perceptual duration, and removed after it has settled")
    func completions() {
        inOneRender { loop in
            var isComplete = false, isRemoved = false
            withAnimation(.spring(duration: 0.5)) {
            } completion: {
                isComplete = true
            }
            withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
            } completion: {
                isRemoved = true
            }
            loop.advance(by: 0.49)
            #expect(!isComplete)
            loop.advance(by: 0.02)
            #expect(isComplete)
            #expect(!isRemoved)
            loop.advance(by: Spring(duration: 0.5).settlingDuration)
            #expect(isRemoved)
        }
    }
}
