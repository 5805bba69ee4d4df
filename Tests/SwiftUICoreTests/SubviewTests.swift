import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

extension ContainerValues {
    private enum RankKey: ContainerValueKey { static var defaultValue: Int { 0 } }

    fileprivate var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

@Suite("Subviews and containers")
struct SubviewTests {
    /// Puts each subview into a row of 10 points, with the number of its rank behind it.
    private struct Rows<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(spacing: 0) {
                ForEach(subviews: content) { subview in
                    subview.frame(height: 10 + CGFloat(subview.containerValues.rank))
                }
            }
        }
    }

    private func frames(_ graph: ViewGraph) -> [CGRect] {
        graph.hostedNodes().filter { $0.typeName == "Color" }.map(\.frame)
    }

    @Test("views of tuples, groups, conditions and collections are subviews one by one")
    func flattening() {
        inOneRender { _ in
            let isShown = true
            let graph = ViewGraph.settled(
                Rows {
                    Color.red
                    Group {
                        Color.red
                        if isShown { Color.red }
                    }
                    ForEach(0..<2) { _ in Color.red }
                })
            #expect(frames(graph).map(\.height) == [10, 10, 10, 10, 10])
            #expect(frames(graph).map(\.width) == [100, 100, 100, 100, 100])
        }
    }

    @Test("container values are those of the modifiers around a subview, also around a group")
    func values() {
        inOneRender { _ in
            let graph = ViewGraph.settled(
                Rows {
                    Color.red.containerValue(\.rank, 5)
                    Group {
                        Color.red
                        Color.red.containerValue(\.rank, 1)
                    }
                    .containerValue(\.rank, 2)
                    Color.red.padding(1).containerValue(\.rank, 3).tag("a")
                })
            #expect(frames(graph).map(\.height) == [15, 12, 12, 11])
        }
    }

    @Test("a group of subviews gets them as a collection, with their tags")
    func collection() {
        inOneRender { _ in
            var count = 0, tags: [String?] = []
            let graph = ViewGraph.settled(
                Group(
                    subviews: TupleView((Color.red.tag("a"), Color.red, Color.red.tag(7)))
                ) { subviews in
                    let _ = count = subviews.count
                    let _ = tags = subviews.map { $0.containerValues.tag(for: String.self) }
                    VStack(spacing: 0) { subviews[0..<2] }
                })
            #expect(count == 3)
            #expect(tags == ["a", nil, nil])
            #expect(frames(graph).count == 2)
        }
    }

    @Test("subviews keep their state where others come before them")
    func state() {
        inOneRender { _ in
            let handle = Handle()
            let graph = ViewGraph.settled(Listing(handle: handle))
            handle.counts["b"]?.wrappedValue = 7
            graph.settle()
            handle.names?.wrappedValue = ["a", "b"]
            graph.settle()
            #expect(handle.counts["b"]?.wrappedValue == 7)
        }
    }

    private final class Handle {
        var names: Binding<[String]>?
        var counts: [String: Binding<Int>] = [:]
    }

    private struct Counter: View {
        let handle: Handle
        let name: String
        @State private var count = 0
        var body: some View {
            handle.counts[name] = $count
            return Color.red.frame(width: CGFloat(count))
        }
    }

    private struct Listing: View {
        let handle: Handle
        @State private var names = ["b"]
        var body: some View {
            handle.names = $names
            let handle = handle
            return Rows { ForEach(names, id: \.self) { Counter(handle: handle, name: $0) } }
        }
    }

    // MARK: Container shapes

    private func outline(_ view: some View) -> Rect? {
        for case .draw(.fillPath(let path, _, _)) in ViewGraph.settled(view).drawnCommands() {
            return path.controlBounds
        }
        return nil
    }

    private func path(_ view: some View) -> Scene.Path? {
        for case .draw(.fillPath(let path, _, _)) in ViewGraph.settled(view).drawnCommands() { return path }
        return nil
    }

    @Test("a shape relative to its container is that of the container, inset, or a rectangle")
    func containerShape() {
        inOneRender { _ in
            let black = SwiftUICore.Color(red: 0, green: 0, blue: 0)
            let own = path(
                ContainerRelativeShape().fill(black).padding(10)
                    .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular)))
            let expected = path(RoundedRectangle(cornerRadius: 20, style: .circular).fill(black).padding(10))
            #expect(own != nil && own == expected)
            let plain = path(ContainerRelativeShape().fill(black).padding(10))
            #expect(plain != nil && plain == path(Rectangle().fill(black).padding(10)))
        }
    }

    @Test("a shape relative to its container can be inset")
    func insetContainerShape() {
        inOneRender { _ in
            let black = SwiftUICore.Color(red: 0, green: 0, blue: 0)
            let own = outline(
                ContainerRelativeShape().inset(by: 5).fill(black).padding(10)
                    .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular)))
            let expected = outline(
                RoundedRectangle(cornerRadius: 15, style: .circular).fill(black).padding(15))
            #expect(own != nil && own == expected)
        }
    }
}
