import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// Goldens of a checkout whose lines end in a carriage return and a line feed, as with `core.autocrlf`.
@Suite struct LineEndTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try configure("layout, commands, picture")
        try fixture.record()
    }

    private func configure(_ kinds: String) throws {
        try fixture.directory.write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\ncompare: [\(kinds)]\n",
            to: ".maquette.yaml")
    }

    private func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for (name, data) in try fixture.directory.contents()
        where name.hasPrefix("goldens/") && !name.hasSuffix(".png") {
            texts[name] = String(decoding: data, as: UTF8.self)
        }
        return texts
    }

    /// Ends all lines of text goldens, and of the file beside them, in another way.
    private func convert(to end: String) throws {
        for (name, text) in try texts() {
            try fixture.directory.write(text.replacing("\n", with: end), to: name)
        }
    }

    @Test(arguments: ["\r\n", "\r"]) func goldensAreReadWithOtherLineEnds(end: String) throws {
        try convert(to: end)
        let run = try fixture.test()
        #expect(run.status == .success, "\(run.text)\(run.errors)")
        #expect(run.text.hasSuffix("9 goldens: 9 same\n"), "\(run.text)")
        #expect(try fixture.run("doctor").status == .success)
    }

    @Test func aDifferenceIsThatOfTheTextAlone() throws {
        try convert(to: "\r\n")
        try fixture.write("login", color: "#00FF00")
        let run = try fixture.test()
        #expect(run.status == .differences)
        let report = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        // One line of each text has another color.
        #expect(report.components(separatedBy: #""removed":1,"added":1"#).count == 3, "\(report)")
        #expect(!report.contains("was added"))
        #expect(try fixture.run("approve", "login").status == .success)
        #expect(try texts()["goldens/login.8x8@1.layout.txt"]?.contains("\r") == false)
        #expect(try texts()["goldens/menu.8x8@1.layout.txt"]?.contains("\r\n") == true)
        #expect(try fixture.test().status == .success)
    }

    @Test func recordingWritesLineFeeds() throws {
        let before = try texts()
        try convert(to: "\r\n")
        let run = try fixture.run("test", "--record", "all")
        #expect(run.status == .success, "\(run.text)\(run.errors)")
        let goldens = before.filter { !$0.key.hasSuffix(".lock") }
        #expect(try texts().filter { !$0.key.hasSuffix(".lock") } == goldens)
        try FileManager.default.removeItem(atPath: fixture.path("goldens/goldens.lock"))
        try fixture.record()
        #expect(try texts() == before)
    }

    @Test func digestsAreReadToo() throws {
        try FileManager.default.removeItem(atPath: fixture.path("goldens"))
        try configure("digest")
        try fixture.record()
        try convert(to: "\r\n")
        #expect(try fixture.test().status == .success)
        try fixture.write("login", color: "#00FF00")
        #expect(try fixture.test().status == .differences)
        #expect(try fixture.run("approve", "--all").status == .success)
        #expect(try texts()["goldens/goldens.lock"]?.contains("\r") == false)
        #expect(try fixture.test().status == .success)
    }

    @Test func aCloneWithOtherLineEndsPasses() throws {
        let git = try GitFixture(committing: fixture.directory)
        try git.git("-c", "core.autocrlf=true", "clone", "-q", fixture.directory.path, fixture.path("clone"))
        let layout = try fixture.directory.data("clone/goldens/menu.8x8@1.layout.txt")
        #expect(String(decoding: layout, as: UTF8.self).contains("\r\n"))
        let run = try CommandRun([
            "test", "--record", "never", "-c", fixture.path("clone/.maquette.yaml"),
        ])
        #expect(run.status == .success, "\(run.text)\(run.errors)")
    }

    @Test func textsAreComparedWithoutTheirLineEnds() throws {
        try fixture.directory.write("a\nb\n", to: "one.txt")
        try fixture.directory.write("a\r\nb\r\n", to: "other.txt")
        let run = try CommandRun(["diff", fixture.path("one.txt"), fixture.path("other.txt")])
        #expect(run.status == .success)
        #expect(run.errors == "note: the texts differ in their line ends alone\n")
        try fixture.directory.write("a\r\nc\r\n", to: "other.txt")
        let other = try CommandRun(["diff", fixture.path("one.txt"), fixture.path("other.txt")])
        #expect(other.status == .differences)
        #expect(other.text.hasPrefix("@@ line 2\n-b\n+c\n"), "\(other.text)")
    }
}
