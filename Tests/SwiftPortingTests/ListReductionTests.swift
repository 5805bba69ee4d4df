import Testing

@testable import SwiftPorting

@Suite("Leaving lines out of the list of classes")
struct ListReductionTests {
    @Test("leaves out what the program can do without, and keeps the lines of classes and their numbers")
    func lines() {
        let text =
            "ported.nibOwners[\"A\"] = { A() }\n    ported.valuesByType[B] = { B(b: 1) }\n  ported.x = 1\n"
        let messages = [2, 3, 90].map { CompilerMessage(file: "list", line: $0, column: 1, text: "error") }
        let reduction = SourceReduction(ofList: Array(text.utf8), messages)
        #expect(
            String(decoding: reduction.text, as: UTF8.self)
                == "ported.nibOwners[\"A\"] = { A() }\n\n  ported.x = 1\n")
        #expect(reduction.omitted.isEmpty)
        // What is left is looked at as elsewhere.
        #expect(reduction.messagesLeft(of: messages).map(\.line) == [3])
    }

    @Test("leaves out objects that cannot be made, and keeps those that are made with too many arguments")
    func objects() {
        let line = "ported.nibOwners[\"A\"] = { A(b: 1) }"
        func left(_ message: String, of text: String) -> String {
            let messages = [CompilerMessage(file: "list", line: 1, column: 29, text: message)]
            return String(
                decoding: SourceReduction(ofList: Array(text.utf8), messages).text, as: UTF8.self)
        }
        for text in [
            line, "ported.sceneDelegates[\"A\"] = { A() }",
            "ported.setApplicationDelegate(named: \"A\") { A() }",
        ] {
            #expect(left("missing argument for parameter 'c' in call", of: text) == "")
        }
        #expect(left("extra argument 'b' in call", of: line) == line)
        #expect(left("argument passed to call that takes no arguments", of: line) == line)
    }
}
