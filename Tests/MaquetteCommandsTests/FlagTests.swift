import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// Each flag in the help of a command changes its result or is rejected.
@Suite struct FlagTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(FlagTests.screen(width: 90, color: "systemGray6"), to: "a.screen.yaml")
        try directory.write(FlagTests.screen(width: 120, color: "systemRed"), to: "b.screen.yaml")
        try directory.write(
            "screens: a.screen.yaml\ncompare: [layout, picture]\ndevices: 200x100@1\n", to: "test.yaml")
        try directory.write("screens: b.screen.yaml\ndevices: 200x100@1\n", to: "other.yaml")
        // A golden of one configuration only.
        try directory.write("no picture", to: "goldens/b.200x100@1.png")
        try directory.write("no font", to: "fonts/broken.ttf")
        try directory.write("", to: "pictures/.keep")
        try redDot.write(to: URL(fileURLWithPath: directory.path + "/pictures/dot.png"))
    }

    /// A screen that every condition affects: text, an image that is only found with `--assets`, scrollable
    /// content.
    private static func screen(width: Int, color: String) -> String {
        """
        root:
          backgroundColor: systemBackground
          subviews:
            - {id: words, class: UILabel, text: Some words, font: body, backgroundColor: \(color)}
            - {id: image, class: UIImageView, image: dot}
            - {id: below, class: UILabel, text: below the screen}
            - id: list
              class: UITableView
              rows: 1
              subviews: [{id: cell, class: UITableViewCell, text: Row, image: nowhere}]
            - id: scroll
              class: UIScrollView
              subviews: [{id: tall, backgroundColor: \(color)}]
          constraints:
            - words.leading == self.leading + \(width - 80)
            - words.trailing <= self.trailing - 4
            - words.top == self.top + 4
            - below.top == self.top + 150
            - below.leading == self.leading
            - list.top == self.top + 30
            - list.bottom == self.bottom
            - list.width == 30
            - list.trailing == self.trailing
            - image.top == words.bottom
            - image.leading == words.leading
            - image.width == 20
            - image.height == 20
            - scroll.leading == self.leading
            - scroll.trailing == words.trailing
            - scroll.bottom == self.bottom
            - scroll.top == image.bottom
            - tall.top == scroll.top
            - tall.bottom == scroll.bottom
            - tall.leading == scroll.leading
            - tall.trailing == scroll.trailing
            - tall.width == \(width)
            - tall.height == 400
        states:
          short: {words.text: few}
          none: {words.isHidden: yes}
        """
    }

    /// The arguments of each command without the tested flag; `$` is the test's folder.
    private static let runs: [String: [[String]]] = [
        "render": [["$/a.screen.yaml"], ["--output", "$/out"], ["--device", "200x100@1"]],
        "layout": [["$/a.screen.yaml"], ["--device", "200x100@1"]],
        "preview": [["$/a.screen.yaml"], ["--device", "200x100@1"], ["--protocol", "blocks"]],
        "film": [["$/a.screen.yaml"], ["--output", "$/out"], ["--device", "200x100@1"]],
        "test": [["--config", "$/test.yaml"], ["--record", "never"]],
        "diff": [["$/a.screen.yaml", "$/b.screen.yaml"], ["--device", "200x100@1"]],
        "lint": [["$/a.screen.yaml"], ["--json"], ["--device", "200x100@1"]],
        "explain": [["$/a.screen.yaml"], ["--json"], ["--view", "scroll"], ["--device", "200x100@1"]],
        "approve": [["--config", "$/test.yaml"], ["--all"]],
        "prune": [["--config", "$/test.yaml"]], "doctor": [["--config", "$/test.yaml"]],
        "init": [["$/new"]],
        "devices": [], "fonts": [], "version": [],
    ]

    /// The values to test flags with.
    private static let values: [String: [String]] = [
        "--device": ["300x200@1"], "--orientation": ["landscape"], "--appearance": ["dark"],
        "--text-size": ["AX5"], "--locale": ["ar-XB"], "--direction": ["rtl"], "--stress": ["long"],
        "--scene": ["none"], "--state": ["short"], "--set": ["words.text=Other words, too many for a line"],
        "--rows": ["0"], "--tab": ["none"], "--outline-custom": [],
        "--chrome": ["frame"],
        "--full-page": [], "--fonts": ["$/fonts"], "--assets": ["$/pictures"], "--strict": [],
        "--output": ["$/other.png"], "--format": ["svg"], "--png-level": ["3"], "--svg-text": ["live"],
        "--defaults": ["$/none.json"], "--at": ["0.5"], "--log": ["events"],
        "--fps": ["0"], "--scale": ["2"], "--emit": ["layout"], "--json": [], "--protocol": ["kitty"],
        "--width": ["7"], "--serve": [], "--port": ["80"],
        "--grep": ["picture"], "--last-failed": [], "--max-failures": ["1"], "--shard": ["2/2"],
        "--only-changed": ["nowhere"], "--list": [],
        "--all": [], "--moved": [], "--delete": [], "--ci": ["gitlab"], "--screens": ["nowhere"],
        "--reporter": ["junit"], "--max-evidence": ["0"], "--sarif": [], "--cache": ["$/cache"],
        "--cache-limit": ["1"], "--base": ["HEAD"], "--record": ["all"],
        "--config": ["$/other.yaml"], "--view": ["tall"], "--version": [],
        "--app": ["$/none"], "--target": ["none"], "--stubs": ["none"], "--build-path": ["none"],
        "--fetch-packages": [], "--controller": ["none"], "--allow-fallback": [], "--trust-code-pictures": [],
        "--trust-code": [],
    ]

    /// Flags that only affect speed, those that do not end, and one that leaves out what is not there.
    private static let exceptions = ["-j", "--watch", "--help", "--no-cache", "--no-app"]

    /// Runs that do not exit with 0 in any case; see below.
    private static let special = ["diff --strict", "test --strict"]

    private struct Result: Equatable {
        var run: CommandRun
        var files: [String: Data]
    }

    private func result(_ verb: String, _ arguments: [String]) throws -> Result {
        let before = try directory.contents()
        let run = try CommandRun([verb] + arguments.map { $0.replacing("$", with: directory.path) })
        let files = try directory.contents().filter { before[$0.key] != $0.value }
        for name in files.keys { try FileManager.default.removeItem(atPath: "\(directory.path)/\(name)") }
        return Result(run: run, files: files)
    }

    @Test(arguments: runs.keys.sorted())
    func everyFlagOfTheHelpCounts(verb: String) throws {
        let help = try CommandRun([verb, "--help"]).text
        let flags = Set(help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+|-j)/).map { String($0.output.1) })
        #expect(flags.contains("--help"), "\(help)")
        let parts = try #require(FlagTests.runs[verb])
        let without = try result(verb, parts.flatMap(\.self))
        for flag in flags.subtracting(FlagTests.exceptions).sorted()
        where !FlagTests.special.contains("\(verb) \(flag)") {
            let values = try #require(FlagTests.values[flag], "\(flag) is not in the table of this test")
            let others = parts.filter { $0.first != flag }
            let isGiven = others.count < parts.count
            // A flag that the run already has is tested with another value, or without.
            let with = try result(
                verb, others.flatMap(\.self) + (isGiven && values.isEmpty ? [] : [flag] + values))
            let isRefused = with.run.status == .usage && with.run.output.isEmpty && !with.run.errors.isEmpty
            #expect(isRefused || with != without, "\(verb) \(flag)")
            #expect(!isRefused || with.files.isEmpty, "\(verb) \(flag): \(with.run.errors)")
        }
    }

    @Test(arguments: [
        (["test", "-c", "$/test.yaml", "--set", "words.text=Other"], "--set"),
        (["test", "-c", "$/test.yaml", "--rows", "3"], "--rows"),
        (["layout", "$/a.screen.yaml", "--rows", "1001"], "--rows"),
        (["test", "-c", "$/test.yaml", "--tab", "1"], "--tab"),
        (["test", "-c", "$/test.yaml", "--outline-custom"], "--outline-custom"),
        (["render", "$/a.screen.yaml", "--outline-custom"], "--outline-custom"),
        (["layout", "$/a.screen.yaml", "--outline-custom"], "--outline-custom"),
        (["layout", "$/a.screen.yaml", "--chrome", "full"], "--chrome"),
        (["lint", "$/a.screen.yaml", "--chrome", "full"], "--chrome"),
        (["explain", "$/a.screen.yaml", "--view", "words", "--chrome", "full"], "--chrome"),
        (["$/a.screen.yaml", "--emit", "document", "--device", "iphone-8"], "--device"),
        (["$/a.screen.yaml", "--emit", "document", "--state", "short"], "--state"),
        (["$/a.screen.yaml", "--emit", "layout", "--json"], "--json"),
        (["$/a.screen.yaml", "--emit", "layout", "-f", "svg"], "--format"),
        (["$/a.screen.yaml", "--svg-text", "live"], "--svg-text"),
        (["$/a.screen.yaml", "-f", "svg", "--png-level", "2"], "--png-level"),
        (["$/a.screen.yaml", "--json", "-o", "-"], "--json"),
        (["$/a.screen.yaml", "-o", "$/picture.jpg"], "picture.jpg"),
        (["$/a.screen.yaml", "-o", "$/picture.txt"], "picture.txt"),
        (["$/a.screen.yaml", "--emit", "layout", "-o", "$/layout.png"], "layout.png"),
        (["diff", "$/pictures/dot.png", "$/pictures/dot.png", "--device", "iphone-8"], "--device"),
        (["diff", "$/pictures/dot.png", "$/a.screen.yaml"], "different kinds"),
        (["diff", "$/pictures/dot.png", "$/pictures/dot.png", "-o", "$/d.jpg"], "d.jpg"),
        (["diff", "$/a.txt", "$/b.txt", "-o", "$/d.png"], "d.png"),
        (["fonts", "--fonts", "$/nowhere"], "nowhere"),
        (["test", "-c", "$/test.yaml", "--assets", "$/nowhere"], "nowhere"),
    ])
    func whatChangesNothingIsRefused(arguments: [String], word: String) throws {
        let result = try result(arguments[0], Array(arguments.dropFirst()))
        #expect(result.run.status == .usage)
        #expect(result.run.errors.contains(word), "\(result.run.errors)")
        #expect(result.run.output.isEmpty)
        #expect(result.files.isEmpty)
    }

    @Test func screensInSwiftRefuseWhatIsForFiles() throws {
        let screens = [emptyScreen(named: "first")]
        for flags in [
            ["--scene", "one"], ["--set", "a.text=b"], ["--rows", "2"], ["--tab", "1"],
            ["--outline-custom"], ["--emit", "document"],
        ] {
            #expect(try CommandRun(["render"] + flags, screens: screens).status == .usage)
        }
    }

    @Test func testHonoursScenesAndFullPages() throws {
        let page = try result("test", ["-c", "$/test.yaml", "--full-page"])
        #expect(page.run.text.contains("a.short.200x100@1.full-page.png"), "\(page.run.text)")
        let scene = try result("test", ["-c", "$/test.yaml", "--scene", "none"])
        #expect(scene.run.status == .usage)
        #expect(scene.run.errors.contains("there is no scene 'none'"))
    }

    @Test func strictCountsWarningsOfScreensThatAreCompared() throws {
        let screen = "$/a.screen.yaml"
        #expect(try result("diff", [screen, screen, "--device", "200x100@1"]).run.status == .success)
        #expect(
            try result("diff", [screen, screen, "--device", "200x100@1", "--strict"]).run.status
                == .differences)
    }

    @Test func strictCountsWarningsOfGoldensThatAreTheSame() throws {
        let run = ["test", "-c", "\(directory.path)/test.yaml"]
        #expect(try CommandRun(run + ["--record", "all"]).status == .differences)
        #expect(try CommandRun(run).status == .success)
        #expect(try CommandRun(run + ["--strict"]).status == .differences)
    }

    @Test func theDifferenceOfTextsIsWritten() throws {
        try directory.write("x\nsame\n", to: "a.txt")
        try directory.write("y\nsame\n", to: "b.txt")
        let result = try result("diff", ["$/a.txt", "$/b.txt", "-o", "$/d.txt"])
        #expect(result.files["d.txt"] == Data("@@ line 1\n-x\n+y\n".utf8))
    }
}

/// A PNG of one red pixel.
private let redDot =
    Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="
    )
    ?? Data()
