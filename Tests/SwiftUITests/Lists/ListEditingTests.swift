import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Editing of lists")
struct ListEditingTests {
    /// What a test sees of the state of a view.
    private final class Values {
        var names = ["A", "B", "C", "D"]
        var selection: Set<String> = []
        var single: String?
        var tapped: [String] = []
    }

    private struct Names: View {
        @State private var names = ["A", "B", "C", "D"]
        var isEditing = false
        var actions = true
        let values: Values
        var body: some View {
            List {
                ForEach(names, id: \.self) { Text(verbatim: $0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    .deleteDisabled(!actions)
            }
            .environment(\.editMode, .constant(isEditing ? .active : .inactive))
            .onChange(of: names) { values.names = names }
        }
    }

    private func frames(_ live: LiveScreen) -> [String: CGRect] {
        Dictionary(
            ShownScreen.texts(in: live).map { ($0.text, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    /// Moves a finger in steps, as scripts do.
    private func drag(from start: CGPoint, to end: CGPoint, in live: LiveScreen) {
        let input = TouchInput()
        input.begin(at: start)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            input.move(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        input.end()
        ShownScreen.settle(live)
    }

    private func swipe(_ text: String, by distance: CGFloat, in live: LiveScreen) {
        guard let frame = frames(live)[text] else { return }
        let x = distance < 0 ? live.window.bounds.width - 40 : 60
        drag(from: CGPoint(x: x, y: frame.midY), to: CGPoint(x: x + distance, y: frame.midY), in: live)
    }

    /// Taps the control in front at a point.
    private func tap(_ point: CGPoint, in live: LiveScreen) {
        (live.window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
        ShownScreen.settle(live)
    }

    // MARK: Collections

    /// Source: Apple's documentation of `remove(atOffsets:)` and `move(fromOffsets:toOffset:)`.
    @Test("changes collections by offsets")
    func offsets() {
        var names = ["A", "B", "C", "D"]
        names.move(fromOffsets: [0], toOffset: 3)
        #expect(names == ["B", "C", "A", "D"])
        names.move(fromOffsets: [3], toOffset: 0)
        #expect(names == ["D", "B", "C", "A"])
        names.move(fromOffsets: [0, 3], toOffset: 2)
        #expect(names == ["B", "D", "A", "C"])
        names.remove(atOffsets: [1, 3])
        #expect(names == ["B", "A"])
    }

    // MARK: Swipes

    @Test("shows a Delete button beside a row that is swiped, which deletes it")
    func delete() throws {
        let values = Values()
        try ShownScreen.show(Names(values: values)) { live in
            let before = try #require(frames(live)["B"])
            swipe("B", by: -100, in: live)
            let after = frames(live), button = try #require(after["Delete"])
            let rowB = try #require(after["B"])
            #expect(rowB.minX < before.minX - 70)
            #expect(abs(button.midY - before.midY) < 0.5)
            tap(CGPoint(x: button.midX, y: button.midY), in: live)
            #expect(values.names == ["A", "C", "D"])
            #expect(frames(live)["Delete"] == nil)
        }
    }

    @Test("deletes a row that is swiped over most of its width, and moves back one that is swiped a little")
    func fullSwipe() {
        let values = Values()
        ShownScreen.show(Names(values: values)) { live in
            swipe("A", by: -20, in: live)
            #expect(frames(live)["Delete"] == nil)
            #expect(values.names.count == 4)
            swipe("A", by: -(live.window.bounds.width - 80), in: live)
            #expect(values.names == ["B", "C", "D"])
        }
    }

    @Test("does not delete rows that cannot be deleted")
    func disabled() {
        let values = Values()
        ShownScreen.show(Names(actions: false, values: values)) { live in
            swipe("A", by: -(live.window.bounds.width - 80), in: live)
            #expect(values.names.count == 4)
            #expect(frames(live)["Delete"] == nil)
        }
    }

    /// Source: Apple's documentation of `swipeActions`: the first is at the edge; rows with actions get no Delete of
    /// `onDelete`.
    @Test("shows the actions of a row at both edges, in their order")
    func actions() throws {
        let values = Values()
        let view = List {
            Text("A")
                .swipeActions(edge: .leading) { Button("Pin") { values.tapped.append("Pin") } }
                .swipeActions(allowsFullSwipe: false) {
                    Button("First") { values.tapped.append("First") }
                    Button("Second") { values.tapped.append("Second") }
                }
        }
        try ShownScreen.show(view) { live in
            swipe("A", by: -120, in: live)
            var shown = frames(live)
            let first = try #require(shown["First"]), second = try #require(shown["Second"])
            #expect(first.midX > second.midX)
            #expect(first.midX > live.window.bounds.width / 2)
            tap(CGPoint(x: second.midX, y: second.midY), in: live)
            #expect(values.tapped == ["Second"])
            #expect(frames(live)["First"] == nil)
            swipe("A", by: 80, in: live)
            shown = frames(live)
            let rowPin = try #require(shown["Pin"])
            #expect(rowPin.midX < 100)
            #expect(shown["First"] == nil)
        }
    }

    @Test("does not delete rows of a collection inside by the action of the one around")
    func nested() {
        let values = Values()
        let view = List {
            ForEach(0..<2, id: \.self) { group in
                Text(verbatim: "group \(group)")
                ForEach(0..<2, id: \.self) { Text(verbatim: "row \(group).\($0)") }
            }
            .onDelete { values.tapped.append("\(Array($0))") }
        }
        ShownScreen.show(view) { live in
            swipe("row 1.0", by: -(live.window.bounds.width - 80), in: live)
            #expect(values.tapped.isEmpty)
            swipe("group 1", by: -(live.window.bounds.width - 80), in: live)
            #expect(values.tapped == ["[1]"])
        }
    }

    // MARK: Edit mode

    @Test("has controls before rows that can be deleted, and handles after those that can be moved")
    func controls() throws {
        let values = Values()
        let before = try ShownScreen.show(Names(values: values)) { try #require(frames($0)["A"]).minX }
        try ShownScreen.show(Names(isEditing: true, values: values)) { live in
            let row = try #require(frames(live)["B"])
            // Source: `CellEditControl`: content of edited rows is moved by 38 points.
            #expect(abs(row.minX - before - 38) < 0.01)
            tap(CGPoint(x: row.minX - 27, y: row.midY), in: live)
            let button = try #require(frames(live)["Delete"])
            tap(CGPoint(x: button.midX, y: button.midY), in: live)
            #expect(values.names == ["A", "C", "D"])
        }
    }

    @Test("moves a row by its handle before the row where it is left")
    func move() throws {
        let values = Values()
        try ShownScreen.show(Names(isEditing: true, values: values)) { live in
            let shown = frames(live), x = live.window.bounds.width - 46
            let first = try #require(shown["A"]), third = try #require(shown["C"])
            drag(from: CGPoint(x: x, y: first.midY), to: CGPoint(x: x, y: third.midY + 10), in: live)
            #expect(values.names == ["B", "C", "A", "D"])
        }
    }

    @Test("begins and ends by an edit button in the bar")
    func editButton() throws {
        struct Page: View {
            @State private var names = ["A"]
            var body: some View {
                NavigationStack {
                    List { ForEach(names, id: \.self) { Text(verbatim: $0) }.onDelete { _ in } }
                        .toolbar { EditButton() }
                }
            }
        }
        try ShownScreen.show(Page()) { live in
            let before = try #require(frames(live)["A"]).minX
            func button() -> UIBarButtonItem? {
                let stack = live.window.rootViewController?.children
                    .compactMap { $0 as? UINavigationController }.first
                return stack?.topViewController?.navigationItem.rightBarButtonItems?.first
            }
            #expect(button()?.title == "Edit")
            button()?.primaryAction?.performWithSender(nil, target: nil)
            ShownScreen.settle(live)
            #expect(button()?.title == "Done")
            let rowA = try #require(frames(live)["A"])
            #expect(abs(rowA.minX - before - 38) < 0.01)
        }
    }

    /// Source: Apple's documentation of `refreshable(action:)`.
    @Test("refreshes a list that is pulled down")
    func refresh() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                List { Text(verbatim: "count \(count)") }.refreshable { count += 1 }
            }
        }
        ShownScreen.show(Page()) { live in
            let x = live.window.bounds.midX
            drag(from: CGPoint(x: x, y: 150), to: CGPoint(x: x, y: 200), in: live)
            #expect(frames(live)["count 0"] != nil)
            drag(from: CGPoint(x: x, y: 150), to: CGPoint(x: x, y: 350), in: live)
            #expect(frames(live)["count 1"] != nil)
        }
    }

    // MARK: Bindings

    @Test("of bindings changes their collection")
    func editActions() {
        struct Bound: View {
            @State private var items = ["A", "B"].map(Entry.init)
            let values: Values
            var body: some View {
                List($items, editActions: .all) { $item in Text(verbatim: item.id) }
                    .onChange(of: items) { values.names = items.map(\.id) }
            }
        }
        struct Entry: Identifiable, Equatable {
            var id: String
        }
        let values = Values()
        ShownScreen.show(Bound(values: values)) { live in
            swipe("A", by: -(live.window.bounds.width - 80), in: live)
            #expect(values.names == ["B"])
        }
    }
}
