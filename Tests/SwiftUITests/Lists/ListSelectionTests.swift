import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Selection and sections of lists")
struct ListSelectionTests {
    private final class Values {
        var single: Int?
        var many: Set<Int> = []
    }

    private func frames(_ live: LiveScreen) -> [String: CGRect] {
        Dictionary(
            ShownScreen.texts(in: live).map { ($0.text, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private func tap(_ text: String, in live: LiveScreen) {
        guard let frame = frames(live)[text] else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        (live.window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
        ShownScreen.settle(live)
    }

    private struct One: View {
        @State private var selection: Int?
        let values: Values
        var body: some View {
            List(selection: $selection) {
                ForEach(1...3, id: \.self) { Text(verbatim: "row \($0)") }
                Text("tagged").tag(9)
                Text("disabled").tag(8).selectionDisabled()
            }
            .onChange(of: selection) { values.single = selection }
        }
    }

    @Test("is the identity of a row's data or its tag")
    func single() {
        let values = Values()
        ShownScreen.show(One(values: values)) { live in
            tap("row 2", in: live)
            #expect(values.single == 2)
            tap("tagged", in: live)
            #expect(values.single == 9)
            tap("disabled", in: live)
            #expect(values.single == 9)
        }
    }

    private struct Many: View {
        @State private var selection: Set<Int> = [1]
        let mode: EditMode
        let values: Values
        var body: some View {
            List(1..<4, id: \.self, selection: $selection) { Text(verbatim: "row \($0)") }
                .environment(\.editMode, .constant(mode))
                .onChange(of: selection, initial: true) { values.many = selection }
        }
    }

    /// Source: Apple's documentation of `List(selection:)` and `EditButton`: several rows are selected while the list is
    /// edited.
    @Test("is of several rows while the list is edited")
    func several() {
        let values = Values()
        ShownScreen.show(Many(mode: .active, values: values)) { live in
            tap("row 3", in: live)
            #expect(values.many == [1, 3])
            tap("row 1", in: live)
            #expect(values.many == [3])
        }
        ShownScreen.show(Many(mode: .inactive, values: values)) { live in
            tap("row 3", in: live)
            #expect(values.many == [1])
        }
    }

    // MARK: Sections

    private struct Collapsing: View {
        @State private var isExpanded = true
        var body: some View {
            List {
                Section("Head", isExpanded: $isExpanded) { Text("inside") }
                Text("after")
            }
            .listStyle(.sidebar)
        }
    }

    /// Source: Apple's documentation of `Section(isExpanded:)`: lists of the sidebar style have an indicator.
    @Test("of a sidebar collapse and expand when their headers are tapped")
    func collapsing() {
        ShownScreen.show(Collapsing()) { live in
            #expect(frames(live)["inside"] != nil)
            tap("Head", in: live)
            #expect(frames(live)["inside"] == nil)
            #expect(frames(live)["after"] != nil)
            tap("Head", in: live)
            #expect(frames(live)["inside"] != nil)
        }
    }

    @Test("have prominent headers as written, others in capitals")
    func prominence() {
        let list = List { Section("Head") { Text("row") } }
        ShownScreen.show(list.headerProminence(.increased)) { #expect(frames($0)["Head"] != nil) }
        ShownScreen.show(list) { #expect(frames($0)["HEAD"] != nil) }
    }

    // MARK: Rows

    @Test("has badges at the trailing edge, before chevrons")
    func badges() throws {
        let view = NavigationStack {
            List {
                Text("A").badge(3)
                NavigationLink("B") { Text("page") }.badge("new")
                Text("C").badge(0)
            }
        }
        try ShownScreen.show(view) { live in
            let shown = frames(live), width = live.window.bounds.width
            let number = try #require(shown["3"]), word = try #require(shown["new"])
            #expect(number.maxX < width && number.maxX > width - 50)
            #expect(word.maxX < number.maxX)
            #expect(shown["0"] == nil)
        }
    }

    @Test("begins the titles of labels at one position")
    func labels() throws {
        let view = List {
            Label("One", systemImage: "star")
            Label("Two", systemImage: "minus")
        }
        try ShownScreen.show(view) { live in
            let shown = frames(live)
            let first = try #require(shown["One"]), second = try #require(shown["Two"])
            #expect(first.minX == second.minX)
        }
    }

    private struct Node: Identifiable {
        var id: String
        var children: [Node]?
    }

    @Test("shows the children of an outline when its row is tapped, further in")
    func outlines() throws {
        let nodes = [Node(id: "root", children: [Node(id: "leaf"), Node(id: "inner", children: [])])]
        try ShownScreen.show(List(nodes, children: \.children) { Text(verbatim: $0.id) }) { live in
            let root = try #require(frames(live)["root"])
            #expect(frames(live)["leaf"] == nil)
            tap("root", in: live)
            let leaf = try #require(frames(live)["leaf"])
            #expect(leaf.minX > root.minX)
            #expect(abs(leaf.midY - root.midY - 44) < 0.01)
            tap("root", in: live)
            #expect(frames(live)["leaf"] == nil)
        }
    }

    private struct Boxed: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("shows disclosure groups in a style of one's own")
    func disclosureStyle() {
        let view = DisclosureGroup("Title") { Text("inside") }.disclosureGroupStyle(Boxed())
        ShownScreen.show(view) { live in
            #expect(Set(frames(live).keys) == ["more"])
            tap("more", in: live)
            #expect(Set(frames(live).keys) == ["less", "inside"])
        }
    }

    // MARK: Laziness

    @Test("makes the rows of ten thousand that are shown")
    func lazy() {
        final class Counter { var bodies = 0 }
        struct Row: View {
            let counter: Counter
            let number: Int
            var body: some View {
                counter.bodies += 1
                return Text(verbatim: "row \(number)")
            }
        }
        let counter = Counter()
        ShownScreen.show(List(0..<10_000, id: \.self) { Row(counter: counter, number: $0) }) { live in
            #expect(frames(live)["row 0"] != nil)
            #expect(counter.bodies < 60)
        }
    }
}
