import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Forms and pickers in rows")
struct FormTests {
    private func frames(_ live: LiveScreen) -> [String: CGRect] {
        Dictionary(
            ShownScreen.texts(in: live).map { ($0.text, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    /// Source: Apple's documentation of `ColumnsFormStyle`: a trailing aligned column of labels next to a leading aligned
    /// column of values, which does not scroll.
    @Test("in columns end labels and begin values at one position")
    func columns() throws {
        let view = Form {
            LabeledContent("A", value: "one")
            LabeledContent("Longer", value: "two")
        }.formStyle(.columns)
        try ShownScreen.show(view) { live in
            let shown = frames(live)
            let first = try #require(shown["A"]), second = try #require(shown["Longer"])
            #expect(abs(first.maxX - second.maxX) < 0.01)
            let one = try #require(shown["one"]), two = try #require(shown["two"])
            #expect(abs(one.minX - two.minX) < 0.01)
            #expect(abs(one.minX - first.maxX - 8) < 0.01)
        }
    }

    private struct Framed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("top")
                configuration.content
            }
        }
    }

    @Test("have a style of one's own")
    func ownStyle() {
        ShownScreen.show(Form { Text("A") }.formStyle(Framed())) { live in
            #expect(ShownScreen.texts(in: live).map(\.text) == ["top", "A"])
        }
    }

    private struct Choosing: View {
        @State private var choice = 1
        var body: some View {
            Form {
                Picker("Choice", selection: $choice) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                .pickerStyle(.inline)
                Text(verbatim: "is \(choice)")
            }
        }
    }

    @Test("have the label and the options of an inline picker as rows")
    func inline() throws {
        try ShownScreen.show(Choosing()) { live in
            let shown = frames(live)
            let label = try #require(shown["Choice"]), one = try #require(shown["one"])
            let two = try #require(shown["two"])
            #expect(abs(one.midY - label.midY - 44) < 0.01)
            #expect(abs(two.midY - one.midY - 44) < 0.01)
            let point = CGPoint(x: two.midX, y: two.midY)
            (live.window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            #expect(frames(live)["is 2"] != nil)
        }
    }

    @Test("show another view for the value of a picker where one is given")
    func valueLabel() {
        let view = Form {
            Picker("Choice", selection: .constant(1)) {
                Text("one").tag(1)
            } currentValueLabel: {
                Text("own")
            }
        }
        ShownScreen.show(view) { live in
            #expect(frames(live)["own"] != nil)
            #expect(frames(live)["one"] == nil)
        }
    }

    @Test("show the value of the first source of a picker, and change all")
    func sources() {
        final class Store { var values = [1, 1] }
        let store = Store()
        let bindings = [0, 1].map { index in
            Binding(get: { store.values[index] }, set: { store.values[index] = $0 })
        }
        let view = Form {
            Picker("Choice", sources: bindings, selection: \.self) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            .pickerStyle(.inline)
        }
        ShownScreen.show(view) { live in
            guard let two = frames(live)["two"] else { return }
            let point = CGPoint(x: two.midX, y: two.midY)
            (live.window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
            #expect(store.values == [2, 2])
        }
    }
}
