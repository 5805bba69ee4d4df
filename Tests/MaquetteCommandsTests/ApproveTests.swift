import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette approve") struct ApproveTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
    }

    /// Changes two screens and compares.
    private func change() throws {
        try fixture.write("login", color: "#00FF00")
        try fixture.write("menu", color: "#0000FF")
        #expect(try fixture.test().status == .differences)
    }

    @Test func namesTakeWhatTheyBegin() throws {
        try change()
        let one = try fixture.run("approve", "login")
        #expect(one.status == .success, "\(one.errors)")
        #expect(one.text.contains("approved   login.8x8@1.png\n"))
        #expect(!one.text.contains("menu"))
        let rest = try fixture.test()
        #expect(rest.status == .differences)
        #expect(!rest.text.contains("different  login"), "\(rest.text)")
        #expect(try fixture.run("approve", "menu.8x8@1.png").status == .success)
    }

    @Test func allTakesEveryDifferenceAndEveryMissingGolden() throws {
        try FileManager.default.removeItem(atPath: fixture.path("goldens/about.8x8@1.png"))
        try fixture.write("login", color: "#00FF00")
        #expect(try fixture.test().status == .missingGolden)
        #expect(try fixture.run("approve", "--all").status == .success)
        #expect(try fixture.test().status == .success)
    }

    @Test func whatIsApprovedTwiceIsWrittenOnce() throws {
        try change()
        #expect(try fixture.run("approve", "--all").status == .success)
        let again = try fixture.run("approve", "--all")
        #expect(again.status == .success)
        #expect(again.text.hasPrefix("0 goldens approved, "), "\(again.text)")
    }

    @Test func aReportOlderThanItsScreensIsRefused() throws {
        try change()
        let before = try fixture.directory.contents().filter { $0.key.hasPrefix("goldens/") }
        try fixture.write("menu", color: "#FFFFFF")
        let run = try fixture.run("approve", "--all")
        #expect(run.status == .usage)
        #expect(run.errors.contains("menu.screen.yaml' changed after the last run"), "\(run.errors)")
        #expect(try fixture.directory.contents().filter { $0.key.hasPrefix("goldens/") } == before)
    }

    @Test func aGoldenThatChangedAfterTheRunIsKept() throws {
        try change()
        let golden = fixture.path("goldens/login.8x8@1.png")
        let other = try fixture.directory.data("goldens/about.8x8@1.png") + Data([0])
        try other.write(to: URL(fileURLWithPath: golden))
        let run = try fixture.run("approve", "--all")
        #expect(run.status == .failure)
        #expect(run.errors.contains("the golden 'login.8x8@1.png' has changed since the last run"))
        // Nothing is written if one result cannot be taken.
        #expect(try fixture.directory.data("goldens/login.8x8@1.png") == other)
        #expect(run.output.isEmpty)
    }

    @Test func missingEvidenceIsNamed() throws {
        try change()
        try FileManager.default.removeItem(atPath: fixture.path("out/login.8x8@1.actual.png"))
        let run = try fixture.run("approve", "login")
        #expect(run.status == .failure)
        #expect(run.errors.contains("out/login.8x8@1.actual.png"), "\(run.errors)")
    }

    @Test func unknownNamesAreAnsweredWithTheNearest() throws {
        try change()
        let run = try fixture.run("approve", "logn.8x8@1")
        #expect(run.status == .usage)
        #expect(run.errors.contains("did you mean 'login.8x8@1'?"), "\(run.errors)")
        let same = try fixture.run("approve", "about")
        #expect(same.status == .usage)
        #expect(same.errors.contains("'about' was equal to its golden"))
    }

    @Test func withoutAReportThereIsNothingToTake() throws {
        try FileManager.default.removeItem(atPath: fixture.path("out"))
        let run = try fixture.run("approve", "--all")
        #expect(run.status == .usage)
        #expect(run.errors.contains("there is no report of a run"), "\(run.errors)")
        try fixture.directory.write("{\"results\": 1}", to: "out/report.json")
        #expect(try fixture.run("approve", "--all").errors.contains("is not a report of this version"))
        #expect(try fixture.run("approve").status == .usage)
        #expect(try fixture.run("approve", "login", "--all").status == .usage)
    }

    @Test func namesInAReportStayInTheFolderOfGoldens() throws {
        let report =
            #"{"schemaVersion":1,"record":"never","results":[{"name":"../evil","kind":"picture","outcome":"missing","#
            + #""actualFile":"\#(fixture.path("screens/login.screen.yaml"))"}]}"#
        try fixture.directory.write(report, to: "out/report.json")
        #expect(try fixture.run("approve", "--all").status == .usage)
        #expect(!fixture.directory.files.contains("evil.png"))
    }

    @Test func whatWasRecordedIsTheGolden() throws {
        try fixture.write("login", color: "#00FF00")
        #expect(try fixture.run("test", "--record", "changed").status == .differences)
        let run = try fixture.run("approve", "login")
        #expect(run.status == .usage)
        #expect(
            run.errors.contains("'login' was recorded in the last run, and is the golden"), "\(run.errors)")
    }

    @Test func patternsTakeWhatTheyMatch() throws {
        try change()
        let run = try fixture.run("approve", "*ogin*")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.text.hasPrefix("approved   login.8x8@1.layout.txt\napproved   login.8x8@1.png\n"))
        #expect(!run.text.contains("menu"))
        // A pattern stands for what continues it after a dot, as a name does.
        let rest = try fixture.run("approve", "me?u")
        #expect(rest.text.hasSuffix("2 goldens approved\n"), "\(rest.errors)")
        #expect(try fixture.test().status == .success)
    }

    @Test func patternsThatMatchNothingAreAnswered() throws {
        try change()
        let none = try fixture.run("approve", "*dark*")
        #expect(none.status == .usage)
        #expect(none.errors.contains("the last run has compared no golden '*dark*'"), "\(none.errors)")
        #expect(none.errors.contains("known: login.8x8@1.layout.txt, "), "\(none.errors)")
        #expect(try fixture.run("approve", "*bout*").errors.contains("'*bout*' was equal to its golden"))
        #expect(try fixture.run("approve", "logn").errors.contains("did you mean 'login'?"))
        let part = try fixture.run("approve", "ogin.8x")
        #expect(part.status == .usage)
        #expect(
            part.errors.contains("'*ogin.8x*' takes 2 results, such as 'login.8x8@1.layout.txt'"),
            "\(part.errors)")
    }

    /// A pattern that some results match by name is that name first.
    @Test func aNameIsItselfBeforeItIsAPattern() throws {
        try fixture.write("[menu]", color: "#123456")
        try fixture.write("menu", color: "#0000FF")
        #expect(try fixture.test().status == .missingGolden)
        let run = try fixture.run("approve", "[menu]")
        #expect(run.text.contains("approved   [menu].8x8@1.png\n"), "\(run.text)")
        #expect(!run.text.contains("approved   menu"), "\(run.text)")
    }
}

/// Goldens of screens that have got another name.
@Suite("maquette approve --moved") struct ApproveMovedTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        // Each screen has another color, and so another picture.
        for (name, color) in [("about", "#FF0000"), ("login", "#00FF00"), ("menu", "#0000FF")] {
            try fixture.write(name, color: color)
        }
        try fixture.record()
    }

    private func rename(_ old: String, _ new: String) throws {
        try FileManager.default.moveItem(
            atPath: fixture.path("screens/\(old).screen.yaml"),
            toPath: fixture.path("screens/\(new).screen.yaml"))
    }

    @Test func aRenamedScreenIsOfferedAsAMove() throws {
        let before = try fixture.directory.contents()
        try rename("login", "signin")
        let run = try fixture.test()
        #expect(run.status == .missingGolden)
        #expect(
            run.text.contains(
                "missing    signin.8x8@1.png\n  renamed?    login.8x8@1.png belongs to no screen and is equal\n"
            ),
            "\(run.text)")
        let line = "maquette approve --moved -c \(fixture.path(".maquette.yaml")) signin.8x8@1"
        #expect(run.text.contains("  approve:    \(line)\n"), "\(run.text)")
        #expect(run.text.contains("2 missing goldens may be renamed; "), "\(run.text)")
        let moved = try fixture.run("approve", "--moved")
        #expect(moved.status == .success, "\(moved.errors)")
        #expect(moved.text.contains("moved      login.8x8@1.png → signin.8x8@1.png\n"), "\(moved.text)")
        #expect(moved.text.hasSuffix("2 goldens moved\n"))
        let after = try fixture.directory.contents()
        #expect(after["goldens/signin.8x8@1.png"] == before["goldens/login.8x8@1.png"])
        #expect(after["goldens/login.8x8@1.png"] == nil)
        #expect(try fixture.test().status == .success)
        #expect(try fixture.run("approve", "--moved").status == .usage)
    }

    @Test func onlyWhatIsEqualAndWithoutAScreenIsMoved() throws {
        // The same picture as that of 'menu', which still has its screen.
        try fixture.write("other", color: "#0000FF")
        let copied = try fixture.test()
        #expect(!copied.text.contains("renamed?"), "\(copied.text)")
        #expect(try fixture.run("approve", "--moved").errors.contains("had another name before"))
        try FileManager.default.removeItem(atPath: fixture.path("screens/other.screen.yaml"))
        try rename("login", "signin")
        try fixture.write("signin", color: "#123456")
        #expect(try !fixture.test().text.contains("renamed?"))
    }

    @Test func digestsMoveInTheirFile() throws {
        try FileManager.default.removeItem(atPath: fixture.path("goldens"))
        try fixture.directory.write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\ncompare: digest\n",
            to: ".maquette.yaml")
        try fixture.record()
        try rename("about", "info")
        #expect(try fixture.test().text.contains("  renamed?    about.8x8@1.digest belongs to no screen"))
        #expect(try fixture.run("approve", "--moved", "info").status == .success)
        let lock = String(decoding: try fixture.directory.data("goldens/goldens.lock"), as: UTF8.self)
        #expect(lock.contains(" info.8x8@1\n") && !lock.contains(" about.8x8@1\n"))
        #expect(try fixture.test().status == .success)
    }

    @Test func aGoldenThatChangedAfterTheRunStays() throws {
        try rename("login", "signin")
        _ = try fixture.test()
        let menu = try fixture.directory.data("goldens/menu.8x8@1.png")
        try menu.write(to: URL(fileURLWithPath: fixture.path("goldens/login.8x8@1.png")))
        let run = try fixture.run("approve", "--moved", "signin.8x8@1.png")
        #expect(run.status == .failure)
        #expect(run.errors.contains("'login.8x8@1.png' has changed or gone"), "\(run.errors)")
        #expect(try fixture.directory.data("goldens/login.8x8@1.png") == menu)
    }

    @Test func namesInAReportStayInTheFolderOfGoldens() throws {
        try rename("login", "signin")
        _ = try fixture.test()
        let report = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        try fixture.directory.write(
            report.replacing(#""renamedFrom":"login.8x8@1""#, with: #""renamedFrom":"../screens/menu""#),
            to: "out/report.json")
        let before = try fixture.directory.contents().filter { !$0.key.hasPrefix("out/") }
        #expect(try fixture.run("approve", "--moved").status == .usage)
        #expect(try fixture.directory.contents().filter { !$0.key.hasPrefix("out/") } == before)
    }

    @Test func theRestIsSaidByTheReports() throws {
        try rename("login", "signin")
        _ = try fixture.run("test", "--record", "never", "--reporter", "html,junit")
        for file in ["report.html", "junit.xml"] {
            let text = String(decoding: try fixture.directory.data("out/\(file)"), as: UTF8.self)
            #expect(text.contains("renamed? login.8x8@1.png belongs to no screen and is equal"), "\(file)")
            #expect(text.contains("approve --moved"), "\(file)")
        }
    }
}
