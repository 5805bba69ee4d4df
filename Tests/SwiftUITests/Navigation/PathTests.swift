import Foundation
import SwiftUI
import Testing
import UIKitCore

@Suite("Paths and pages")
struct PathTests {
    private struct Plain: Hashable {}

    /// Source: paths that SwiftUI encoded: names of types and JSON, the last element first.
    @Test("a path is encoded with the names of its types, the last element first")
    func encoding() throws {
        var path = NavigationPath()
        path.append("Hello")
        path.append(123)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let list = try JSONDecoder().decode([String].self, from: data)
        #expect(list == ["Swift.Int", "123", "Swift.String", "\"Hello\""])
        path.append(Plain())
        #expect(path.codable == nil)
    }

    @Test("a decoded path shows the pages of its values")
    func decoding() throws {
        let codable = try JSONDecoder().decode(
            NavigationPath.CodableRepresentation.self,
            from: Data(#"["Swift.Int","123","Swift.String","\"Hello\""]"#.utf8))
        let path = NavigationPath(codable)
        #expect(path.count == 2)
        let view = NavigationStack(path: .constant(path)) {
            Text("Root")
                .navigationDestination(for: String.self) { Text(verbatim: "word \($0)") }
                .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
        }
        ShownScreen.show(view) { live in
            #expect(ShownScreen.texts(in: live).contains { $0.text == "number 123" })
        }
        let again = try JSONEncoder().encode(try #require(path.codable))
        #expect(try JSONDecoder().decode([String].self, from: again).first == "Swift.Int")
    }

    private struct Page: View {
        @Environment(\.isPresented) private var isPresented
        @Environment(\.dismiss) private var dismiss
        let name: String
        var body: some View { Button(isPresented ? "\(name) presented" : "\(name) root") { dismiss() } }
    }

    private struct Stack: View {
        @State private var path = [1]
        var body: some View {
            NavigationStack(path: $path) {
                Page(name: "first").navigationDestination(for: Int.self) { Page(name: String($0)) }
            }
        }
    }

    /// Source: Apple's documentation of `isPresented` and `dismiss`.
    @Test("pages know that they are presented, and dismiss themselves")
    func dismissal() {
        ShownScreen.show(Stack()) { live in
            let stack = live.window.rootViewController?.children
                .compactMap { $0 as? UINavigationController }.first
            #expect(ShownScreen.texts(in: live).contains { $0.text == "1 presented" })
            let page = stack?.topViewController?.view
            page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            ShownScreen.settle(live)
            #expect(stack?.viewControllers.count == 1)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "first root" })
        }
    }

    private struct Linked: View {
        @State private var isActive = true
        var body: some View {
            NavigationView {
                NavigationLink(isActive: $isActive) {
                    Button("Close") { isActive = false }
                } label: {
                    Text(isActive ? "open" : "closed")
                }
            }
        }
    }

    @Test("a link follows the binding that activates it")
    func links() {
        ShownScreen.show(Linked()) { live in
            ShownScreen.settle(live)
            let stack = live.window.rootViewController?.children
                .compactMap { $0 as? UINavigationController }.first
            #expect(stack?.viewControllers.count == 2)
            let page = stack?.topViewController?.view
            page.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?
                .sendActions(for: .touchUpInside)
            ShownScreen.settle(live)
            ShownScreen.settle(live)
            #expect(stack?.viewControllers.count == 1)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "closed" })
        }
    }
}
