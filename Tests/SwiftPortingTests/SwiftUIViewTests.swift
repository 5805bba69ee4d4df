import Diagnostics
import SwiftPorting
import Testing

@Suite("Views of SwiftUI in ported sources")
struct SwiftUIViewTests {
    private func port(_ text: String) throws -> (text: String, warnings: [Diagnostic]) {
        let ported = SourcePort.port([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
        let bytes = try #require(ported.texts.first ?? nil)
        return (String(decoding: bytes, as: UTF8.self), ported.diagnostics)
    }

    @Test("what a view consists of is left out, line for line, and the rest stays")
    func bodies() throws {
        let (text, warnings) = try port(
            """
            import SwiftUI
            struct A: View {
                @State var isOn = false
                var body: some View {
                    Toggle("A", isOn: $isOn)
                        .unknownModifier()
                }
                @ViewBuilder func row(_ name: String) -> some View { Text(name) }
                func act() { isOn.toggle() }
            }
            """)
        #expect(
            text.contains(
                """
                    @State var isOn = false
                    var body: some View { EmptyView() }



                    @ViewBuilder func row(_ name: String) -> some View { EmptyView() }
                    func act() { isOn.toggle() }
                """))
        #expect(warnings.map(\.code.name) == ["port.changed"])
        #expect(warnings.first?.place?.line == 4)
    }

    @Test(
        "other opaque types stay, and so do those of sources that do not import SwiftUI",
        arguments: [
            "import SwiftUI\nfunc f() -> some Sequence<Int> { [1] }",
            "import UIKit\ntypealias View = UIView\nvar a: some View { UILabel() }",
            "import SwiftUI\nfunc f(_ view: some View) { g(view) }",
        ])
    func others(text: String) throws {
        let ported = try port(text)
        #expect(ported.text.contains(text.split(separator: "\n").last.map(String.init) ?? ""))
        #expect(ported.warnings.isEmpty)
    }

    @Test("a body under a condition is left out too")
    func conditions() throws {
        let (text, _) = try port(
            "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View { var body: some View { B() } }\n#endif")
        #expect(text.contains("struct A: View { var body: some View { EmptyView() } }"))
    }
}
