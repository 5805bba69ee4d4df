import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette review") struct ReviewTests {
    private let fixture: GoldenFixture

    /// Two screens of three that differ, in layout and picture, each for a cause of its own.
    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
        try fixture.write("login", color: "#00FF00")
        try fixture.write("menu", color: "#0000FF")
        #expect(try fixture.test().status == .differences)
    }

    private func names(_ run: CommandRun) -> [String] {
        run.text.matches(of: #/(\d of \d)  \w+  (\S+)/#).map { "\($0.1) \($0.2)" }
    }

    private func lastLine(_ run: CommandRun) -> String? {
        run.text.split(separator: "\n").last.map(String.init)
    }

    @Test func everyResultIsShownWithItsCauseAndApproved() throws {
        let run = try fixture.review("aaaa")
        #expect(run.status == .success, "\(run.errors)")
        #expect(
            names(run) == [
                "1 of 4 login.8x8@1.layout.txt", "2 of 4 login.8x8@1.png", "3 of 4 menu.8x8@1.layout.txt",
                "4 of 4 menu.8x8@1.png",
            ])
        #expect(run.text.contains("  64 pixels differ of 64 by up to 255, in 1 cluster\n"))
        #expect(run.text.contains("because "), "\(run.text)")
        #expect(run.text.contains("+"), "lines of the layout that differ")
        #expect(lastLine(run) == "4 goldens approved, 0 skipped, 0 left")
        #expect(try fixture.test().status == .success)
    }

    @Test func allWithTheSameCausesAreApprovedAtOnce() throws {
        let run = try fixture.review("Aq")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.text.contains("and 1 other result with the same causes"), "\(run.text)")
        #expect(names(run) == ["1 of 4 login.8x8@1.layout.txt", "3 of 4 menu.8x8@1.layout.txt"])
        #expect(lastLine(run) == "2 goldens approved, 0 skipped, 2 left")
        let rest = try fixture.test()
        #expect(!rest.text.contains("different  login") && rest.text.contains("different  menu"))
    }

    @Test func skippingGoingBackAndPaths() throws {
        let before = try fixture.directory.contents().filter { $0.key.hasPrefix("goldens/") }
        let run = try fixture.review("bsbosxss")
        #expect(run.status == .success)
        #expect(names(run).map { $0.prefix(1) } == ["1", "2", "1", "2", "3", "4"])
        #expect(run.text.contains("this is the first\n"))
        #expect(run.text.contains("login.8x8@1.layout.txt, skipped\n"))
        #expect(run.text.contains("  actual: \(fixture.path("out/login.8x8@1.actual.layout.txt"))\n"))
        #expect(run.text.contains("keys: a approve,"))
        #expect(lastLine(run) == "0 goldens approved, 3 skipped, 1 left")
        #expect(try fixture.directory.contents().filter { $0.key.hasPrefix("goldens/") } == before)
    }

    @Test func namesLimitTheReviewAndTheEndOfTheInputEndsIt() throws {
        let run = try fixture.review("", "menu")
        #expect(names(run) == ["1 of 2 menu.8x8@1.layout.txt"])
        #expect(lastLine(run) == "0 goldens approved, 0 skipped, 2 left")
        #expect(try fixture.review("", "about").errors.contains("'about' was equal to its golden"))
    }

    @Test func missingGoldensAreReviewedToo() throws {
        try FileManager.default.removeItem(atPath: fixture.path("goldens/about.8x8@1.png"))
        _ = try fixture.test()
        let run = try fixture.review("a", "about")
        #expect(run.text.contains("1 of 1  missing  about.8x8@1.png"))
        #expect(fixture.files(in: "goldens").contains("goldens/about.8x8@1.png"))
    }

    @Test func resultsThatWereNotKeptAreNotApproved() throws {
        _ = try fixture.test("--max-evidence", "1")
        let run = try fixture.review("aaq", "login")
        #expect(run.status == .failure)
        #expect(run.text.contains("the evidence was not kept"), "\(run.text)")
        #expect(run.errors.contains("the last run has kept no result for 'login.8x8@1.png'"), "\(run.errors)")
        #expect(lastLine(run) == "1 golden approved, 0 skipped, 1 left")
        #expect(try fixture.test("--reporter", "html", "--max-evidence", "1").status == .differences)
        let page = String(decoding: try fixture.directory.data("out/report.html"), as: UTF8.self)
        #expect(page.contains("The evidence was not kept"))
    }

    @Test func staleResultsAreRefused() throws {
        let golden = fixture.path("goldens/login.8x8@1.png")
        try Data("other".utf8).write(to: URL(fileURLWithPath: golden))
        let run = try fixture.review("sasq")
        #expect(run.status == .failure)
        #expect(run.errors.contains("the golden 'login.8x8@1.png' has changed since the last run"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: golden)) == Data("other".utf8))
        try fixture.write("menu", color: "#FFFFFF")
        let later = try fixture.review("a")
        #expect(later.status == .usage)
        #expect(later.errors.contains("menu.screen.yaml' changed after the last run"), "\(later.errors)")
        #expect(later.text.isEmpty)
    }

    @Test func withoutAnythingToReviewThereIsAMessage() throws {
        #expect(try fixture.run("approve", "--all").status == .success)
        #expect(try fixture.test().status == .success)
        let run = try fixture.review("a")
        #expect(run.status == .usage)
        #expect(run.errors.contains("nothing to review: everything passed in the last run"))
        try FileManager.default.removeItem(atPath: fixture.path("out"))
        #expect(try fixture.review("a").errors.contains("there is no report of a run"))
    }

    @Test func picturesAreShownWithAProtocol() throws {
        let run = try fixture.review("sq", "login", "--protocol", "kitty")
        #expect(run.text.contains("\u{1B}_Ga=T,f=100"))
        #expect(try fixture.review("sq", "login", "--protocol", "blocks").text.contains("\u{1B}[38;2;"))
        #expect(try !fixture.review("sq", "login").text.contains("\u{1B}"))
    }
}
