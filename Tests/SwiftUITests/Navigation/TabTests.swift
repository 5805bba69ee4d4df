import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Tabs")
struct TabTests {
    private func bar(in live: LiveScreen) -> UITabBarController? {
        live.window.rootViewController?.children.compactMap { $0 as? UITabBarController }.first
    }

    private struct Inbox: View {
        @State private var count = 1
        var body: some View {
            Button("Receive") { count += 1 }
                .tabItem { Label("Inbox \(count)", systemImage: "tray") }
                .badge(count)
        }
    }

    @Test("labels and badges of tabs follow the state of their views")
    func labels() {
        ShownScreen.show(TabView { Inbox() }) { live in
            let item = bar(in: live)?.viewControllers?.first?.tabBarItem
            #expect(item?.title == "Inbox 1")
            #expect(item?.badgeValue == "1")
            let page = bar(in: live)?.selectedViewController?.view
            page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            #expect(bar(in: live)?.viewControllers?.first?.tabBarItem === item)
            #expect(item?.title == "Inbox 2")
            #expect(item?.badgeValue == "2")
        }
    }

    /// Source: Apple's documentation of `TabContent`: a badge of zero is not shown; hidden tabs are not in the bar.
    @Test("tabs have badges, can be hidden, and are made of data")
    func values() {
        let view = TabView {
            Tab("One", systemImage: "1.circle") { Text("1") }.badge(5)
            Tab("Two", systemImage: "2.circle") { Text("2") }.badge(0)
            Tab("Three", systemImage: "3.circle") { Text("3") }.hidden()
            ForEach(["Four", "Five"], id: \.self) { name in Tab(name, systemImage: "star") { Text(name) } }
        }
        ShownScreen.show(view) { live in
            let items = bar(in: live)?.viewControllers?.compactMap(\.tabBarItem)
            #expect(items?.map(\.title) == ["One", "Two", "Four", "Five"])
            #expect(items?.map(\.badgeValue) == ["5", nil, nil, nil])
        }
    }

    private struct Choosing: View {
        enum Section: Hashable { case first, second }
        @State private var section = Section.second
        var body: some View {
            TabView(selection: $section) {
                Tab("First", systemImage: "star", value: Section.first) {
                    Text(section == .first ? "chosen" : "other")
                }
                TabSection("More") {
                    Tab("Second", systemImage: "star", value: Section.second) { Text("2") }
                }
            }
        }
    }

    @Test("the selection follows its binding and the user")
    func selection() {
        ShownScreen.show(Choosing()) { live in
            let bar = bar(in: live)
            #expect(bar?.viewControllers?.count == 2)
            #expect(bar?.selectedIndex == 1)
            bar?.selectedIndex = 0
            if let bar, let page = bar.selectedViewController {
                bar.delegate?.tabBarController(bar, didSelect: page)
            }
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "chosen" })
        }
    }

    private struct Hiding: View {
        @State private var path = [1]
        var body: some View {
            TabView {
                NavigationStack(path: $path) {
                    Text("Root").navigationDestination(for: Int.self) { _ in
                        Button("Back") { path = [] }.toolbar(.hidden, for: .tabBar)
                    }
                }
                .tabItem { Text("Tab") }
            }
        }
    }

    @Test("a page that hides the tab bar shows it again when it leaves")
    func visibility() {
        ShownScreen.show(Hiding()) { live in
            #expect(bar(in: live)?.isTabBarHidden == true)
            let stack = bar(in: live)?.selectedViewController?.children
                .compactMap { $0 as? UINavigationController }.first
            let page = stack?.topViewController?.view
            page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            ShownScreen.settle(live)
            #expect(bar(in: live)?.isTabBarHidden == false)
        }
    }

    /// Source: Apple's documentation of `PageTabViewStyle.IndexDisplayMode` and `PageIndexViewStyle`.
    @Test("pages show their index as the style says")
    func pages() {
        func control(_ view: some View) -> (pages: Int, style: UIPageControl.BackgroundStyle)? {
            ShownScreen.show(view) { live in
                ShownScreen.views(UIPageControl.self, in: live.window).first.map {
                    ($0.numberOfPages, $0.backgroundStyle)
                }
            }
        }
        let pages = TabView {
            Text("1")
            Text("2")
        }
        #expect(control(pages.tabViewStyle(.page))?.pages == 2)
        #expect(control(pages.tabViewStyle(.page(indexDisplayMode: .never))) == nil)
        #expect(control(TabView { Text("1") }.tabViewStyle(.page)) == nil)
        let always = pages.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
        #expect(control(always)?.style == .prominent)
    }
}
