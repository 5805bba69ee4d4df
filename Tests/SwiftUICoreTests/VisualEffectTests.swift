import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

/// Effects that depend on the place of a view, and transitions of what scrolls.
@Suite("Visual effects")
struct VisualEffectTests {
    private var square: some View { Color.red.frame(width: 20, height: 20) }

    @Test("effects draw with the geometry of the view, and leave its layout")
    func geometry() {
        inOneRender { _ in
            let graph = ViewGraph.settled(
                square.visualEffect { content, proxy in
                    content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY).opacity(0.5)
                })
            #expect(graph.hostedNodes().first { $0.typeName == "Color" }?.frame.minX == 40)
            #expect(isNear(graph.transforms.first?.tx, 20))
            #expect(isNear(graph.transforms.first?.ty, 40))
            #expect(graph.opacities == [0.5])
        }
    }

    @Test("effects are applied one around the other")
    func order() {
        inOneRender { _ in
            let graph = ViewGraph.settled(
                square.visualEffect { content, _ in content.offset(x: 10).scaleEffect(2) })
            // The scale is around the move.
            #expect(graph.transforms.map(\.a) == [2, 1])
            #expect(isNear(graph.transforms.last?.tx, 10))
        }
    }

    private final class Handle {
        var flag: Binding<Bool>?
        var values: [CGFloat] = []
        var visible: [Bool] = []
    }

    private struct Animated: View {
        let handle: Handle
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            let flag = flag
            return Color.red.visualEffect { content, _ in content.offset(x: flag ? 40 : 0) }
        }
    }

    @Test("effects are animated")
    func animated() {
        inOneRender { loop in
            let handle = Handle(), graph = ViewGraph.settled(Animated(handle: handle))
            withAnimation(.linear(duration: 1)) { handle.flag?.wrappedValue = true }
            graph.settle()
            loop.advance(by: 0.25)
            #expect(isNear(graph.transforms.first?.tx, 10))
        }
    }

    private func row(_ configuration: ScrollTransitionConfiguration) -> some View {
        Color.red.frame(height: 40).scrollTransition(configuration) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: 10 * phase.value)
        }
    }

    /// Rows of 40 points in a scroll view of 100.
    private func rows(
        _ configuration: ScrollTransitionConfiguration, offset: CGFloat, _ body: (ViewGraph) -> Void
    ) {
        inOneRender { _ in
            body(
                ViewGraph.settled(
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<10) { _ in
                                row(configuration)
                            }
                        }
                    }.scrollPosition(.constant(ScrollPosition(y: offset)))))
        }
    }

    @Test("a scroll transition is between its phases while a view comes in")
    func interactive() {
        // The third row is from 80 to 120: half of it is shown, so that half of the way is left.
        rows(.interactive(timingCurve: .linear), offset: 0) { graph in
            #expect(isNear(graph.opacities.first, 0.6))
            #expect(isNear(graph.transforms.first { $0.tx != 0 }?.tx, 5))
        }
        // The first row is from -20 to 20.
        rows(.interactive(timingCurve: .linear), offset: 20) { graph in
            #expect(isNear(graph.opacities.first, 0.6))
            #expect(isNear(graph.transforms.first { $0.tx != 0 }?.tx, -5))
        }
        rows(.identity, offset: 20) { #expect($0.opacities.isEmpty) }
    }

    @Test("thresholds say how much of a view is seen before it is in its place")
    func thresholds() {
        rows(.animated.threshold(.visible(0.5)), offset: 0) { graph in
            #expect(graph.opacities.allSatisfy { $0 == 0.2 })
        }
        rows(.animated, offset: 0) { #expect($0.opacities.contains(0.2)) }
        // A quarter of the way is a half of the threshold.
        rows(.interactive(timingCurve: .linear).threshold(.visible(0.5)), offset: 0) { graph in
            // Half of the third row is shown: it is in its place.
            #expect(!graph.opacities.contains { $0 > 0.2 && $0 < 1 })
        }
    }

    @Test("values of a scroll view's geometry are followed")
    func scrollGeometry() {
        inOneRender { _ in
            let handle = Handle()
            let graph = ViewGraph.settled(
                ScrollViewReader { proxy in
                    ScrollView { Color.red.frame(height: 400).id(1) }
                        .onScrollGeometryChange(for: CGFloat.self) {
                            $0.contentOffset.y
                        } action: { _, new in
                            handle.values.append(new)
                        }
                        .onAppear { proxy.scrollTo(1, anchor: .bottom) }
                })
            graph.settle()
            #expect(handle.values == [0, 300])
        }
    }

    @Test("margins are insets, above which the content begins")
    func insets() {
        inOneRender { _ in
            var geometry: ScrollGeometry?
            let graph = ViewGraph.settled(
                ScrollView { Color.red.frame(height: 400) }
                    .contentMargins(.top, 30)
                    .onScrollGeometryChange(for: ScrollGeometry.self) {
                        $0
                    } action: {
                        geometry = $1
                    })
            graph.settle()
            #expect(geometry?.contentOffset == CGPoint(x: 0, y: -30))
            #expect(geometry?.contentSize == CGSize(width: 100, height: 400))
            #expect(geometry?.contentInsets.top == 30)
            #expect(geometry?.containerSize == CGSize(width: 100, height: 100))
        }
    }

    @Test("a view is visible where half of it is shown")
    func visibility() {
        inOneRender { _ in
            let handle = Handle()
            func isVisible(_ top: CGFloat) -> [Bool] {
                handle.visible = []
                ViewGraph.settled(
                    ScrollView {
                        Color.red.frame(height: 40)
                            .onScrollVisibilityChange { handle.visible.append($0) }
                            .padding(.top, top)
                    }
                ).settle()
                return handle.visible
            }
            #expect(isVisible(70) == [true])
            #expect(isVisible(90) == [])
        }
    }

    @Test("pages and views are where scrolling by the user ends")
    func targets() {
        inOneRender { _ in
            func end(_ behavior: some ScrollTargetBehavior, _ offset: CGFloat) -> CGFloat {
                let graph = ViewGraph.settled(
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<8) { _ in Color.red.frame(height: 60) }
                        }
                        .scrollTargetLayout()
                    }.scrollTargetBehavior(behavior))
                graph.scrollNodes.first?.scrollByUser(to: CGPoint(x: 0, y: offset))
                graph.settle()
                return graph.scrollNodes.first?.offset.y ?? -1
            }
            #expect(end(.paging, 130) == 100)
            #expect(end(.paging, 160) == 200)
            #expect(end(.viewAligned, 130) == 120)
            #expect(end(.viewAligned, 85) == 60)
            // Scrolled from the first view: one further at most.
            #expect(end(.viewAligned(limitBehavior: .alwaysByOne), 250) == 60)
            #expect(end(.viewAligned, 5000) == 380)
        }
    }
}
