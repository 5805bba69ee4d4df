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
}
