import Diagnostics
import SwiftPorting
import Testing

@Suite("Views of SwiftUI in ported sources")
struct SwiftUIViewTests {
    private func port(_ text: String, makesValues: Bool = true) throws -> (
        text: String, registry: String, warnings: [Diagnostic]
    ) {
        let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
        let ported = SourcePort.port([source], makesValues: makesValues)
        let bytes = try #require(ported.texts.first ?? nil)
        return (String(decoding: bytes, as: UTF8.self), ported.registry, ported.diagnostics)
    }

    /// The lines of the ported source that stand for those of the source.
    private func lines(_ text: String) throws -> [String] {
        let ported = try port(text).text.split(separator: "\n", omittingEmptySubsequences: false)
        return ported.dropFirst(2).prefix(text.split(separator: "\n", omittingEmptySubsequences: false).count)
            .map { $0.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
    }

    @Test("bodies stay as they are")
    func bodies() throws {
        let text = """
            import SwiftUI
            struct A: View {
                @State var isOn = false
                var body: some View {
                    Toggle("A", isOn: $isOn)
                        .unknownModifier()
                }
                @ViewBuilder func row(_ name: String) -> some View { Text(name) }
            }
            """
        let ported = try port(text)
        #expect(ported.text.contains(text))
        #expect(ported.warnings.isEmpty)
    }

    // MARK: Entries

    @Test("an entry becomes a property and its key, with the default value in its place")
    func entries() throws {
        let found = try lines(
            """
            import SwiftUI
            extension EnvironmentValues {
                @Entry var card: String = "a"
                @Entry var count = [
                    1]
                @Entry public var act: (() -> Void)?
            }
            """)
        #expect(found[2].contains("var card: __Key_card.Value { get { self[__Key_card.self] }"))
        #expect(
            found[2].hasSuffix(
                "; struct __Key_card: EnvironmentKey { public static var defaultValue: String { \"a\" } }"))
        #expect(
            found[3].hasSuffix(
                "; struct __Key_count: EnvironmentKey { public static let defaultValue = ["))
        #expect(found[4].hasSuffix("1] }"))
        #expect(
            found[5].hasSuffix(
                "; public struct __Key_act: EnvironmentKey { public static var defaultValue: (() -> Void)? { nil } }"
            ))
        #expect(!found.contains { $0.contains("@Entry") })
    }

    @Test(
        "entries are those of the types that have keys",
        arguments: [
            ("Transaction", "@Entry var a = 0", "TransactionKey"),
            ("ContainerValues", "@Entry var a = 0", "ContainerValueKey"),
            ("FocusedValues", "@Entry var a: Int?", "FocusedValueKey { public typealias Value = Int }"),
        ])
    func keys(type: String, entry: String, expected: String) throws {
        #expect(try lines("import SwiftUI\nextension \(type) { \(entry) }")[1].contains(expected))
        let other = "import SwiftUI\nextension Other { \(entry) }"
        #expect(try lines(other)[1] == "extension Other { \(entry) }")
    }

    // MARK: Previews

    @Test("a preview becomes a function with its body in place, which the list of the classes names")
    func previews() throws {
        let text = """
            import SwiftUI
            #Preview("Card", traits: .sizeThatFitsLayout) {
                Card()
            }
            #if DEBUG
            #Preview { Card() }
            #endif
            """
        let found = try lines(text)
        #expect(
            found[1]
                == "func preview0_0() -> InterfacePreview { "
                + "InterfacePreview.ofView(\"Card\", traits: .sizeThatFitsLayout) {")
        #expect(found[2] == "    Card()")
        #expect(found[3] == "} }")
        #expect(
            found[5] == "func preview0_1() -> InterfacePreview { InterfacePreview.ofView() { Card() } }")
        let registry = try port(text).registry
        #expect(registry.contains("ported.previews.append(preview0_0())"))
        #expect(
            registry.contains(
                "        #if (DEBUG)\n        ported.previews.append(preview0_1())\n        #endif"))
        #expect(registry.contains("UIHostingController(rootView: body())"))
    }

    @Test("a preview of UIKit is known by the class that it makes")
    func responders() throws {
        let found = try lines(
            """
            import SwiftUI
            final class C: UIViewController {}
            #Preview("A") { let c = C(); c.title = "A"; return c }
            #Preview(body: { UILabel() })
            """)
        #expect(found[2].contains("InterfacePreview.ofResponder(\"A\") { let c = C();"))
        #expect(found[3].contains("InterfacePreview.ofResponder() { UILabel() } }"))
        let alone = "import UIKit\n#Preview { make() }"
        #expect(try lines(alone)[1].contains("InterfacePreview.ofResponder() { make() } }"))
        #expect(try !port(alone).registry.contains("SwiftUI"))
    }

    @Test("tagged variables become properties of a view, and the statements behind them its body")
    func previewable() throws {
        let found = try lines(
            """
            import SwiftUI
            #Preview {
                @Previewable @State var isOn = true
                @Previewable @State var count = 2
                Card(isOn: $isOn)
                    .padding()
            }
            """)
        #expect(found[1] == "func preview0_0() -> InterfacePreview { struct Previewed: View {")
        #expect(found[2].trimmed == "@State var isOn = true")
        #expect(found[3].trimmed == "@State var count = 2")
        #expect(found[4] == "    var body: some View { Card(isOn: $isOn)")
        #expect(found[6] == "} }; return InterfacePreview.ofView() { Previewed() } }")
    }

    @Test("a tagged variable behind a statement is moved before it")
    func previewableBehind() throws {
        let found = try lines(
            "import SwiftUI\n#Preview {\n    let a = 1\n    @Previewable @State var b = 2\n    Card(a, $b)\n}"
        )
        #expect(found[2] == "    @State var b = 2; var body: some View { let a = 1")
        #expect(found[3].isEmpty)
        #expect(found[4] == "    Card(a, $b)")
    }

    @Test("a type that provides previews has a function at the end of the source")
    func providers() throws {
        let ported = try port(
            "import SwiftUI\nstruct A_Previews: PreviewProvider { static var previews: some View { A() } }")
        #expect(
            ported.text.contains(
                "func preview0_0() -> InterfacePreview { InterfacePreview.ofView(file: \"A.swift\", line: 2) "
                    + "{ A_Previews.previews } }"))
        #expect(ported.registry.contains("ported.previews.append(preview0_0())"))
    }

    @Test("previews of widgets are left out with a warning, and all where nobody asks for them")
    func otherPreviews() throws {
        let widget = "import SwiftUI\n#Preview(\"W\", as: .systemSmall) { W() } timeline: { E() }"
        #expect(try lines(widget)[1].isEmpty)
        #expect(try port(widget).warnings.map(\.code.name) == ["port.changed"])
        let plain = try port("import SwiftUI\n#Preview { A() }", makesValues: false)
        #expect(!plain.text.contains("A()"))
        #expect(!plain.registry.contains("preview"))
        #expect(plain.warnings.isEmpty)
    }

    // MARK: Apps

    @Test("the type that an app starts with is in the list of the classes")
    func apps() throws {
        let text = "import SwiftUI\n@main struct Garden: App { var body: some Scene { WindowGroup { A() } } }"
        #expect(try port(text).registry.contains("ported.setApp(named: \"Garden\") { Garden.main() }"))
        #expect(try lines(text)[1].trimmed.hasPrefix("struct Garden: App {"))
        #expect(try !port("import SwiftUI\nstruct Other: App {}").registry.contains("setApp"))
    }

    // MARK: Models

    @Test(
        "a model becomes an observable class, which conforms to the protocol of models at the end of the file"
    )
    func models() throws {
        let text = """
            import SwiftData
            @Model
            final class Bed {
                @Attribute(.unique) var name = ""
                @Relationship(deleteRule: .cascade, inverse: \\Plant.bed) var plants: [Plant] = []
                @Transient var isShown = false
            }
            struct List { @Query private var beds: [Bed] }
            """
        let found = try lines(text)
        #expect(found[1] == "@Observable")
        #expect(found[3].trimmed == "var name = \"\"")
        #expect(found[4].trimmed == "var plants: [Plant] = []")
        #expect(found[5].trimmed == "var isShown = false")
        #expect(found[7] == "struct List { @Query() private var beds: [Bed] }")
        #expect(
            try port(text).text.contains(
                "extension Bed: PersistentModel { public static var cascadingRelationships: Set<String> { [\"plants\"] } }"
            ))
        #expect(try lines("import Other\n@Model final class Bed {}")[1] == "@Model final class Bed {}")
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
