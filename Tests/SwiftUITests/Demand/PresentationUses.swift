import SwiftUI
import UIKit

/// Uses of sheets, alerts and dialogs.
@MainActor
enum PresentationUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("sheets", sheets), ("alerts", alerts), ("dialogs", dialogs), ("files", files),
    ]

    static func sheets() -> Uses {
        var uses = Uses()
        @State var isPresented = false
        @State var item: Item?
        @State var detent = PresentationDetent.medium
        let view = Text("a")
        uses.add(view.sheet(isPresented: $isPresented) { view })
        uses.add(view.sheet(isPresented: $isPresented, onDismiss: {}) { view })
        uses.add(view.sheet(isPresented: $isPresented, onDismiss: nil, content: { view }))
        uses.add(view.sheet(item: $item) { Text($0.name) })
        uses.add(view.sheet(item: $item, onDismiss: {}) { item in Text(item.name) })
        uses.add(view.fullScreenCover(isPresented: $isPresented) { view })
        uses.add(view.fullScreenCover(isPresented: $isPresented, onDismiss: {}) { view })
        uses.add(view.fullScreenCover(item: $item) { Text($0.name) })
        uses.add(view.popover(isPresented: $isPresented) { view })
        uses.add(view.popover(isPresented: $isPresented, arrowEdge: .bottom) { view })
        uses.add(view.popover(isPresented: $isPresented, attachmentAnchor: .point(.center)) { view })
        uses.add(view.popover(item: $item) { Text($0.name) })
        uses.add(view.presentationDetents([.medium, .large]))
        uses.add(view.presentationDetents([.height(100), .fraction(0.3)], selection: $detent))
        uses.add(view.presentationDragIndicator(.visible))
        uses.add(view.presentationCornerRadius(4))
        uses.add(view.presentationBackground(.red))
        uses.add(view.presentationCompactAdaptation(.popover))
        uses.add(view.interactiveDismissDisabled())
        uses.add(view.interactiveDismissDisabled(true))
        return uses
    }

    static func alerts() -> Uses {
        var uses = Uses()
        @State var isPresented = false
        @State var item: Item?
        let view = Text("a"), title = "Title", error: Failure? = Failure()
        let ok = Alert.Button.default(Text("OK"))
        uses.add(view.alert(isPresented: $isPresented) { Alert(title: Text("a")) })
        uses.add(
            view.alert(isPresented: $isPresented) {
                Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("OK")))
            })
        uses.add(
            view.alert(isPresented: $isPresented) {
                Alert(
                    title: Text("a"), message: Text("b"), primaryButton: .destructive(Text("c")) {},
                    secondaryButton: .cancel())
            })
        uses.add(
            view.alert(item: $item) { item in
                Alert(
                    title: Text(item.name), primaryButton: ok,
                    secondaryButton: .cancel(Text("no"), action: {}))
            })
        uses.add(view.alert("Title", isPresented: $isPresented) { Button("OK") {} })
        uses.add(view.alert(title, isPresented: $isPresented) { Button("OK") {} })
        uses.add(view.alert(Text("Title"), isPresented: $isPresented) { Button("OK") {} })
        uses.add(view.alert("Title", isPresented: $isPresented, actions: {}))
        uses.add(
            view.alert("Title", isPresented: $isPresented) {
                Button("OK") {}
            } message: {
                Text("b")
            })
        uses.add(view.alert(title, isPresented: $isPresented, actions: {}, message: { Text("b") }))
        uses.add(
            view.alert(Text("Title"), isPresented: $isPresented) {
                Button("OK") {}
                TextField("name", text: .constant(""))
            } message: {
                Text("b")
            })
        uses.add(view.alert("Title", isPresented: $isPresented, presenting: item) { Button($0.name) {} })
        uses.add(view.alert(title, isPresented: $isPresented, presenting: item) { Button($0.name) {} })
        uses.add(view.alert(Text("a"), isPresented: $isPresented, presenting: item) { Button($0.name) {} })
        uses.add(
            view.alert("Title", isPresented: $isPresented, presenting: item) { item in
                Button(item.name) {}
            } message: {
                Text($0.name)
            })
        uses.add(
            view.alert(Text("Title"), isPresented: $isPresented, presenting: item) { item in
                Button(item.name) {}
            } message: {
                Text($0.name)
            })
        uses.add(view.alert(isPresented: $isPresented, error: error) { Button("OK") {} })
        uses.add(
            view.alert(isPresented: $isPresented, error: error) { _ in
                Button("OK") {}
            } message: { error in
                Text(error.localizedDescription)
            })
        return uses
    }

    static func dialogs() -> Uses {
        var uses = Uses()
        @State var isPresented = false
        @State var item: Item?
        let view = Text("a"), title = "Title"
        uses.add(view.confirmationDialog("Title", isPresented: $isPresented) { Button("OK") {} })
        uses.add(view.confirmationDialog(title, isPresented: $isPresented) { Button("OK") {} })
        uses.add(view.confirmationDialog(Text("a"), isPresented: $isPresented) { Button("OK") {} })
        uses.add(
            view.confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .visible) {
                Button("OK", role: .destructive) {}
            })
        uses.add(
            view.confirmationDialog(title, isPresented: $isPresented, titleVisibility: .hidden) {
                Button("OK") {}
            } message: {
                Text("b")
            })
        uses.add(
            view.confirmationDialog("Title", isPresented: $isPresented, presenting: item) {
                Button($0.name) {}
            })
        uses.add(
            view.confirmationDialog("Title", isPresented: $isPresented, presenting: item) {
                Button($0.name) {}
            } message: {
                Text($0.name)
            })
        uses.add(
            view.actionSheet(isPresented: $isPresented) {
                ActionSheet(
                    title: Text("a"), message: Text("b"),
                    buttons: [.default(Text("c")) {}, .destructive(Text("d")), .cancel()])
            })
        uses.add(view.actionSheet(item: $item) { ActionSheet(title: Text($0.name)) })
        return uses
    }

    static func files() -> Uses {
        var uses = Uses()
        @State var isPresented = false
        let view = Text("a")
        uses.add(view.fileImporter(isPresented: $isPresented, allowedContentTypes: [.pdf]) { _ in })
        uses.add(
            view.fileImporter(
                isPresented: $isPresented, allowedContentTypes: [.pdf], allowsMultipleSelection: true
            ) { (result: Result<[URL], any Error>) in _ = try? result.get().first })
        return uses
    }
}
