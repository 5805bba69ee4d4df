import Files
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import Goldens

@Suite struct ReportPageTests {
    private func page(_ sample: SampleReport, evidenceLimit: Int = 100) throws -> String {
        #expect(sample.folder.write(sample.report, as: [.html], evidenceLimit: evidenceLimit).isEmpty)
        return String(decoding: try sample.directory.data("report.html"), as: UTF8.self)
    }

    @Test func causesComeFirstAndEqualResultsAreNames() throws {
        let page = try page(SampleReport())
        let headings = page.matches(of: #/<h[12][^>]*>([^<]*)</#).map { String($0.1) }
        #expect(
            headings == [
                "5 goldens: 1 not rendered, 3 different, 1 missing, 1 same", "Causes", "Not rendered",
                "list.layout.txt", "home.iphone-8.png", "home.iphone-x.png", "new.png",
            ])
        #expect(page.contains("<details id=\"passing\"><summary>1 same</summary>"))
        #expect(page.contains("<del>-UILabel a</del>\n<ins>+UILabel b</ins>"))
        #expect(page.contains("<code>maquette approve home.iphone-8.png</code>"))
        #expect(page.contains("<a href=\"./home.iphone-8.actual.png\">actual</a>"))
    }

    @Test func picturesArePartOfThePage() throws {
        let sample = try SampleReport(), page = try page(sample)
        let picture = try sample.directory.data("home.iphone-8.expected.png")
        #expect(page.contains("src=\"data:image/png;base64,\(picture.base64EncodedString())\""))
        #expect(page.matches(of: #/<img [^>]*width="40" height="60"/#).count == 6)
        #expect(page.matches(of: #/<img /#).count == 7)
        // Nothing is fetched.
        #expect(!page.contains("://"))
        #expect(page.matches(of: #/(?:src|href)="(?!data:|#|\.\/)/#).isEmpty)
    }

    /// Only the report server approves: a page that is a file has neither the button nor the permission to send.
    @Test func aPageThatIsAFileShowsTheCommandInstead() throws {
        let page = try page(SampleReport())
        #expect(!page.contains("data-golden") && !page.contains("data-report"))
        #expect(!page.contains("connect-src") && !page.contains("fetch("))
        #expect(page.contains("<code>maquette approve home.iphone-8.png</code>"))
    }

    @Test func evidenceIsBoundedWithOneResultOfEachCauseFirst() throws {
        let sample = try SampleReport()
        #expect(try page(sample, evidenceLimit: 0).matches(of: #/<img /#).isEmpty)
        let one = try page(sample, evidenceLimit: 1)
        #expect(one.matches(of: #/<img /#).count == 3)
        let article = try #require(one.firstMatch(of: #/(?s)<article id="result-3".*?<\/article>/#))
        #expect(article.0.contains("<img "))
        #expect(one.matches(of: #/class="omitted"/#).count == 3)
        #expect(one.contains("./home.iphone-x.actual.png"))
    }

    @Test func markupInNamesIsText() throws {
        let sample = try SampleReport(decoration: SampleReport.markup.replacing("/", with: ""))
        let page = try page(sample)
        #expect(!page.contains("<img src=x"))
        #expect(page.matches(of: #/<\/?script/#).count == 2)
        #expect(page.matches(of: #/onerror="/#).isEmpty)
        // Attributes end where they should: the page without scripts and styles is well-formed.
        let body = page.replacing(#/(?s)<(script|style)>.*?<\/\1>/#, with: "")
            .replacing("<!doctype html>", with: "").replacing(#/<(meta|img|input)( [^>]*)>/#) {
                "<\($0.1)\($0.2)/>"
            }
            .replacing("aria-live=\"polite\"></p>", with: "></p>").replacing(" hidden>", with: ">")
        #expect(throws: Never.self) { try XMLDocument(data: Data(body.utf8)) }
    }

    @Test func theProgramIsAllowedByItsDigestOnly() throws {
        let page = try page(SampleReport())
        let program = try #require(page.firstMatch(of: #/(?s)<script>(.*?)<\/script>/#)).1
        let digest = Base64.encode(SHA256.digest(of: Array(program.utf8)))
        #expect(page.contains("script-src 'sha256-\(digest)';"))
        #expect(page.contains("default-src 'none'; img-src data:;"))
        #expect(!page.contains("unsafe"))
    }

    /// A report may come from another machine: its paths are not read, and its names stay in the folder.
    @Test func otherFilesAreNotReadIntoThePage() throws {
        let directory = try TemporaryDirectory()
        try directory.write("secret", to: "key.actual.layout.txt")
        func json(_ name: String) -> String {
            #"{"schemaVersion":1,"record":"never","results":[{"name":"\#(name)","kind":"layout","#
                + #""outcome":"missing","actualFile":"\#(directory.path)/key.actual.layout.txt"}]}"#
        }
        let folder = EvidenceFolder(path: directory.path + "/out")
        let report = try #require(RunReport(text: json("key"), in: folder.path))
        #expect(folder.write(report, as: [.html], evidenceLimit: 9).isEmpty)
        let page = String(decoding: try directory.data("out/report.html"), as: UTF8.self)
        #expect(page.contains("key.layout.txt") && !page.contains("secret"))
        #expect(RunReport(text: json("../key"), in: folder.path) == nil)
        #expect(RunReport(text: json("/key"), in: folder.path) == nil)
    }

    @Test func reportsThatCannotBeWritten() throws {
        let sample = try SampleReport()
        try sample.directory.write("", to: "file")
        let problems = EvidenceFolder(path: sample.directory.path + "/file/out")
            .write(sample.report, as: [.html, .junit], evidenceLimit: 1)
        #expect(problems.map(\.code) == [.goldenEvidence, .goldenEvidence])
    }

    @Test func theNextRunRemovesThem() throws {
        let directory = try TemporaryDirectory(), folder = EvidenceFolder(path: directory.path)
        let report = GoldenReport(mode: .never, results: [])
        let stored = try #require(RunReport(report.jsonValue, in: "out"))
        #expect(folder.write(stored, as: [.html, .junit], evidenceLimit: 1).isEmpty)
        folder.removeReport()
        #expect(directory.files == ["junit.xml", "report.html"])
        #expect(folder.write(report) == nil)
        folder.removeReport()
        #expect(directory.files.isEmpty)
    }
}
