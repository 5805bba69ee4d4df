import Foundation
import TestSupport
import Testing

/// Every command with the handbook's classes, if the program that compiles apps is beside the tool.
///
/// One copy of the project serves all commands, so that its sources are compiled once, and one file of them again. Numbers
/// are those of the articles: a header of 100 points with 48 above and below, rows of 44, a picture of 200 in the middle.
@Suite(
    "Commands with the handbook's code",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.path),
        "maquette-app-builder is not built"))
struct HandbookCommandsTests {
    private static let storyboard = "Handbook/Base.lproj/Main.storyboard"

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try FileManager.default.copyItem(
            atPath: PackageFiles.url("Examples/Handbook").path, toPath: directory.path + "/Handbook")
        try directory.write(
            """
            app: .
            goldens: Goldens
            compare: [layout]
            devices: iphone-8
            screens:
              - Screens
              - controller: CityListViewController
                steps:
                  turned: [rotate landscape, capture wide]
            """, to: "Handbook/.maquette.yaml")
        // The box asks, its button deletes the row, and the box that says so goes by itself before the picture.
        try directory.write(
            """
            extends: ../\(Self.storyboard)
            scene: Cities
            states:
              opened:
                steps: [select row 0, capture asked, tap "删除", capture deleted]
            """, to: "Handbook/Screens/cities.screen.yaml")
        // The table without its storyboard.
        try directory.write(
            """
            import UIKit

            final class CityListViewController: CitiesViewController {
                override func viewDidLoad() {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
                    super.viewDidLoad()
                }
            }
            """, to: "Handbook/Stubs/CityListViewController.swift")
        try directory.write("out\n", to: "Handbook/.gitignore")
    }

    /// Runs the tool in the project's folder, whose configuration names the app; returns all that it says.
    private func run(_ arguments: [String], status: Int32 = 0) throws -> String {
        let run = try Tool.run(
            arguments, in: directory.path + "/Handbook",
            environment: ["XDG_CACHE_HOME": directory.path + "/caches"])
        #expect(run.status == status, "\(arguments): \(run.text)\(run.errors)")
        return run.text + run.errors
    }

    private func golden(_ name: String) throws -> String {
        String(decoding: try directory.data("Handbook/Goldens/\(name).iphone-8.layout.txt"), as: UTF8.self)
    }

    /// Replaces text in a file of the project.
    private func replace(_ old: String, by new: String, in path: String) throws {
        let text = String(decoding: try directory.data("Handbook/" + path), as: UTF8.self)
        #expect(text.contains(old))
        try directory.write(text.replacing(old, with: new), to: "Handbook/" + path)
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", directory.path + "/Handbook", "-c", "user.name=a", "-c", "user.email=a@b.c"]
            + arguments
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("show, compare, approve and explain its screens with what is done to them")
    func commands() throws {
        try checkRecordedGoldens()
        try checkApproval()
        try checkMigration()
        try checkKinds()
        try checkReasons()
    }

    /// Steps through a segue, a box and its button, and those of a controller of code alone.
    private func checkRecordedGoldens() throws {
        _ = try run(["test", "--record", "missing"], status: 1)
        _ = try run(["test", "--record", "never"])
        #expect(try golden("cities").contains("content=375x\(196 + 6 * 44)"))
        let asked = try golden("cities.opened-asked")
        #expect(asked.contains("text=\"删除“北京”？\"") && asked.contains("text=\"北京\""))
        let deleted = try golden("cities.opened-deleted")
        #expect(!deleted.contains("text=\"北京\"") && !deleted.contains("AlertBoxView"))
        #expect(deleted.contains("content=375x\(196 + 5 * 44)"))
        #expect(try golden("CityListViewController").contains("(0, 0) 375x196"))
        #expect(try golden("CityListViewController.turned-wide").contains("(233.5, 48) 200x100"))
    }

    /// A change of the app's code is a difference of the screens that show it, until it is approved.
    private func checkApproval() throws {
        try replace("\"北京\"", by: "\"重庆\"", in: "Handbook/Cities/CitiesViewController.swift")
        let different = try run(["test", "--record", "never"], status: 1)
        #expect(different.contains("cit-lb-001.text \"北京\" → \"重庆\""), "\(different)")
        #expect(try run(["review"]).contains("text=\"重庆\""))
        #expect(try run(["report", "--reporter", "junit"]).contains("4 different"))
        _ = try run(["approve", "--all"])
        _ = try run(["test", "--record", "never"])
        #expect(try golden("cities.opened-asked").contains("text=\"删除“重庆”？\""))
        #expect(try run(["prune"]).contains("0 of 5"))
    }

    /// Goldens that another version has made are those of this one, whether a file or code alone shows the screen.
    private func checkMigration() throws {
        try replace("look 1", by: "look 0", in: "Goldens/goldens.lock")
        for name in ["cities", "CityListViewController"] {
            try replace("375x196", by: "375x195", in: "Goldens/\(name).iphone-8.layout.txt")
        }
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "goldens of another version")
        _ = try run(["test", "--record", "never"], status: 5)
        #expect(try run(["migrate"]).contains("2 goldens migrated, 3 the same"))
        _ = try run(["test", "--record", "never"])
    }

    private func checkKinds() throws {
        let list = ["--controller", "CityList*", "--device", "iphone-8"]
        _ = try run(["render", "."] + list + ["-o", "out/pictures"])
        #expect(directory.files.contains("Handbook/out/pictures/CityListViewController.iphone-8.png"))
        #expect(try run(["layout", "."] + list).contains("text=\"重庆\""))
        _ = try run(["film", "Screens/cities.screen.yaml", "--state", "opened", "-o", "out/film"])
        #expect(directory.files.contains { $0.hasPrefix("Handbook/out/film/") && $0.hasSuffix(".film.png") })
        _ = try run(["render", Self.storyboard, "--format", "sheet", "-o", "out/sheet.png"])
        _ = try run(["gallery", ".", "-o", "out/gallery"])
        #expect(directory.files.contains("Handbook/out/gallery/index.html"))
        _ = try run(["flow", Self.storyboard, "-o", "out/map.svg"])
        for name in ["sheet.png", "map.svg"] {
            #expect(try !directory.data("Handbook/out/" + name).isEmpty)
        }
        #expect(try !run(["preview", Self.storyboard, "--scene", "Sizes", "--protocol", "sixel"]).isEmpty)
    }

    /// What the storyboard alone cannot know: a text that code has set, with the constraint that places it.
    private func checkReasons() throws {
        let sizes = ["--scene", "Sizes", "--device", "iphone-8"]
        let explained = try run(["explain", Self.storyboard, "--view", "siz-pa-001"] + sizes)
        #expect(explained.contains("left = 39.5") && explained.contains("siz-ch-001.width == 200"))
        _ = try run(["diff", Self.storyboard, Self.storyboard] + sizes)
        // One that does not fit; the file alone also has scroll views whose content only code gives a size.
        let found = try run(["lint", ".", "--device", "iphone-8"], status: 1)
        #expect(found.contains("text.truncated") && !found.contains("layout.scrollContent"), "\(found)")
        #expect(
            try run(["render", Self.storyboard, "--emit", "events", "--scene", "Cities"]).contains(
                "CitiesViewController viewDidLoad"))
    }
}
