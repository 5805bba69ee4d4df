import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// A report may come from somebody who wants other files to become goldens, or to be seen in a page.
@Suite("Paths in a report") struct UntrustedReportTests {
    private let fixture: GoldenFixture
    private let secret = "root:x:0:0\n"

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
        try fixture.directory.write(secret, to: "secret.txt")
        try fixture.write("login", color: "#00FF00")
        try fixture.write("menu", color: "#0000FF")
        #expect(try fixture.test().status == .differences)
    }

    /// Replaces the paths of a kind of evidence in the report.
    private func replace(_ member: String, by path: String) throws {
        var text = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        text = text.replacing(try Regex("\"\(member)\":\"[^\"]*\"")) { _ in "\"\(member)\":\"\(path)\"" }
        try fixture.directory.write(text, to: "out/report.json")
    }

    /// Replaces a file of evidence by a link.
    private func link(_ name: String, to target: String) throws {
        try FileManager.default.removeItem(atPath: fixture.path("out/\(name)"))
        try fixture.directory.link("out/\(name)", to: target)
    }

    private func goldens() throws -> [String: Data] {
        try fixture.directory.contents().filter { $0.key.hasPrefix("goldens/") }
    }

    /// Whether a file in the output folder has the secret.
    private func isInOutput() throws -> Bool {
        try fixture.directory.contents().contains { name, bytes in
            name.hasPrefix("out") && String(decoding: bytes, as: UTF8.self).contains("root:x")
        }
    }

    @Test(arguments: [
        "/etc/passwd", "{}/secret.txt", "{}/out/../secret.txt", "../secret.txt", "{}/out/report.json", "",
    ])
    func otherFilesNeverBecomeGoldens(path: String) throws {
        let before = try goldens()
        for member in ["actualFile", "expectedFile"] {
            _ = try fixture.test()
            try replace(member, by: path.replacing("{}", with: fixture.directory.path))
            for arguments in [["approve", "--all"], ["approve", "login.8x8@1.png"]] {
                let run = try CommandRun(arguments + ["-c", fixture.path(".maquette.yaml")])
                #expect(run.status == .failure)
                #expect(run.errors.contains("no evidence"), "\(run.errors)")
                #expect(try goldens() == before)
            }
            #expect(try fixture.review("aaaa").status == .failure)
            #expect(try goldens() == before)
        }
    }

    @Test func linksOutOfTheFolderAreNotFollowed() throws {
        let before = try goldens()
        for name in ["login.8x8@1.actual.png", "login.8x8@1.actual.layout.txt"] {
            try link(name, to: fixture.path("secret.txt"))
        }
        let run = try fixture.run("approve", "login")
        #expect(run.status == .failure)
        #expect(run.errors.contains("a link out of the folder"), "\(run.errors)")
        #expect(try goldens() == before)
        // Folders that are links, too.
        try fixture.directory.write(secret, to: "elsewhere/login.8x8@1.actual.png")
        try fixture.directory.link("out/sub", to: fixture.path("elsewhere"))
        var text = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        text = text.replacing("\"name\":\"login", with: "\"name\":\"sub/login")
        text = text.replacing("out/login", with: "out/sub/login")
        try fixture.directory.write(text, to: "out/report.json")
        #expect(try fixture.run("approve", "--all").status == .failure)
        #expect(try goldens() == before)
    }

    /// A link inside the folder, and a folder that is one, are the user's own.
    @Test func linksInsideTheFolderAreFollowed() throws {
        let files = FileManager.default
        try files.moveItem(atPath: fixture.path("out"), toPath: fixture.path("kept"))
        try fixture.directory.link("out", to: "kept")
        try files.moveItem(
            atPath: fixture.path("kept/login.8x8@1.actual.png"), toPath: fixture.path("kept/login.png"))
        try fixture.directory.link("kept/login.8x8@1.actual.png", to: "login.png")
        #expect(try fixture.run("approve", "--all").status == .success)
        #expect(try fixture.test().status == .success)
    }

    /// A report that was made on another machine, with its evidence.
    @Test func aReportMayHaveBeenMadeElsewhere() throws {
        try fixture.directory.write(
            String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
                .replacing("\(fixture.directory.path)/out/", with: "/elsewhere/out/"),
            to: "out/report.json")
        let run = try fixture.run("approve", "--all")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try fixture.test().status == .success)
    }

    @Test func reportsInOtherFormatsHaveNoOtherFiles() throws {
        for name in [
            "login.8x8@1.difference.layout.txt", "menu.8x8@1.actual.layout.txt",
            "menu.8x8@1.difference.layout.txt",
        ]
        where fixture.directory.files.contains("out/\(name)") {
            try link(name, to: fixture.path("secret.txt"))
        }
        try replace("expectedFile", by: fixture.path("secret.txt"))
        try fixture.directory.link("linked.png", to: "secret.txt")
        let folder = fixture.path("out")
        #expect(try CommandRun(["report", folder, "--reporter", "html,junit"]).status == .success)
        let page = String(decoding: try fixture.directory.data("out/report.html"), as: UTF8.self)
        #expect(!page.contains("root:x"))
        let junit = String(decoding: try fixture.directory.data("out/junit.xml"), as: UTF8.self)
        #expect(!junit.contains("[[ATTACHMENT|\(fixture.path("secret.txt"))]]"))
        #expect(junit.contains("[[ATTACHMENT|\(folder)/login.8x8@1.actual.png]]"))
    }

    @Test(arguments: [
        "/etc/passwd", "{}/secret.txt", "x/login.8x8@1.", "x/login.8x8@1.png/../../../secret.txt",
        "{}/part1/login.8x8@1./../../secret.txt", "{}/part1/../secret.txt",
    ]) func mergingCopiesNoOtherFiles(path: String) throws {
        let folder = fixture.path("part1")
        _ = try fixture.test("--shard", "1/1", "-o", folder)
        for member in ["actualFile", "expectedFile", "differenceFile", "stripFile"] {
            var text = String(decoding: try fixture.directory.data("part1/report.json"), as: UTF8.self)
            text = text.replacing(try Regex("\"\(member)\":\"[^\"]*\"")) { _ in
                "\"\(member)\":\"\(path.replacing("{}", with: fixture.directory.path))\""
            }
            try fixture.directory.write(text, to: "part1/report.json")
        }
        let before = Set(fixture.directory.files)
        let run = try CommandRun(["report", "merge", folder, "-o", fixture.path("out")])
        #expect(run.status == .differences, "\(run.errors)")
        #expect(try !isInOutput())
        let added = Set(fixture.directory.files).subtracting(before)
        #expect(added.allSatisfy { $0.hasPrefix("out/") }, "\(added)")
        #expect(try fixture.directory.data("secret.txt") == Data(secret.utf8))
    }

    @Test func mergingFollowsNoLinks() throws {
        let folder = fixture.path("part1")
        _ = try fixture.test("--shard", "1/1", "-o", folder)
        try FileManager.default.removeItem(atPath: fixture.path("part1/login.8x8@1.actual.png"))
        try fixture.directory.link("part1/login.8x8@1.actual.png", to: fixture.path("secret.txt"))
        let run = try CommandRun(["report", "merge", folder, "-o", fixture.path("out")])
        #expect(run.status == .failure)
        #expect(run.errors.contains("a link out of the folder"), "\(run.errors)")
        #expect(try !isInOutput())
    }

    /// Numbers that would overflow where they are added up, or would be counted to.
    @Test(arguments: ["1e19", "9223372036854774784", "-9223372036854775808", "1e300", "1e400"])
    func extremeNumbersEndNothing(number: String) throws {
        var text = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        text = text.replacing(try Regex(":-?[0-9][0-9.]*(?=[,}])")) { _ in ":\(number)" }
        text = text.replacing(try Regex("\"schemaVersion\":[^,]*"), with: "\"schemaVersion\":1")
        text = text.replacing(
            "{\"schemaVersion\":1", with: "{\"schemaVersion\":1,\"shard\":{\"index\":1,\"count\":\(number)}")
        try fixture.directory.write(text, to: "out/report.json")
        let folder = fixture.path("out")
        #expect(try CommandRun(["report", folder, "--reporter", "html,junit,github"]).status == .success)
        #expect(
            try CommandRun(["report", "merge", folder, folder, "-o", fixture.path("merged")]).status == .usage
        )
        #expect(try fixture.review("q").status == .success)
    }
}
