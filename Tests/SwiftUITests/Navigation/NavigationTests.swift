import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Navigation")
struct NavigationTests {
    private func stack(in live: LiveScreen) -> UINavigationController? {
        live.window.rootViewController?.children.compactMap { $0 as? UINavigationController }.first
    }

    @Test("titles, their modes and toolbar items reach the bar")
    func bars() {
        let view = NavigationStack {
            Text("Content")
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
        }
        ShownScreen.show(view) { live in
            let item = stack(in: live)?.topViewController?.navigationItem
            #expect(item?.title == "Title")
            #expect(item?.largeTitleDisplayMode == .never)
            #expect(item?.leftBarButtonItems?.map(\.title) == ["Cancel"])
            #expect(item?.rightBarButtonItems?.map(\.title) == ["Save"])
        }
    }

    @Test("items and tabs under a condition are there only where it is met", arguments: [true, false])
    func conditions(_ isMet: Bool) {
        let page = NavigationStack {
            Text("Content").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                if isMet { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
            }
        }
        ShownScreen.show(page) { live in
            let item = stack(in: live)?.topViewController?.navigationItem
            #expect(item?.leftBarButtonItems?.map(\.title) == ["Cancel"])
            #expect(item?.rightBarButtonItems?.map(\.title) == (isMet ? ["Save"] : nil))
        }
        let tabs = TabView {
            Tab("One", systemImage: "star") { Text("1") }
            if isMet { Tab("Two", systemImage: "star") { Text("2") } }
        }
        ShownScreen.show(tabs) { live in
            let bar = live.window.rootViewController?.children.compactMap { $0 as? UITabBarController }.first
            #expect(bar?.viewControllers?.count == (isMet ? 2 : 1))
        }
    }

    @Test("a path shows the destinations of its values, and follows them")
    func path() {
        struct Root: View {
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Back to root") { path = [] }
                        .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
                }
            }
        }
        ShownScreen.show(Root()) { live in
            #expect(stack(in: live)?.viewControllers.count == 3)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "page 2" })
        }
    }

    @Test("the page of a value follows the state that it reads")
    func pageState() {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationStack(path: .constant([7])) {
                    Text("Root").navigationDestination(for: Int.self) { value in
                        Button(String("\(value) and \(count)")) { count += 1 }
                    }
                }
            }
        }
        ShownScreen.show(Root()) { live in
            let page = stack(in: live)?.topViewController?.view
            page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "7 and 1" })
        }
    }

    @Test("a tab view has the labels and the selection of its views")
    func tabs() {
        let view = TabView(selection: .constant("b")) {
            Text("One").tabItem { Label("First", systemImage: "star") }.tag("a")
            Text("Two").tabItem { Text("Second") }.tag("b")
        }
        ShownScreen.show(view) { live in
            let bar = live.window.rootViewController?.children.compactMap { $0 as? UITabBarController }.first
            #expect(bar?.viewControllers?.map(\.tabBarItem.title) == ["First", "Second"])
            #expect(bar?.selectedIndex == 1)
        }
    }
}
