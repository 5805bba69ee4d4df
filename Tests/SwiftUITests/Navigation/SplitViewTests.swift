import Devices
import Foundation
import RenderContext
import SwiftUI
import Testing
import UIKitCore

@Suite("Split views and inspectors")
struct SplitViewTests {
    private var pad: RenderEnvironment {
        var environment = RenderEnvironment.current
        (environment.device, environment.orientation) = (.iPadPro11InchGeneration4, .landscape)
        environment.traits = UITraitCollection(traitsFrom: [
            environment.traits, UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(displayScale: 2),
        ])
        return environment
    }

    private func split(in live: LiveScreen) -> UISplitViewController? {
        live.window.rootViewController?.children.compactMap { $0 as? UISplitViewController }.first
    }

    private func stack(in live: LiveScreen) -> UINavigationController? {
        live.window.rootViewController?.children.compactMap { $0 as? UINavigationController }.first
    }

    private struct Three: View {
        @State var visibility: NavigationSplitViewVisibility
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("Sidebar").navigationSplitViewColumnWidth(260)
            } content: {
                Text("Middle").navigationSplitViewColumnWidth(min: 100, ideal: 280, max: 400)
            } detail: {
                Text(visibility == .doubleColumn ? "two" : "Detail")
            }
        }
    }

    /// Source: Apple's documentation of `NavigationSplitViewVisibility`.
    @Test(
        "columns are visible as their binding says",
        arguments: [
            (NavigationSplitViewVisibility.all, ["Sidebar", "Middle", "Detail"]),
            (.doubleColumn, ["Middle", "two"]), (.detailOnly, ["Detail"]),
        ])
    func visibility(_ visibility: NavigationSplitViewVisibility, _ texts: [String]) {
        ShownScreen.show(Three(visibility: visibility), in: pad) { live in
            let shown = Set(ShownScreen.texts(in: live).map(\.text))
            for text in ["Sidebar", "Middle", "Detail", "two"] {
                #expect(shown.contains(text) == texts.contains(text), "\(text)")
            }
            #expect(split(in: live)?.style == .tripleColumn)
            #expect(split(in: live)?.primaryColumnWidth == 260)
            #expect(split(in: live)?.supplementaryColumnWidth == 280)
            guard let detail = split(in: live)?.viewController(for: .secondary)?.view else { return }
            // The pixel between columns belongs to neither.
            let pixel = 1 / live.window.traitCollection.displayScale
            let widths: [NavigationSplitViewVisibility: CGFloat] = [
                .all: 260 + pixel + 280 + pixel, .doubleColumn: 280 + pixel, .detailOnly: 0,
            ]
            #expect(detail.frame.minX == widths[visibility])
        }
    }

    @Test("the button of the sidebar hides it, and says so to the binding")
    func toggle() {
        ShownScreen.show(Three(visibility: .all), in: pad) { live in
            let sidebar = split(in: live)?.viewController(for: .primary) as? UINavigationController
            sidebar?.topViewController?.navigationItem.leftBarButtonItem?.performAction()
            ShownScreen.settle(live)
            #expect(split(in: live)?.displayMode == .oneBesideSecondary)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "two" })
        }
    }

    private struct Selecting: View {
        @State private var selection: Int?
        var body: some View {
            NavigationSplitView {
                VStack {
                    Button("Choose") { selection = 2 }
                    List(selection: $selection) { Text("Row").tag(2) }
                }
            } detail: {
                Text(selection.map { "Detail \($0)" } ?? "Nothing")
            }
        }
    }

    /// Source: Apple's documentation of `NavigationSplitView`: "If the split view collapses", a selection shows the detail.
    @Test("on phones a selection pushes the detail, and going back takes it away")
    func compactSelection() {
        ShownScreen.show(Selecting()) { live in
            #expect(stack(in: live)?.viewControllers.count == 1)
            let page = stack(in: live)?.topViewController?.view
            let button = page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }
            button?.sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            ShownScreen.settle(live)
            #expect(stack(in: live)?.viewControllers.count == 2)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "Detail 2" })
            stack(in: live)?.popViewController(animated: false)
            ShownScreen.settle(live)
            #expect(stack(in: live)?.viewControllers.count == 1)
            button?.sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            ShownScreen.settle(live)
            #expect(stack(in: live)?.viewControllers.count == 2)
        }
    }

    private struct Preferring: View {
        @State private var column = NavigationSplitViewColumn.detail
        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                Text("Sidebar")
            } detail: {
                Button("Back") { column = .sidebar }
            }
        }
    }

    /// Source: Apple's documentation of `preferredCompactColumn`.
    @Test("on phones the preferred column is on top")
    func compactColumn() {
        ShownScreen.show(Preferring()) { live in
            #expect(stack(in: live)?.viewControllers.count == 2)
            let page = stack(in: live)?.topViewController?.view
            page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            ShownScreen.settle(live)
            #expect(stack(in: live)?.viewControllers.count == 1)
        }
    }

    private struct Merged: View {
        @State private var path = [7]
        var body: some View {
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text("Sidebar")
            } detail: {
                NavigationStack(path: $path) {
                    Text("Root").navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
                }
            }
        }
    }

    @Test("the stack of a column is that of the split view", arguments: [true, false])
    func mergedStacks(_ isPad: Bool) {
        ShownScreen.show(Merged(), in: isPad ? pad : .current) { live in
            ShownScreen.settle(live)
            let outer =
                isPad
                ? split(in: live)?.viewController(for: .secondary) as? UINavigationController
                : stack(in: live)
            #expect(outer?.viewControllers.count == (isPad ? 2 : 3))
            #expect(ShownScreen.texts(in: live).contains { $0.text == "page 7" })
            #expect(ShownScreen.views(UINavigationBar.self, in: live.window).count == (isPad ? 2 : 1))
        }
    }

    @Test("a link in the sidebar shows its page in the detail column")
    func links() {
        let view = NavigationSplitView {
            NavigationLink("Open", value: 3).navigationDestination(for: Int.self) {
                Text(verbatim: "value \($0)")
            }
        } detail: {
            Text("Nothing")
        }
        ShownScreen.show(view, in: pad) { live in
            let sidebar = split(in: live)?.viewController(for: .primary) as? UINavigationController
            let page = sidebar?.topViewController?.view
            page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            let texts = ShownScreen.texts(in: live).map(\.text)
            #expect(texts.contains("value 3") && !texts.contains("Nothing"))
        }
    }

    /// Source: Apple's documentation of `inspector(isPresented:content:)`.
    @Test("an inspector is a column on pads and a sheet on phones", arguments: [true, false])
    func inspectors(_ isPad: Bool) {
        let view = Text("Content").frame(maxWidth: .infinity).inspector(isPresented: .constant(true)) {
            Text("Inspector").inspectorColumnWidth(300)
        }
        ShownScreen.show(view, in: isPad ? pad : .current) { live in
            let sheet = live.window.rootViewController?.presentedViewController
            #expect((sheet == nil) == isPad)
            let frame = ShownScreen.texts(in: live).first { $0.text == "Inspector" }?.frame
            // Centered in a column of 300 points at the trailing side.
            let expected = live.window.bounds.width - 150
            if isPad { #expect(abs((frame?.midX ?? 0) - expected) <= 1) }
        }
    }
}
