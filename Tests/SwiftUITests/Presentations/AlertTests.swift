import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Alerts and dialogs")
struct AlertTests {
    private func alert(in live: LiveScreen) -> UIAlertController? {
        live.window.rootViewController?.presentedViewController as? UIAlertController
    }

    private struct Naming: View {
        @State private var name = ""
        var body: some View {
            Text(verbatim: "name \(name)").alert("New folder", isPresented: .constant(true)) {
                TextField("Name", text: $name)
                Button("Save") {}.disabled(name.isEmpty)
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test("buttons of an alert follow what is typed into its fields")
    func fields() {
        ShownScreen.show(Naming()) { live in
            let alert = alert(in: live), field = alert?.textFields?.first
            #expect(field?.placeholder == "Name")
            #expect(alert?.actions.map(\.isEnabled) == [false, true])
            field?.text = "Trip"
            field?.sendActions(for: .editingChanged)
            ShownScreen.settle(live)
            #expect(alert?.actions.map(\.isEnabled) == [true, true])
            #expect(ShownScreen.texts(in: live).contains { $0.text == "name Trip" })
        }
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "It failed." }
        var recoverySuggestion: String? { "Try later." }
    }

    /// Source: Apple's documentation of `alert(isPresented:error:actions:message:)`: the title is the error's description.
    @Test("an alert of an error has its description as the title")
    func errors() {
        let error: Failure? = Failure()
        let view = Text("Below").alert(isPresented: .constant(true), error: error) { _ in
            Button("Retry") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        ShownScreen.show(view) { live in
            #expect(alert(in: live)?.title == "It failed.")
            #expect(alert(in: live)?.message == "Try later.")
            #expect(alert(in: live)?.actions.map(\.title) == ["Retry"])
        }
    }

    /// Source: Apple's documentation: without actions an alert has "OK".
    @Test("the old structure and alerts without actions have their buttons")
    func structures() {
        let old = Text("Below").alert(isPresented: .constant(true)) {
            Alert(
                title: Text("Delete?"), message: Text("For ever"),
                primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
        }
        ShownScreen.show(old) { live in
            #expect(alert(in: live)?.title == "Delete?")
            #expect(alert(in: live)?.message == "For ever")
            #expect(alert(in: live)?.actions.map(\.title) == ["Delete", "Cancel"])
            #expect(alert(in: live)?.actions.map(\.style) == [.destructive, .cancel])
        }
        ShownScreen.show(Text("Below").alert("Done", isPresented: .constant(true), actions: {})) { live in
            #expect(alert(in: live)?.actions.map(\.title) == ["OK"])
        }
    }

    private struct Item: Identifiable {
        let id: String
    }

    private struct Asking: View {
        @State private var item: Item? = Item(id: "Photo")
        var body: some View {
            Text(item == nil ? "answered" : "asked").actionSheet(item: $item) { item in
                ActionSheet(title: Text(item.id), buttons: [.default(Text("Share")), .cancel()])
            }
        }
    }

    @Test("an action sheet of an item takes the item when it is answered")
    func actionSheets() {
        ShownScreen.show(Asking()) { live in
            let sheet = alert(in: live)
            #expect(sheet?.preferredStyle == .actionSheet)
            #expect(sheet?.title == "Photo")
            #expect(sheet?.actions.map(\.title) == ["Share", "Cancel"])
        }
    }

    /// Source: components.md: the title is hidden unless its visibility asks for it; dialogs always have "Cancel".
    @Test(
        "a confirmation dialog shows its title where it is asked for",
        arguments: [(.automatic, nil), (.visible, "Title"), (.hidden, nil)] as [(Visibility, String?)])
    func dialogs(_ visibility: Visibility, _ title: String?) {
        let view = Text("Below").confirmationDialog(
            "Title", isPresented: .constant(true), titleVisibility: visibility
        ) { Button("Delete", role: .destructive) {} }
        ShownScreen.show(view.dialogSeverity(.critical)) { live in
            #expect(alert(in: live)?.preferredStyle == .actionSheet)
            #expect(alert(in: live)?.title == title)
            #expect(alert(in: live)?.actions.map(\.title) == ["Delete", "Cancel"])
            #expect(alert(in: live)?.severity == .critical)
        }
    }
}
