import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// Scripts on the command line: pictures, logs, goldens and films.
@Suite struct ScriptCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(
            """
            root: {subviews: [{id: box, frame: [0, 0, 10, 10], backgroundColor: red}]}
            states:
              moved:
                steps:
                  - set box.frame = [10, 0, 10, 10]
                  - capture first
                  - wait 0.5
                  - capture second at 0.25
              broken: {steps: [tap nowhere]}
            """, to: "a.screen.yaml")
        try directory.write(
            "screens: a.screen.yaml\ncompare: [events, layout]\ndevices: 40x20@1\nstates: moved\n",
            to: "test.yaml")
    }

    private func run(_ arguments: String...) throws -> CommandRun {
        try CommandRun(arguments.map { $0.replacing("$", with: directory.path) })
    }

    @Test func capturesAreFilesBesideTheirLogs() throws {
        let run = try run(
            "$/a.screen.yaml", "--state", "moved", "--device", "40x20@1", "--log", "events", "-o", "$/out")
        #expect(run.status == .success)
        let names = ["first", "second"].flatMap { name in
            ["png", "events.txt"].map { "\(directory.path)/out/a.moved-\(name).40x20@1.\($0)" }
        }
        #expect(run.text == names.map { $0 + "\n" }.joined())
        let log = String(decoding: try directory.data("out/a.moved-second.40x20@1.events.txt"), as: UTF8.self)
        #expect(
            log.hasSuffix(
                """
                0.000 step: set box.frame = [10, 0, 10, 10]
                0.000 step: capture first
                0.000 step: wait 0.5
                0.500 step: capture second at 0.25

                """))
        let printed = try self.run(
            "render", "$/a.screen.yaml", "--state", "moved-second", "--device", "40x20@1", "--emit", "events")
        #expect(printed.text == log)
        let layout = try self.run(
            "layout", "$/a.screen.yaml", "--state", "moved-second", "--device", "40x20@1", "--log", "events")
        #expect(layout.text.hasSuffix("# a.moved-second.40x20@1 events\n" + log))
    }

    @Test func aPictureThatIsNotTakenFailsTheRun() throws {
        let run = try run("layout", "$/a.screen.yaml", "--state", "broken", "--json", "--device", "40x20@1")
        #expect(run.status == .failure)
        #expect(run.errors.contains("a.screen.yaml:9:20: error: tap nowhere: there is no view 'nowhere'"))
        #expect(run.errors.contains("the picture 'broken' was not taken [script.capture]"))
        #expect(try self.run("lint", "$/a.screen.yaml", "--state", "broken").text.contains("script.view"))
    }

    @Test func logsAreGoldens() throws {
        #expect(try run("test", "-c", "$/test.yaml", "--record", "missing").status == .differences)
        #expect(
            directory.files.filter { $0.hasPrefix("goldens/a.") }.sorted() == [
                "goldens/a.moved-first.40x20@1.events.txt", "goldens/a.moved-first.40x20@1.layout.txt",
                "goldens/a.moved-second.40x20@1.events.txt", "goldens/a.moved-second.40x20@1.layout.txt",
            ])
        #expect(try run("test", "-c", "$/test.yaml", "--record", "never").status == .success)
        try directory.write("0.000 step: nothing\n", to: "goldens/a.moved-first.40x20@1.events.txt")
        let changed = try run("test", "-c", "$/test.yaml", "--record", "never")
        #expect(changed.status == .differences)
        #expect(changed.text.contains("different  a.moved-first.40x20@1.events.txt"))
    }

    @Test func filmsAreWrittenInAllFormatsOrOne() throws {
        let film = try run(
            "film", "$/a.screen.yaml", "--state", "moved", "--device", "40x20@1", "-o", "$/films")
        #expect(film.status == .success)
        #expect(
            film.text.split(separator: "\n").map { $0.split(separator: "/").last ?? "" } == [
                "a.moved.40x20@1.strip.png", "a.moved.40x20@1.film.png", "a.moved.40x20@1.film.html",
            ])
        let page = try run(
            "film", "$/a.screen.yaml", "--state", "moved", "--device", "40x20@1", "-o", "$/page.html")
        #expect(page.text == directory.path + "/page.html\n")
        #expect(
            try directory.data("page.html") == (try directory.data("films/a.moved.40x20@1.film.html")))
        #expect(try run("film", "$/a.screen.yaml", "-o", "$/b.html", "--format", "strip").status == .usage)
        #expect(try run("film", "$/a.screen.yaml", "-o", "-").status == .usage)
        let broken = try run("film", "$/a.screen.yaml", "--state", "broken", "-o", "$/films")
        #expect(broken.status == .failure && broken.errors.contains("script.view"))
    }
}
