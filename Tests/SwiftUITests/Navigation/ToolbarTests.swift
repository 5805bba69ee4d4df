import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Toolbars")
struct ToolbarTests {
    private func stack(in live: LiveScreen) -> UINavigationController? {
        live.window.rootViewController?.children.compactMap { $0 as? UINavigationController }.first
    }

    private func item(in live: LiveScreen) -> UINavigationItem? {
        stack(in: live)?.topViewController?.navigationItem
    }

    /// Acts as a tap of the first button of the page on top.
    private func tap(_ live: LiveScreen) {
        let page = stack(in: live)?.topViewController?.view
        page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?.sendActions(for: .touchUpInside)
        ShownScreen.settle(live)
    }

    private struct CountingItem: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private struct Renaming: View {
        @State private var title = "A"
        var body: some View {
            NavigationStack {
                Button("Rename") { title = "B" }
                    .navigationTitle(title)
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { CountingItem() } }
            }
        }
    }

    @Test("items keep their state, and are changed in place")
    func state() {
        ShownScreen.show(Renaming()) { live in
            let first = item(in: live)?.rightBarButtonItems?.first
            #expect(first?.title == "Count 0")
            first?.performAction()
            ShownScreen.settle(live)
            #expect(first?.title == "Count 1")
            tap(live)
            #expect(item(in: live)?.title == "B")
            #expect(item(in: live)?.rightBarButtonItems?.first === first)
            #expect(first?.title == "Count 1")
        }
    }

    private struct CountingView: View {
        @State private var count = 8
        var body: some View {
            HStack {
                Text(verbatim: "\(count) items")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("views that a bar cannot draw itself are shown in it, and keep their state")
    func customViews() {
        let view = NavigationStack { Text("Content").toolbar { ToolbarItem { CountingView() } } }
        ShownScreen.show(view) { live in
            let custom = item(in: live)?.rightBarButtonItems?.first?.customView
            #expect(Hosted.texts(of: custom) == ["8 items", "Add"])
            custom.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            let next = item(in: live)?.rightBarButtonItems?.first?.customView
            #expect(next === custom)
            #expect(Hosted.texts(of: next) == ["9 items", "Add"])
        }
    }

    private struct Items: ToolbarContent {
        @Environment(\.isEnabled) private var isEnabled
        @State private var title = "first"
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Button(isEnabled ? "on" : "off") {} }
            ToolbarItem(placement: .topBarTrailing) { Button(title) { title = "second" } }
        }
    }

    @Test("contents of toolbars have the environment of their views, and state")
    func contents() {
        let view = NavigationStack { Text("Content").toolbar { Items() }.disabled(true) }
        ShownScreen.show(view) { live in
            #expect(item(in: live)?.leftBarButtonItems?.map(\.title) == ["off"])
            #expect(item(in: live)?.leftBarButtonItems?.map(\.isEnabled) == [false])
        }
        ShownScreen.show(NavigationStack { Text("Content").toolbar { Items() } }) { live in
            item(in: live)?.rightBarButtonItem?.performAction()
            ShownScreen.settle(live)
            #expect(item(in: live)?.rightBarButtonItems?.map(\.title) == ["second"])
        }
    }

    /// Source: Apple's documentation of `ToolbarItemPlacement`.
    @Test("items are in the places that they ask for")
    func placements() {
        let view = NavigationStack {
            Text("Content").toolbar {
                ToolbarItem(placement: .navigation) { Button("Navigation") {} }
                ToolbarItem(placement: .principal) { Text("Principal") }
                ToolbarItem(placement: .secondaryAction) { Button("Secondary") {} }
                ToolbarItem(placement: .primaryAction) { Button("Primary") {} }
                ToolbarItem(placement: .status) { Text("Status") }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("First") {}
                    Spacer()
                    Button("Last") {}
                }
            }
        }
        ShownScreen.show(view) { live in
            let item = item(in: live), bottom = stack(in: live)?.topViewController?.toolbarItems
            #expect(item?.leftBarButtonItems?.map(\.title) == ["Navigation"])
            #expect(item?.rightBarButtonItems?.map(\.title) == [nil, "Primary"])
            #expect(item?.rightBarButtonItems?.first?.menu?.children.map(\.title) == ["Secondary"])
            #expect(Hosted.texts(of: item?.titleView) == ["Principal"])
            #expect(bottom?.prefix(3).map(\.title) == ["First", nil, "Last"])
            #expect(bottom?.compactMap(\.customView).flatMap { Hosted.texts(of: $0) } == ["Status"])
            #expect(stack(in: live)?.isToolbarHidden == false)
        }
    }

    @Test("items of the keyboard are in the bar above it")
    func keyboard() {
        let view = NavigationStack {
            TextField("Name", text: .constant("")).toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") {}
                }
            }
        }
        ShownScreen.show(view) { live in
            let fields: [UIResponder] = ShownScreen.views(UITextField.self, in: live.window)
            let chain = fields.prefix(1).flatMap { sequence(first: $0) { $0.next } }
            let bar = chain.compactMap { $0.inputAccessoryView as? UIToolbar }.first
            #expect(bar?.items?.map(\.title) == [nil, "Done"])
        }
    }

    private struct Presenting: View {
        @State private var isPresented = false
        var body: some View {
            Button("Show") { isPresented = true }.sheet(isPresented: $isPresented) { Text("Sheet") }
        }
    }

    @Test("a button in a bar presents a sheet")
    func presentations() {
        let view = NavigationStack { Text("Content").toolbar { ToolbarItem { Presenting() } } }
        ShownScreen.show(view) { live in
            item(in: live)?.rightBarButtonItem?.performAction()
            ShownScreen.settle(live)
            ShownScreen.settle(live)
            #expect(live.window.rootViewController?.presentedViewController != nil)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "Sheet" })
        }
    }

    private struct Hiding: View {
        @State private var path = [1]
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    Button("Back") { path = [] }
                        .toolbar(.hidden, for: .navigationBar)
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
                }
            }
        }
    }

    @Test("bars that a page hides or shows are as before after it")
    func visibility() {
        ShownScreen.show(Hiding()) { live in
            #expect(stack(in: live)?.isNavigationBarHidden == true)
            #expect(stack(in: live)?.isToolbarHidden == false)
            tap(live)
            ShownScreen.settle(live)
            #expect(stack(in: live)?.viewControllers.count == 1)
            #expect(stack(in: live)?.isNavigationBarHidden == false)
            #expect(stack(in: live)?.isToolbarHidden == true)
        }
    }

    private struct Titled: View {
        @State private var title = "Draft"
        var body: some View {
            NavigationStack {
                Text("Content")
                    .navigationTitle($title)
                    .navigationSubtitle("Subtitle")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Duplicate") {} }
                    .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
    }

    @Test("titles have lines below, menus, and bindings that are renamed")
    func titles() {
        ShownScreen.show(Titled()) { live in
            let item = item(in: live)
            #expect(item?.title == "Draft")
            #expect(item?.subtitle == "Subtitle")
            #expect(item?.titleMenuProvider?([])?.children.map(\.title) == ["Duplicate"])
            let shown = Hosted.texts(of: item?.titleView)
            #expect(shown.contains("Draft"))
            #expect(stack(in: live)?.navigationBar.overrideUserInterfaceStyle == .dark)
            if let item { item.renameDelegate?.navigationItem(item, didEndRenamingWith: "Final") }
            ShownScreen.settle(live)
            #expect(item?.title == "Final")
        }
    }

    /// Source: Apple's documentation of `toolbar(removing:)`.
    @Test("a title is taken from its bar, and stays that of the back button")
    func removal() {
        let view = NavigationStack { Text("Content").navigationTitle("Title").toolbar(removing: .title) }
        ShownScreen.show(view) { live in
            #expect(item(in: live)?.title == nil)
            #expect(item(in: live)?.backButtonTitle == "Title")
        }
    }

    @Test("the back button to a page before an editor is a chevron alone")
    func roles() {
        let view = NavigationStack(path: .constant([1])) {
            Text("Root").navigationDestination(for: Int.self) { _ in Text("Editor").toolbarRole(.editor) }
        }
        ShownScreen.show(view) { live in
            let root = stack(in: live)?.viewControllers.first?.navigationItem
            #expect(root?.backButtonDisplayMode == .minimal)
            #expect(item(in: live)?.style == .editor)
        }
    }
}
