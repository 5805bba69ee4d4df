import Diagnostics
import Files
import Goldens
import TestSupport
import Testing

@Suite struct EvidenceFolderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func aReportGoesWithWhatItNamesAndNothingElse() throws {
        let folder = EvidenceFolder(path: directory.path + "/out")
        let check = GoldenCheck(
            store: GoldenStore(directory: directory.path + "/goldens"), mode: .never, evidence: folder)
        let subject = GoldenSubject(name: "gone", content: .text(.layout, "a\n"))
        #expect(folder.write(GoldenReport(mode: .never, results: [check.check(subject)])) == nil)
        try writeFile([], to: directory.path + "/out/mine.actual.layout.txt")
        #expect(directory.files.count == 3)
        folder.removeReport()
        #expect(directory.files == ["out/mine.actual.layout.txt"])
    }

    @Test func anotherProgramsReportIsLeftAlone() throws {
        let path = directory.path + "/out"
        for text in ["{}", "no json", #"{"schemaVersion": 1, "results": []}"#] {
            try writeFile(Array(text.utf8), to: path + "/report.json")
            EvidenceFolder(path: path).removeReport()
            #expect(directory.files == ["out/report.json"], "\(text)")
        }
    }

    @Test func namesInAReportStayInTheFolder() throws {
        try writeFile([], to: directory.path + "/a.actual.png")
        let report =
            #"{"schemaVersion":1,"record":"never","results":[{"name":"../a","kind":"picture"}]}"#
        try writeFile(Array(report.utf8), to: directory.path + "/out/report.json")
        EvidenceFolder(path: directory.path + "/out").removeReport()
        #expect(directory.files == ["a.actual.png"])
    }
}
