import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

@Suite("Rows of lists")
struct ListContainerTests {
    private final class Counter {
        var bodies = 0, states = 0
        var scroll: ((Int, UnitPoint?) -> Void)?

        func next() -> Int {
            states += 1
            return states
        }
    }

    private struct Row: View {
        let counter: Counter
        let number: Int
        var body: some View {
            counter.bodies += 1
            return Color.red.frame(height: 50).id("row \(number)")
        }
    }

    private func list(
        _ content: some View, _ counter: Counter = Counter(), _ appearance: ListAppearance = ListAppearance()
    ) -> some View {
        ScrollViewReader { proxy in
            ScrollView { ListContainer(content, appearance) }
                .onAppear { counter.scroll = { proxy.scrollTo($0, anchor: $1) } }
        }
    }

    private func rows(_ count: Int, _ counter: Counter) -> some View {
        list(ForEach(0..<count, id: \.self) { Row(counter: counter, number: $0) }, counter)
    }

    private func graph(_ view: some View) -> ViewGraph {
        let graph = ViewGraph(view, container: CGSize(width: 100, height: 200))
        graph.settle()
        return graph
    }

    private func shown(_ graph: ViewGraph) -> [String: CGFloat] {
        let nodes = graph.hostedNodes().filter {
            $0.typeName == "Color" && $0.frame.minY < 200 && $0.frame.maxY > 0
        }
        return Dictionary(nodes.map { ($0.id ?? "", $0.frame.minY) }, uniquingKeysWith: { first, _ in first })
    }

    private func length(_ graph: ViewGraph) -> CGFloat? {
        graph.hostedNodes().first { $0.typeName == "ListContent" }?.frame.height
    }

    // MARK: Laziness

    /// The estimate of a row is 44 points at first, so that five of them cover 200 points.
    @Test("are made where they are shown, however many there are", arguments: [100, 10_000])
    func bodies(count: Int) {
        let counter = Counter()
        let graph = graph(rows(count, counter))
        #expect(counter.bodies == 5)
        #expect(shown(graph) == ["row 0": 0, "row 1": 50, "row 2": 100, "row 3": 150])
        #expect(length(graph) == CGFloat(count) * 50)
    }

    @Test("are exact where a reader scrolls to them, made or not")
    func scrolling() {
        let counter = Counter()
        let graph = graph(rows(10_000, counter))
        counter.scroll?(5000, .top)
        #expect(shown(graph) == ["row 5000": 0, "row 5001": 50, "row 5002": 100, "row 5003": 150])
        counter.scroll?(9999, nil)
        #expect(shown(graph) == ["row 9996": 0, "row 9997": 50, "row 9998": 100, "row 9999": 150])
        counter.scroll?(0, .bottom)
        #expect(shown(graph)["row 0"] == 0)
        #expect(counter.bodies < 30)
    }

    @Test("keep their state when they are scrolled out of sight and back")
    func state() {
        struct Stateful: View {
            let counter: Counter
            let number: Int
            @State private var state = 0
            var body: some View {
                Color.red.frame(height: 50).id("row \(number) state \(state)")
                    .onAppear { if state == 0 { state = counter.next() } }
            }
        }
        let counter = Counter()
        let graph = graph(
            list(ForEach(0..<1000, id: \.self) { Stateful(counter: counter, number: $0) }, counter))
        #expect(Set(shown(graph).keys).contains("row 0 state 1"))
        counter.scroll?(900, .top)
        #expect(shown(graph).keys.contains { $0.hasPrefix("row 900 state ") })
        counter.scroll?(0, .top)
        #expect(Set(shown(graph).keys).contains("row 0 state 1"))
    }

    @Test("are kept by the identities of their data")
    func identities() {
        struct Items: View {
            let items: [Int]
            let counter: Counter
            var body: some View {
                ScrollView {
                    ListContainer(
                        ForEach(items, id: \.self) { number in
                            Color.red.frame(height: 50).id(number).onAppear { counter.bodies += 1 }
                        }, ListAppearance())
                }
            }
        }
        let counter = Counter()
        let graph = graph(Items(items: [1, 2, 3], counter: counter))
        graph.setView(Items(items: [3, 1, 4], counter: counter))
        let ids = graph.hostedNodes().filter { $0.typeName == "Color" }
            .sorted { $0.frame.minY < $1.frame.minY }
        #expect(ids.map(\.id) == ["3", "1", "4"])
        #expect(counter.bodies == 4)
    }

    @Test("are found after views of the collection that have none")
    func withoutRows() {
        let view = list(
            ForEach(0..<1000, id: \.self) { number in
                if number >= 500 { Color.red.frame(height: 50).id("row \(number)") }
            })
        #expect(
            shown(graph(view)) == ["row 500": 0, "row 501": 50, "row 502": 100, "row 503": 150])
    }

    @Test("of other heights than the first are exact where they are shown")
    func heights() {
        let view = list(
            ForEach(0..<1000, id: \.self) { Color.red.frame(height: $0 == 0 ? 150 : 44).id($0) })
        let frames = graph(view).hostedNodes().filter { $0.typeName == "Color" }.map(\.frame)
        #expect(frames.prefix(3).map(\.minY) == [0, 150, 194])
        #expect(frames.count <= 5)
    }

    /// Two sections are shown in part: rows of one are made, the others are ten rows of the average height.
    @Test("of sections are made where they are shown, and the others are estimated")
    func sections() {
        let counter = Counter()
        let content = ForEach(0..<100, id: \.self) { section in
            ForEach(0..<10, id: \.self) { Row(counter: counter, number: section * 10 + $0) }
                .modified(
                    by: TraitModification(
                        ListSectionTrait.self, ListSectionPart(section: AnyHashable(section), part: .row)))
        }
        let graph = graph(list(content))
        #expect(counter.bodies == 5)
        #expect(length(graph) == 50_000)
        #expect(shown(graph)["row 3"] == 150)
    }

    // MARK: Separators and headers

    /// Views one after the other.
    private func views<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

    private func part(_ part: ListPart, _ view: some View) -> some View {
        view.modified(
            by: TraitModification(ListSectionTrait.self, ListSectionPart(section: "one", part: part)))
    }

    /// The lines that are drawn: rectangles less than two points high.
    private func lines(_ graph: ViewGraph) -> [Double] {
        graph.drawnCommands().compactMap { command -> Double? in
            guard case .draw(.fillRect(let rect, _)) = command, rect.size.height < 2 else { return nil }
            return rect.origin.y
        }
    }

    @Test("have lines between them, which each row hides or shows at its edges")
    func separators() {
        func row(_ id: Int) -> some View { Color.red.frame(height: 50).id(id) }
        var appearance = ListAppearance()
        appearance.separatorThickness = 1
        let plain = views {
            row(1)
            row(2)
            row(3)
        }
        #expect(lines(graph(list(plain, Counter(), appearance))) == [49, 99])
        let hidden = EdgeTraitModification(
            ListRowSeparatorTrait.self, EdgeValues(Visibility.hidden, at: .bottom))
        let shownBelow = EdgeTraitModification(
            ListRowSeparatorTrait.self, EdgeValues(Visibility.visible, at: .bottom))
        let mixed = views {
            row(1).modified(by: hidden)
            row(2)
            row(3).modified(by: shownBelow)
        }
        #expect(lines(graph(list(mixed, Counter(), appearance))) == [99, 149])
    }

    @Test("say for each edge what views inside have not said")
    func edges() {
        let inner = EdgeValues(Visibility.hidden, at: .top),
            outer = EdgeValues(Visibility.visible, at: .bottom)
        let both = outer.filled(from: inner)
        #expect(both[.top] == .hidden)
        #expect(both[.bottom] == .visible)
    }

    @Test("move below a header that stays in sight until its section ends")
    func floatingHeaders() {
        var appearance = ListAppearance()
        appearance.pinsHeaders = true
        let content = views {
            part(.header, Color.blue.frame(height: 20).id("header"))
            part(.row, ForEach(0..<5, id: \.self) { Color.red.frame(height: 50).id($0) })
            ForEach(100..<200, id: \.self) { Color.green.frame(height: 50).id($0) }
        }
        func frame(at offset: CGFloat) -> CGRect? {
            let view = ScrollView { ListContainer(content, appearance) }
                .scrollPosition(.constant(ScrollPosition(y: offset)))
            return graph(view).hostedNodes().first { $0.id == "header" }?.frame
        }
        #expect(frame(at: 0)?.minY == 0)
        #expect(frame(at: 120)?.minY == 0)
        #expect(frame(at: 260)?.minY == -10)
    }
}
