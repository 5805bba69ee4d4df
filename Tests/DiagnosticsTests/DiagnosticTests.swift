import Diagnostics
import Testing

@Suite struct DiagnosticTests {
    private static let code = DiagnosticCode(
        "screen.class", .error, "unknown class", lint: .note, cause: "A typo.", remedy: "Correct it.")

    @Test func theTextIsWhatCompilersPrint() {
        let diagnostic = Diagnostic(
            Self.code, "unknown class 'UILable'", at: Place(file: "a.yaml", line: 3, column: 7),
            view: "title",
            notes: ["a note"], hints: ["did you mean 'UILabel'?"])
        #expect(
            diagnostic.description == """
                a.yaml:3:7: error: unknown class 'UILable' (title) [screen.class]
                  note: a note
                  hint: did you mean 'UILabel'?
                """)
    }

    @Test func theContextDecidesTheSeverity() {
        let diagnostic = Diagnostic(Self.code, "unknown class")
        #expect(diagnostic.severity == .error)
        let contexts: [Diagnostic.Context] = [.input, .component, .drawnScreen, .lint]
        #expect(
            contexts.map { diagnostic.reported(in: $0).severity } == [.error, .warning, .warning, .note])
        let note = DiagnosticCode("a.b", .note, "a", cause: "b", remedy: "c")
        #expect(contexts.map { Diagnostic.severity(of: note, in: $0) } == [.note, .note, .note, .note])
    }

    @Test func aStrictRunFailsByWarnings() {
        let error = Diagnostic(Self.code, "unknown class")
        let warning = error.reported(in: .drawnScreen), note = error.reported(in: .lint)
        #expect([error, warning, note].map { $0.fails(strict: false) } == [true, false, false])
        #expect([error, warning, note].map { $0.fails(strict: true) } == [true, true, false])
    }

    @Test func codesAreKnownByTheirNames() {
        #expect(DiagnosticCode("screen.class", .note, "", cause: "", remedy: "") == Self.code)
        #expect(DiagnosticCode("screen.key", .error, "", cause: "", remedy: "") != Self.code)
    }

    @Test func severitiesAreOrdered() {
        #expect(Diagnostic.Severity.note < .warning)
        #expect(Diagnostic.Severity.warning < .error)
    }
}
