import Diagnostics
import Testing

@testable import Goldens

@Suite struct RunReportTests {
    @Test func whatARunReportsIsRead() throws {
        let failure = Diagnostic(.goldenShared, "two screens", at: Place(file: "a.screen.yaml", line: 3))
        let report = GoldenReport(
            mode: .never,
            results: [
                GoldenResult(name: "a", kind: .layout, outcome: .same, goldenPath: "g/a.layout.txt"),
                GoldenResult(name: "b", kind: .picture, outcome: .missing, goldenPath: "g/b.png"),
                GoldenResult(name: "c", kind: .picture, outcome: .failed(failure), goldenPath: "g/c.png"),
            ],
            notRendered: [.init(name: "d.light", input: "d.xib", diagnostics: [failure])])
        let stored = try #require(RunReport(report.jsonValue, in: "out"))
        #expect(stored.results.map(\.name) == ["a", "b", "c"])
        #expect(stored.results.map(\.passes) == [true, false, false])
        #expect(stored.results.map(\.reasonName) == ["same", "missing", "failed"])
        #expect(stored.results[2].headline == "two screens")
        #expect(stored.notRendered.map(\.name) == ["d.light"])
        #expect(stored.notRendered.map(\.line) == [3])
        #expect(stored.summary == "1 not rendered, 1 missing, 1 failed, 1 same")
        #expect(!stored.passes)
    }

    @Test func otherFilesAreNoReports() {
        for text in [
            "", "[]", "{}", #"{"results": []}"#, #"{"schemaVersion": 1, "record": "never", "results": [{}]}"#,
            #"{"schemaVersion": 2, "record": "never", "results": []}"#,
        ] {
            #expect(RunReport(text: text) == nil, "\(text)")
        }
    }

    @Test func resultsOfOneCauseAreOneGroup() throws {
        let report = try SampleReport().report
        #expect(report.causes.map(\.results) == [[2, 3]])
        #expect(
            report.causes.map(\.cause.message)
                == ["column.spacing 6 → 16 (home.screen.yaml:9); 10 views follow"])
    }

    @Test func aResultInWords() throws {
        let result = try SampleReport().report.results[2]
        #expect(
            result.explanation == """
                130 pixels differ of 2400 by up to 255, in 3 clusters
                cause: column.spacing 6 → 16 (home.screen.yaml:9); 10 views follow
                cluster: 5 10 10 5, 100 pixels: title
                cluster: 0.5 20 5 5, 30 pixels
                first stage that differs: layout
                golden: goldens/home.iphone-8.png
                expected: e
                actual: a
                difference: d
                to accept it: maquette approve home.iphone-8.png
                """)
    }
}
