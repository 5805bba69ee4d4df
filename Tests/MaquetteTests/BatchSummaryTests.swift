import Diagnostics
import Testing

@testable import Maquette

@Suite("The summary of many inputs")
struct BatchSummaryTests {
    @Test("gives the reasons of codes of apps, the most frequent first, and counts the others")
    func reasons() {
        var summary = BatchSummary()
        for (index, reason) in ["no server", "no server", "no model", "a", "b", "c"].enumerated() {
            summary.add([Diagnostic(.appCode, reason, at: Place(file: "\(index).xib"))])
        }
        let lines = summary.lines.map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.contains("no server (2 times)"))
        #expect(lines.contains("and 2 other messages; --json has all"))
        #expect(!lines.contains("c"))
    }
}
