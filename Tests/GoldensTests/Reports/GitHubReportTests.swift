import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

@testable import Goldens

@Suite struct GitHubReportTests {
    @Test func screensThenCausesThenOtherResults() throws {
        let lines = GitHubReport(try SampleReport().report, pathPrefix: "app/").annotations
            .split(separator: "\n")
        #expect(
            lines.prefix(2) == [
                "::error file=app/bad.screen.yaml,line=1,title=bad was not rendered::unknown class 'No'",
                "::error file=app/home.screen.yaml,line=9,title=Goldens differ::"
                    + "column.spacing 6 → 16 (home.screen.yaml:9); 10 views follow%0A"
                    + "2 goldens: home.iphone-8.png, home.iphone-x.png",
            ])
        #expect(lines.count == 4)
        #expect(
            lines[2].hasPrefix("::error title=list.layout.txt::from line 2 on: 1 line removed, 1 added%0A"))
        #expect(lines[3].hasPrefix("::error title=new.png::the golden is missing%0A"))
    }

    /// Source: `escapeData` and `escapeProperty` in GitHub's `@actions/core`.
    @Test func namesDoNotEndACommand() throws {
        let text = GitHubReport(try SampleReport(decoration: "%,:\r\n::warning::x").report).annotations
        #expect(text.split(whereSeparator: \.isNewline).allSatisfy { $0.hasPrefix("::error ") })
        #expect(text.split(separator: "\n").count == 4)
        #expect(text.contains("title=bad%25%2C%3A%0D%0A%3A%3Awarning%3A%3Ax was not rendered::"))
    }

    @Test func noMoreThanGitHubShows() throws {
        let result = #"{"name":"a","kind":"picture","outcome":"missing","golden":"g"}"#
        func annotations(_ count: Int) throws -> [Substring] {
            let results = Array(repeating: result, count: count).joined(separator: ",")
            let json = #"{"schemaVersion":1,"record":"never","results":[\#(results)]}"#
            let report = try #require(RunReport(text: json))
            return GitHubReport(report).annotations.split(separator: "\n")
        }
        #expect(try annotations(10).count == 10)
        #expect(try annotations(11).count == 10)
        #expect(try annotations(25).last == "::error title=Goldens::and 16 more; see the report")
        #expect(try annotations(0).isEmpty)
    }

    @Test func theSummaryOfAStep() throws {
        #expect(
            GitHubReport(try SampleReport().report).summary == """
                ## Goldens

                1 not rendered, 3 different, 1 missing, 1 same

                ### Causes

                1. column.spacing 6 → 16 (home.screen.yaml:9); 10 views follow: 2 goldens

                | golden | reason | difference |
                | --- | --- | --- |
                | bad | not rendered | unknown class &#39;No&#39; |
                | list.layout.txt | text | from line 2 on: 1 line removed, 1 added |
                | home.iphone-8.png | pixels | 130 pixels differ of 2400 by up to 255, in 3 clusters |
                | home.iphone-x.png | pixels | 130 pixels differ of 2400 by up to 255, in 3 clusters |
                | new.png | missing | the golden is missing |


                """)
    }

    @Test func markdownInNamesIsText() throws {
        let summary = GitHubReport(try SampleReport(decoration: "|`[a](b)<b>*_\n# x").report).summary
        #expect(!summary.contains("<b>") && !summary.contains("[a]") && !summary.contains("`"))
        #expect(summary.contains("| new&#124;&#96;&#91;a&#93;(b)&lt;b&gt;&#42;&#95; &#35; x.png |"))
        let rows = summary.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.allSatisfy { $0.count { $0 == "|" } == 4 })
    }

    @Test func summariesAreAppended() throws {
        let directory = try TemporaryDirectory(), path = try directory.write("before\n", to: "summary.md")
        let report = GitHubReport(try SampleReport().report)
        #expect(report.appendSummary(environment: ["GITHUB_STEP_SUMMARY": path]) == nil)
        #expect(
            String(decoding: try directory.data("summary.md"), as: UTF8.self) == "before\n" + report.summary)
        #expect(report.appendSummary(environment: [:]) == nil)
        let problem = report.appendSummary(environment: ["GITHUB_STEP_SUMMARY": directory.path])
        #expect(problem?.message.hasPrefix("the summary cannot be written to") == true)
    }

    @Test func pathsAreThoseOfTheRepository() {
        func prefix(_ directory: String) -> String {
            GitHubReport.pathPrefix(
                ofWorkingDirectory: directory, environment: ["GITHUB_WORKSPACE": "/build/app"])
        }
        #expect(prefix("/build/app") == "")
        #expect(prefix("/build/app/ios/ui") == "ios/ui/")
        #expect(prefix("/build/apple") == "")
        #expect(GitHubReport.pathPrefix(ofWorkingDirectory: "/a", environment: [:]) == "")
    }

    @Test func formatsWithoutAnyNamed() {
        #expect(ReportFormat.standard(environment: [:]) == [.html, .json])
        #expect(
            ReportFormat.standard(environment: ["GITHUB_ACTIONS": "true"]) == [.html, .github, .json])
    }
}
