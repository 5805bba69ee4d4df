import Testing

@testable import SwiftPorting

@Suite("Leaving lines out of the list of classes")
struct ListReductionTests {
    @Test("leaves out what the program can do without, and keeps the lines of classes and their numbers")
    func lines() {
        let text =
            "ported.nibOwners[\"A\"] = { A() }\n    ported.valuesByType[B] = { B(b: 1) }\n  ported.x = 1\n"
        let messages = [1, 2, 90].map { CompilerMessage(file: "list", line: $0, column: 1, text: "error") }
        let reduction = SourceReduction(ofList: Array(text.utf8), messages)
        #expect(
            String(decoding: reduction.text, as: UTF8.self)
                == "ported.nibOwners[\"A\"] = { A() }\n\n  ported.x = 1\n")
        #expect(reduction.omitted.isEmpty)
    }
}
