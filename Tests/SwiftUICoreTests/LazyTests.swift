import CoreGraphics
import Foundation
import RenderContext
import SwiftUICore
import Testing

@Suite("Lazy containers and scrolling")
struct LazyTests {
    private final class Counter {
        var bodies = 0
        var scroll: ((Int, UnitPoint?) -> Void)?
    }

    private struct Row: View {
        let counter: Counter
        let number: Int
        var body: some View {
            counter.bodies += 1
            return Color.red.frame(height: 50).id("row \(number)")
        }
    }

    private func list(_ count: Int, _ counter: Counter) -> some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Row(counter: counter, number: $0) }
                }
            }.onAppear { counter.scroll = { proxy.scrollTo($0, anchor: $1) } }
        }
    }

    private func rows(_ graph: ViewGraph) -> [String: CGFloat] {
        let shown = graph.hostedNodes().filter {
            $0.typeName == "Color" && $0.frame.minY < 200 && $0.frame.maxY > 0
        }
        return Dictionary(uniqueKeysWithValues: shown.map { ($0.id ?? "", $0.frame.minY) })
    }

    @Test("rows that are not shown are not evaluated", arguments: [100, 10_000])
    func bodies(count: Int) {
        let counter = Counter()
        let graph = ViewGraph(list(count, counter), container: CGSize(width: 100, height: 200))
        graph.settle()
        #expect(counter.bodies == 4)
        #expect(rows(graph) == ["row 0": 0, "row 1": 50, "row 2": 100, "row 3": 150])
    }

    @Test("scrolling to a row that was not made places it exactly")
    func scrolling() {
        let counter = Counter()
        let graph = ViewGraph(list(1000, counter), container: CGSize(width: 100, height: 200))
        graph.settle()
        counter.scroll?(500, .top)
        #expect(rows(graph) == ["row 500": 0, "row 501": 50, "row 502": 100, "row 503": 150])
        counter.scroll?(999, nil)
        #expect(rows(graph) == ["row 996": 0, "row 997": 50, "row 998": 100, "row 999": 150])
        counter.scroll?(0, .bottom)
        #expect(rows(graph)["row 0"] == 0)
        #expect(counter.bodies < 30)
    }

    @Test("rows of other heights than the first are exact where they are shown")
    func heights() {
        let view = ScrollView {
            LazyVStack(alignment: .leading, spacing: 10) {
                ForEach(0..<1000, id: \.self) {
                    Color.red.frame(width: 20, height: $0 == 0 ? 100 : 10).id($0)
                }
            }
        }
        let frames = ViewGraph(view, container: CGSize(width: 100, height: 200)).hostedNodes()
            .filter { $0.typeName == "Color" }.map(\.frame)
        #expect(frames.count == 6)
        #expect(frames.map(\.minY) == [0, 110, 130, 150, 170, 190])
        #expect(frames.allSatisfy { $0.minX == 0 })
    }

    @Test("rows are kept by their identities when the collection changes")
    func changes() {
        struct Items: View {
            let items: [Int]
            let counter: Counter
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(items, id: \.self) { Stateful(number: $0, counter: counter) }
                    }
                }
            }
        }
        struct Stateful: View {
            let number: Int
            let counter: Counter
            @State private var made = 0
            var body: some View { Color.red.frame(height: 50).id(number).onAppear { counter.bodies += 1 } }
        }
        let counter = Counter()
        let graph = ViewGraph(
            Items(items: [1, 2, 3], counter: counter), container: CGSize(width: 100, height: 200))
        graph.settle()
        graph.setView(Items(items: [3, 1, 4], counter: counter))
        let ids = graph.hostedNodes().filter { $0.typeName == "Color" }.sorted {
            $0.frame.minY < $1.frame.minY
        }
        #expect(ids.map(\.id) == ["3", "1", "4"])
        #expect(counter.bodies == 4)
    }

    @Test("cells of a lazy grid that are not shown are not made")
    func grid() {
        let counter = Counter()
        let view = ScrollView {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                ForEach(0..<1000, id: \.self) { Row(counter: counter, number: $0) }
            }
        }
        let graph = ViewGraph(view, container: CGSize(width: 100, height: 200))
        let frames = graph.hostedNodes().filter { $0.typeName == "Color" }.map(\.frame)
        #expect(frames.count == 8)
        #expect(frames.last == CGRect(x: 50, y: 150, width: 50, height: 50))
        #expect(counter.bodies == 8)
    }

    @Test("a scroll position and an anchor decide what is shown first")
    func position() {
        func content(_ view: some View) -> CGFloat? {
            ViewGraph(view, container: CGSize(width: 100, height: 200)).hostedNodes()
                .first { $0.typeName == "Color" }?.frame.minY
        }
        let tall = ScrollView { Color.red.frame(height: 500) }
        #expect(content(tall) == 0)
        #expect(content(tall.defaultScrollAnchor(.bottom)) == -300)
        #expect(content(tall.scrollPosition(.constant(ScrollPosition(y: 120)))) == -120)
        #expect(content(tall.scrollPosition(.constant(ScrollPosition(edge: .bottom)))) == -300)
        #expect(content(tall.contentMargins(.top, 30, for: .scrollContent)) == 30)
    }
}
