import SwiftPorting
import Testing

/// What errors in bodies of views cost.
@Suite("Errors in bodies of views")
struct ViewReductionTests {
    /// Leaves out what an error at a mark is about; the mark is `^` before the place.
    private func reduced(_ marked: String, _ message: String) -> (text: String, omitted: [OmittedCode]) {
        let place = marked.prefix { $0 != "^" }
        let line = place.count { $0 == "\n" } + 1
        let column = place.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0
        let text = Array(marked.replacing("^", with: "").utf8)
        let reduction = SourceReduction(
            text, [CompilerMessage(file: "A.swift", line: line, column: column + 1, text: message)],
            lineOffset: 0)
        let lines = String(decoding: reduction.text, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let trimmed = lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
        return (trimmed.joined(separator: "\n"), reduction.omitted)
    }

    private func inBody(_ statements: String) -> String {
        "struct A: View {\nvar body: some View {\n\(statements)\n}\n}"
    }

    /// A body, and what becomes of its statements.
    struct Row: Sendable, CustomTestStringConvertible {
        var body: String
        var message: String
        var expected: String
        var testDescription: String { body }

        init(_ body: String, _ message: String, _ expected: String) {
            (self.body, self.message, self.expected) = (body, message, expected)
        }
    }

    @Test(
        "cost the innermost modifier",
        arguments: [
            Row(
                "Text(\"a\").bold().^missing(1).padding()", "value of type 'Text' has no member 'missing'",
                "Text(\"a\").bold()           .padding()"),
            Row(
                "Text(\"a\")\n.frame(width: ^unknown)", "cannot find 'unknown' in scope",
                "Text(\"a\")\n"),
            Row(
                "VStack {\nText(\"a\").padding(^\"b\")\n}.bold()", "cannot convert value",
                "VStack {\nText(\"a\")\n}.bold()"),
            Row(
                "content.overlay { Text(\"b\").^missing() }.bold()", "value of type 'Text' has no member",
                "content.overlay { Text(\"b\")           }.bold()"),
            Row(
                "if a {\nText(\"a\").font(.^missing)\n} else {\nText(\"b\")\n}", "has no member 'missing'",
                "if a {\nText(\"a\")\n} else {\nText(\"b\")\n}"),
            Row(
                "let a = 1\nreturn Text(\"a\").padding(^b)", "cannot find 'b' in scope",
                "let a = 1\nreturn Text(\"a\")"),
        ])
    func modifiers(_ row: Row) {
        let found = reduced(inBody(row.body), row.message)
        #expect(found.text == inBody(row.expected))
        #expect(found.omitted.map(\.kind) == [.piece])
        #expect(found.omitted.first?.owner == "A")
        #expect(found.omitted.first?.name == "body")
    }

    @Test(
        "cost the view where they are in none of its modifiers",
        arguments: [
            Row(
                "VStack {\n^Missing().padding()\nText(\"a\")\n}", "cannot find 'Missing' in scope",
                "VStack {\nEmptyView()\nText(\"a\")\n}"),
            Row("ForEach(^items) { Text($0) }", "cannot find 'items'", "EmptyView()"),
            Row(
                "switch a {\ncase 1: ^Missing()\ndefault: Text(\"a\")\n}", "cannot find 'Missing' in scope",
                "switch a {\ncase 1: EmptyView()\ndefault: Text(\"a\")\n}"),
            Row(
                "Text(\"a\")\n.overlay {\n^EmptyView()\n}", "anything", "Text(\"a\")\n\n\n"),
            Row(
                "Button {\nact()\n} label: {\n^Missing()\n}", "cannot find 'Missing' in scope",
                "Button {\nact()\n} label: {\nEmptyView()\n}"),
            Row("let a = 1\nreturn ^Missing(a)", "cannot find 'Missing'", "let a = 1\nreturn EmptyView()"),
        ])
    func views(_ row: Row) {
        #expect(reduced(inBody(row.body), row.message).text == inBody(row.expected))
    }

    @Test("cost the statement in what a view does, and not the view")
    func actions() {
        let body = "Button(\"a\") {\n^missing()\nact()\n}\n.onAppear { act() }"
        #expect(
            reduced(inBody(body), "cannot find 'missing' in scope").text
                == inBody("Button(\"a\") {\n\nact()\n}\n.onAppear { act() }"))
        let other = "Text(\"a\").onAppear {\n^missing()\n}"
        #expect(
            reduced(inBody(other), "cannot find 'missing' in scope").text
                == inBody("Text(\"a\").onAppear {\n\n}"))
    }

    @Test("cost an argument of a view of the app's own")
    func arguments() {
        #expect(
            reduced(inBody("Row(title: ^missing, text: \"b\")"), "cannot find 'missing' in scope").text
                == inBody("Row(title: omittedPiece(), text: \"b\")"))
    }

    @Test("cost an item of a toolbar, or the toolbar")
    func toolbars() {
        let two = "Text(\"a\").toolbar {\n^missing\nitem\n}"
        #expect(
            reduced(inBody(two), "cannot find 'missing' in scope").text
                == inBody("Text(\"a\").toolbar {\n\nitem\n}"))
        let one = "Text(\"a\").toolbar { ^missing }"
        #expect(reduced(inBody(one), "cannot find 'missing' in scope").text == inBody("Text(\"a\")"))
    }

    @Test("cost the modifier with the most operators where the compiler takes too many steps")
    func steps() {
        let message = "the compiler is unable to type-check this expression in reasonable time"
        #expect(
            reduced(inBody("^Text(\"a\").frame(width: a * 2 / b).padding(1 + c)"), message).text
                == inBody("Text(\"a\")                        .padding(1 + c)"))
        #expect(reduced(inBody("^Text(a + b)"), message).text == inBody("EmptyView()"))
    }

    @Test("a switch whose cases were left out has an empty view for the others")
    func switches() {
        let body = "^switch a {\ncase 1: Text(\"a\")\n}"
        #expect(
            reduced(inBody(body), "switch must be exhaustive").text
                == inBody("switch a {\ncase 1: Text(\"a\")\n default: EmptyView() }"))
    }

    @Test("the bodies of previews are those of views")
    func previews() {
        let text =
            "func preview0_0() -> InterfacePreview { InterfacePreview.ofView() {\nText(\"a\").padding(^b)\n} }"
        #expect(
            reduced(text, "cannot find 'b' in scope").text
                == "func preview0_0() -> InterfacePreview { InterfacePreview.ofView() {\nText(\"a\")\n} }")
    }
}
