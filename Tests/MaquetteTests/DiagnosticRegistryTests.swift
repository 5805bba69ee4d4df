import Foundation
import Maquette
import Testing

@Suite struct DiagnosticRegistryTests {
    @Test func everyNameIsOfAnAreaAndAKindAndUsedOnce() {
        var known: Set<String> = []
        for code in DiagnosticRegistry.codes {
            #expect(known.insert(code.name).inserted, "\(code.name) is declared twice")
            #expect(code.name.wholeMatch(of: /[a-z]+\.[a-z][A-Za-z]+/) != nil, "\(code.name)")
            #expect(DiagnosticRegistry.code(named: code.name) == code)
        }
        #expect(DiagnosticRegistry.code(named: "no.such") == nil)
    }

    @Test func everyCodeHasATitleACauseAndARemedyOfItsOwn() {
        let codes = DiagnosticRegistry.codes
        for texts in [codes.map(\.title), codes.map(\.cause)] {
            #expect(Set(texts).count == codes.count)
        }
        for code in codes {
            #expect(code.title.first?.isPunctuation == false && !code.title.hasSuffix("."), "\(code.name)")
            #expect(code.cause.hasSuffix(".") && code.remedy.hasSuffix("."), "\(code.name)")
        }
    }

    @Test func theDocumentationListsThem() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/diagnostics.md")
        if ProcessInfo.processInfo.environment["RECORD_VOCABULARY"] != nil {
            try Data(DiagnosticRegistry.documentation.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == DiagnosticRegistry.documentation)
    }
}
