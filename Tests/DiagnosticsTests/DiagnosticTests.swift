import Diagnostics
import Testing

@Suite struct DiagnosticTests {
    @Test func theTextIsWhatCompilersPrint() {
        let diagnostic = Diagnostic(
            .error, "unknown class 'UILable'", at: Place(file: "a.yaml", line: 3, column: 7), view: "title",
            notes: ["a note"], hints: ["did you mean 'UILabel'?"])
        #expect(
            diagnostic.description == """
                a.yaml:3:7: error: unknown class 'UILable' (title)
                  note: a note
                  hint: did you mean 'UILabel'?
                """)
    }

    @Test func severitiesAreOrdered() {
        #expect(Diagnostic.Severity.note < .warning)
        #expect(Diagnostic.Severity.warning < .error)
    }
}
