import Testing

@testable import AppPrograms

@Suite("Why code of an app is left out, folded by cause")
struct OmissionSummaryTests {
    private func omission(_ file: String, _ reason: String, kind: String = "statement") -> AppReport.Omission
    {
        AppReport.Omission(file: file, line: 1, reason: reason, kind: kind)
    }

    @Test("lays names to the module that every source with them imports")
    func modules() {
        let summary = OmissionSummary(
            of: [
                omission("A", "no such module 'Rx'", kind: "module"),
                omission("A", "no such module 'Cache'", kind: "module"),
                omission("A", "cannot find type 'Bag' in scope"),
                omission("A", "value of type 'UIButton' has no member 'rx'"),
                omission("B", "no such module 'Rx'", kind: "module"),
                omission("B", "cannot find type 'Bag' in scope"),
                omission("C", "cannot find 'other' in scope"),
                omission("C", "a mark", kind: "mark"),
            ], commands: ["--fetch-packages fetches them"])
        #expect(
            summary.lines == [
                "  5 pieces of code in 2 files: module 'Rx' is not there",
                "  1 piece of code in 1 file: cannot find 'other' in scope",
                "  1 piece of code in 1 file: module 'Cache' is not there",
                "  cure: --fetch-packages fetches them",
                "  cure: the sources of modules, or what is used of them, in Stubs/Cache, Stubs/Rx",
                "  cure: declarations that are missing, in a Swift file of the folder Stubs",
            ])
    }

    @Test("lays names to the tool that writes them, with its command")
    func generators() {
        let tool = AppReport.Generator(name: "R.swift", types: ["R"], command: "'rswift generate' writes R")
        let summary = OmissionSummary(
            of: [
                omission("A", "no such module 'Rswift'", kind: "module"),
                omission("A", "cannot find 'R' in scope"), omission("B", "cannot find 'R' in scope"),
                omission("B", "cannot find type 'R' in scope"),
            ], generators: [tool])
        #expect(
            summary.lines == [
                "  3 pieces of code in 2 files: what R.swift writes is not there",
                "  1 piece of code in 1 file: module 'Rswift' is not there",
                "  cure: the sources of modules, or what is used of them, in Stubs/Rswift",
                "  cure: 'rswift generate' writes R",
            ])
    }

    @Test("names the types of missing modules that have empty values, which are no loss")
    func placeholders() {
        let summary = OmissionSummary(
            of: [
                omission("A", "no such module 'Rx'", kind: "module"),
                omission("A", "cannot find type 'Bag' in scope", kind: "placeholder"),
                omission("A", "cannot find type 'Bag' in scope", kind: "placeholder"),
                omission("A", "cannot find type 'Relay' in scope", kind: "placeholder"),
                omission("B", "cannot find type 'Own' in scope", kind: "placeholder"),
            ])
        #expect(
            summary.lines == [
                "  1 piece of code in 1 file: module 'Rx' is not there",
                "  empty values for types of the module 'Rx', which is not there: Bag, Relay",
                "  empty values for types of modules that are not there: Own",
                "  cure: the sources of modules, or what is used of them, in Stubs/Rx",
            ])
    }

    @Test("lists the eight most frequent causes, and counts the others")
    func limit() {
        let omissions = (1...10).flatMap { number in
            (0..<number).map { omission("\($0)", "reason \(number)") }
        }
        let lines = OmissionSummary(of: omissions).lines
        #expect(lines.count == 10)
        #expect(lines.first == "  10 pieces of code in 10 files: reason 10")
        #expect(lines[8] == "  3 pieces of code: 2 other causes")
    }

    @Test("has one cause for all code that stopped, and no lines where nothing is left out")
    func stops() {
        let reasons = ["the code stopped here as it ran: a", "the code stopped here as it ran: b"]
        #expect(
            OmissionSummary(of: reasons.map { omission("A", $0) }).lines == [
                "  2 pieces of code in 1 file: the code stopped here as it ran"
            ])
        #expect(OmissionSummary(of: [omission("A", "x", kind: "mark")]).lines.isEmpty)
    }
}
