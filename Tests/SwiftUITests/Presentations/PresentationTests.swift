import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Presentations")
struct PresentationTests {
    @Test("a sheet is presented while its binding is true")
    func sheet() {
        let view = Text("Below").sheet(isPresented: .constant(true)) {
            Text("Sheet").presentationDetents([.medium, .large])
        }
        ShownScreen.show(view) { live in
            let sheet = live.window.rootViewController?.presentedViewController
            #expect(sheet != nil)
            #expect(sheet?.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
        }
    }

    @Test("an alert has the title, the message and the buttons that a view lists")
    func alert() {
        let view = Text("Below").alert("Delete?", isPresented: .constant(true)) {
            Button("Delete", role: .destructive) {}
            Button("Keep", role: .cancel) {}
        } message: {
            Text("It is gone then.")
        }
        ShownScreen.show(view) { live in
            let alert = live.window.rootViewController?.presentedViewController as? UIAlertController
            #expect(alert?.title == "Delete?")
            #expect(alert?.message == "It is gone then.")
            #expect(alert?.actions.map(\.title) == ["Delete", "Keep"])
            #expect(alert?.actions.map(\.style) == [.destructive, .cancel])
        }
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View {
            Button("Add") { count += 1 }.sheet(isPresented: .constant(true)) {
                Text(verbatim: "sheet \(count)")
            }
        }
    }

    /// Source: the closure of a sheet reads the state inside the sheet, so that the sheet depends on it.
    @Test("the content of a sheet follows the state that it alone reads")
    func state() {
        ShownScreen.show(Counting()) { live in
            #expect(ShownScreen.texts(in: live).contains { $0.text == "sheet 0" })
            tap(in: live.window.rootViewController?.view, live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "sheet 1" })
        }
    }

    private struct Choosing: View {
        @State private var item: Item? = Item(id: 1)
        var body: some View {
            Button("Next") { item = Item(id: 2) }.sheet(item: $item) { Text(verbatim: "item \($0.id)") }
        }
    }

    /// Source: Apple: if the identity of the item changes, the sheet is dismissed and replaced by a new one.
    @Test("the sheet of another item takes the place of the first")
    func items() {
        ShownScreen.show(Choosing()) { live in
            #expect(ShownScreen.texts(in: live).contains { $0.text == "item 1" })
            tap(in: live.window.rootViewController?.view, live)
            ShownScreen.settle(live)
            let texts = ShownScreen.texts(in: live).map(\.text)
            #expect(texts.contains("item 2") && !texts.contains("item 1"))
        }
    }

    /// Acts as a tap of the first button of a view.
    private func tap(in view: UIView?, _ live: LiveScreen) {
        let button = view.flatMap { ShownScreen.views(UIControl.self, in: $0).first }
        button?.sendActions(for: .touchUpInside)
        ShownScreen.settle(live)
    }
}
