import Diagnostics
import Testing

@testable import AppPrograms

@Suite("What the runtime says of a fault")
struct CodeFaultTests {
    private func fault(_ errors: String) -> CodeFault { CodeFault(signal: 4, errors: errors) }

    @Test("is a reason, a file and a line")
    func record() {
        let fault = fault(
            "App/Garden.swift:12: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value\n"
                + "Current stack trace:\n0 a\n")
        #expect(fault.reason == .missingValue)
        #expect(fault.file == "Garden.swift" && fault.line == 12 && fault.signal == 4)
    }

    @Test("is a missing value also where an optional is unwrapped")
    func unwrapping() {
        let fault = fault(
            "App/A.swift:3: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n")
        #expect(fault.reason == .missingValue)
    }

    @Test("becomes a stop at the place of the innermost call of the app")
    func stops() throws {
        var fault = fault("Fatal error: Index out of range\n\nmaquette: stack 13a0f\n")
        #expect(CodeStop(fault, project: "/project") == nil)
        fault.place = Place(file: "App/List.swift", line: 12)
        let stop = try #require(CodeStop(fault, project: "/project"))
        #expect(stop.file == "/project/App/List.swift" && stop.line == 12)
        #expect(stop.reason == "the code stopped here as it ran: Fatal error: Index out of range")
    }

    @Test(
        "is a fatal error for everything else that the code does",
        arguments: [
            ("Garden.swift:3: Fatal error", "Garden.swift", 3),
            ("/a b/c:d/G.swift:3: Fatal error: x", "G.swift", 3),
            ("Fatal error: Index out of range", nil, nil),
            ("noise\nApp/G.swift:1: Fatal error: a\nmore", "G.swift", 1),
            ("App/G.swift:7: Assertion failed: no units", "G.swift", 7),
            ("App/G.swift:8: Precondition failed: x", "G.swift", 8), ("a: Fatal error: b", nil, nil),
            ("a:0: Fatal error: b", nil, nil),
        ] as [(String, String?, Int?)])
    func fatalErrors(text: String, file: String?, line: Int?) {
        let fault = fault(text)
        #expect(fault.reason == .fatalError)
        #expect(fault.file == file && fault.line == line)
        #expect(fault.text?.contains(text.contains("failed") ? "failed" : "Fatal error") == true)
    }

    @Test("has nothing but the last line without such a report, and no long one")
    func others() {
        #expect(fault("") == CodeFault(signal: 4))
        // Addresses, innermost first, are read from their line alone, which is no text.
        let stopped = fault("Fatal error: Index out of range\n\nmaquette: stack 13a0f 1fZ 14b2e\n")
        #expect(stopped.addresses == [0x13A0F, 0x14B2E])
        #expect(stopped.text == "Fatal error: Index out of range")
        #expect(fault("maquette: stack").addresses.isEmpty)
        let abort = fault("first\nfree(): invalid pointer\n")
        #expect(abort.reason == .signal && abort.file == nil && abort.text == "free(): invalid pointer")
        #expect(fault(String(repeating: "x", count: 1000)).text?.count == CodeFault.textLimit)
        // A text that only quotes the words is not one of the runtime's.
        #expect(fault("it found nil while implicitly unwrapping").reason == .signal)
    }
}
