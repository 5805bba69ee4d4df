import Foundation
import SwiftUICore
import Testing

/// Rules of layout beside those of the cases.
@Suite("Rules of layout")
struct LayoutRuleTests {
    private func frames(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [String: CGRect] {
        let graph = ViewGraph(view, container: CGSize(width: width, height: height))
        let named = graph.hostedNodes().compactMap { node in node.text.map { ($0, node.frame) } }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// A layout that records the distance of its first two views.
    struct Distances: Layout {
        let record: (CGFloat) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            record(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
            return proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 10))
        }
    }

    @Test("a layout sees the distance of plain views, and a view that it does not place is in the middle")
    func layoutProtocol() {
        var distance: CGFloat = 0
        let view = Distances(record: { distance = $0 })() {
            Color.red
            Color.blue.frame(width: 10, height: 10)
        }
        let frames = frames(view, 100, 100)
        #expect(distance == 8)
        #expect(frames["red"] == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(frames["blue"] == CGRect(x: 45, y: 45, width: 10, height: 10))
    }

    struct Page: View {
        let isVertical: Bool
        @State private var number = 0
        var body: some View {
            let layout =
                isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            return layout {
                Text(verbatim: "\(number)").onAppear { number += 1 }
                Color.red
            }
        }
    }

    @Test("views keep their state where the layout is replaced")
    func anyLayout() {
        let graph = ViewGraph(Page(isVertical: true), container: CGSize(width: 100, height: 100))
        graph.settle()
        graph.setView(Page(isVertical: false))
        let nodes = graph.hostedNodes()
        #expect(nodes.first { $0.typeName == "Text" }?.text == "1")
        #expect(nodes.first { $0.typeName == "Color" }?.frame.height == 100)
    }

    @Test("a style behind a view extends into the safe area that it touches, a view does not")
    func safeArea() {
        let view = Color.clear.background(Color.red).background { Color.blue }
        let graph = ViewGraph(view, container: CGSize(width: 100, height: 200))
        graph.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let nodes = graph.hostedNodes()
        #expect(
            nodes.first { $0.typeName == "Background" }?.frame
                == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(nodes.first { $0.text == "blue" }?.frame == CGRect(x: 0, y: 20, width: 100, height: 170))
    }

    @Test("a view at an edge of the safe area takes room from the view")
    func safeAreaInset() {
        let frames = frames(
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }, 100, 200)
        #expect(frames["red"] == CGRect(x: 0, y: 0, width: 100, height: 160))
        #expect(frames["blue"] == CGRect(x: 0, y: 160, width: 100, height: 40))
    }

    @Test("stacks, padding and alignment are mirrored from right to left")
    func mirrored() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 30).padding(.leading, 10)
            Color.blue
        }.environment(\.layoutDirection, .rightToLeft)
        let frames = frames(view, 100, 20)
        #expect(frames["red"] == CGRect(x: 60, y: 0, width: 30, height: 20))
        #expect(frames["blue"] == CGRect(x: 0, y: 0, width: 60, height: 20))
    }

    @Test("a stack reports the guides of the views inside")
    func explicitGuides() {
        let view = VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 0 }
            }
            Color.green.frame(width: 40, height: 10)
        }
        // The guide of the row is at the second view's edge, 10 points from its own.
        let frames = frames(view, 100, 20)
        #expect(frames["blue"]?.minX == frames["green"]?.minX)
    }

    @Test("a group's modifier applies to each view, and views that are nothing take no room")
    func flattening() {
        let view = VStack(spacing: 10) {
            Group {
                Color.red
                EmptyView()
                Color.blue
            }.frame(height: 20)
            if false { Color.green }
        }
        let frames = frames(view, 100, 200)
        #expect(frames["red"]?.height == 20)
        #expect(frames["blue"].map { $0.minY - (frames["red"]?.maxY ?? 0) } == 10)
    }

    @Test("the secondary label and the palette are those of the system")
    func palette() {
        var environment = EnvironmentValues()
        #expect(Color.blue.resolve(in: environment).description == "#007AFF")
        #expect(Color.yellow.resolve(in: environment).description == "#FFCC00")
        #expect(Color.secondary.resolve(in: environment).description == "#3C3C4399")
        environment.colorScheme = .dark
        #expect(Color.blue.resolve(in: environment).description == "#0A84FF")
    }
}
