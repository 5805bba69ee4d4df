import Foundation
import TestSupport
import Testing

/// Every command with an app's classes, if the program that compiles apps is beside the tool.
@Suite(
    "Commands with --app", .serialized,
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.path),
        "maquette-app-builder is not built"))
struct AppCommandsTests {
    private let directory: TemporaryDirectory
    private static let storyboard = "Garden/Garden/Base.lproj/Main.storyboard"

    init() throws {
        directory = try TemporaryDirectory()
        try FileManager.default.copyItem(
            atPath: PackageFiles.url("Examples/Garden").path, toPath: directory.path + "/Garden")
    }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(arguments + ["--app", "Garden", "--build-path", "build"], in: directory.path)
    }

    private func text(_ run: Tool.Run) -> String { String(decoding: run.output, as: UTF8.self) }

    /// Changes a source of the app.
    private func replace(_ old: String, by new: String, in path: String) throws {
        let source = String(decoding: try directory.data(path), as: UTF8.self)
        #expect(source.contains(old))
        try directory.write(source.replacing(old, with: new), to: path)
    }

    @Test("carry out steps with the app's own objects, in UIKit's order")
    func steps() throws {
        let layout = try run("layout", "Garden/Screens", "--state", "*")
        #expect(layout.status == 0, "\(layout.errors)")
        let text = text(layout)
        let parts = text.components(separatedBy: "# ").filter { !$0.isEmpty }
        func screen(_ name: String) -> String { parts.first { $0.hasPrefix(name + ".iphone-16\n") } ?? "" }
        // The row has opened the plant by its segue, and the button has watered it.
        #expect(screen("plants.opened-detail").contains("\"The soil is dry."))
        #expect(screen("plants.opened-watered").contains("\"The soil is wet enough."))
        // The delegate of the search has filtered the rows.
        #expect(
            screen("plants").contains("\"Monstera\"") && !screen("plants.searched").contains("\"Monstera\""))
        // The switch has called its action.
        #expect(screen("settings.off").contains("text=\"Off\""))
        // A value of an overlay is set after 'viewDidLoad'.
        #expect(screen("settings.renamed").contains("\"Remember\""))
        #expect(screen("settings.renamed").contains("\"Garden 1.2\""))
    }

    @Test(
        "show screens that a Swift file lists, with their states and steps, and say what of it does not compile"
    )
    func swiftScreens() throws {
        let listed = try run("layout", "Garden", "--scene", "dry-plant", "--scene", "tip", "--state", "*")
        #expect(listed.status == 0, "\(listed.errors)")
        let parts = text(listed).components(separatedBy: "# ").filter { !$0.isEmpty }
        func screen(_ name: String) -> String { parts.first { $0.hasPrefix(name + ".iphone-16\n") } ?? "" }
        #expect(parts.count == 5, "\(text(listed))")
        // The driest plant of 'Plants.json' has 18 %, each watering adds 25, and from 30 on it is not dry.
        #expect(screen("dry-plant").contains("\"Basil\"") && screen("dry-plant").contains("The soil is dry."))
        #expect(screen("dry-plant.watered-once").contains("The soil is wet enough."))
        #expect(screen("tip") != screen("tip.resting") && !screen("tip.resting").isEmpty)
        let path = "Garden/Previews/GardenScreens.swift"
        try replace(
            "[\n            Screen(\"tip\"",
            by: "[\n            Screen(\"wrong\") { NoSuchController() },\n            Screen(\"tip\"",
            in: path)
        let broken = try run("render", "Garden", "--scene", "tip", "-o", "out")
        #expect(broken.status == 3, "\(broken.errors)")
        #expect(
            broken.errors.contains(
                "GardenScreens.swift:8: error: cannot find 'NoSuchController' in scope [app.screens]"),
            "\(broken.errors)")
        #expect(directory.files.contains("out/tip.iphone-16.png"))
        try replace("NoSuchController()", by: "fatalError(\"no model\")", in: path)
        let stopped = try run("render", "Garden", "--scene", "wrong", "-o", "out")
        // The function ends before the stop, and returns an empty controller.
        #expect(stopped.status == 0 && stopped.errors.contains("app.code"), "\(stopped.errors)")
    }

    @Test("compare goldens, and approve a change of the app's code")
    func goldens() throws {
        func test(_ arguments: String...) throws -> Tool.Run {
            try Tool.run(["test", "--record", "never"] + arguments, in: directory.path + "/Garden")
        }
        let cache = directory.path + "/caches"
        setenv("XDG_CACHE_HOME", cache, 1)
        defer { unsetenv("XDG_CACHE_HOME") }
        let same = try test()
        #expect(same.status == 0, "\(text(same)) \(same.errors)")
        let path = "Garden/Garden/Controllers/SettingsViewController.swift"
        try replace("\"Every day at 8:00\"", by: "\"Every day at 9:00\"", in: path)
        let different = try test()
        #expect(different.status == 1, "\(text(different)) \(different.errors)")
        #expect(text(different).contains("settings"), "\(text(different))")
        let approved = try Tool.run(["approve", "--all"], in: directory.path + "/Garden")
        #expect(approved.status == 0, "\(approved.errors)")
        #expect(try test().status == 0)
        let pruned = try Tool.run(["prune"], in: directory.path + "/Garden")
        #expect(pruned.status == 0 && text(pruned).contains("0 of"), "\(text(pruned)) \(pruned.errors)")
        let reported = try Tool.run(["report", "--reporter", "junit"], in: directory.path + "/Garden")
        #expect(reported.status == 0, "\(reported.errors)")
        // What a cache knows of the app's code is what the code was.
        let kept = try test("--cache", "results")
        #expect(kept.status == 0)
        try replace("\"Every day at 9:00\"", by: "\"Every day at 7:00\"", in: path)
        #expect(try test("--cache", "results").status == 1)
    }

    @Test("make films, sheets, galleries, maps, logs, findings and explanations")
    func kinds() throws {
        let plants = ["--scene", "Plants"]
        func succeeds(_ arguments: [String]) throws -> String {
            let run = try Tool.run(
                arguments + ["--app", "Garden", "--build-path", "build"], in: directory.path)
            #expect(run.status == 0, "\(arguments): \(run.errors)")
            return text(run)
        }
        _ = try succeeds(["film", "Garden/Screens/settings.screen.yaml", "--state", "off", "-o", "film"])
        #expect(directory.files.contains { $0.hasSuffix(".film.png") })
        _ = try succeeds(["render", Self.storyboard, "--format", "sheet", "-o", "sheet.png"])
        _ = try succeeds(["gallery", "-o", "gallery"])
        #expect(directory.files.contains("gallery/index.html"))
        _ = try succeeds(["flow", Self.storyboard, "-o", "map.svg"])
        #expect(try succeeds(["lint", Self.storyboard]).isEmpty)
        #expect(
            try succeeds(["explain", Self.storyboard, "--view", "set-lb-001", "--scene", "Settings"])
                .contains("set-lb-001"))
        #expect(try succeeds(["diff", Self.storyboard, Self.storyboard]).contains("same"))
        #expect(
            try succeeds(["render", Self.storyboard, "--emit", "commands"] + plants).contains(
                "fillRoundedRect"))
        #expect(
            try succeeds(["render", Self.storyboard, "--emit", "events"] + plants).contains(
                "PlantListViewController viewDidLoad"))
        try directory.write("{\"unit\": 0, \"reminders\": false}", to: "defaults.json")
        let seeded = try succeeds([
            "layout", Self.storyboard, "--scene", "Settings", "--defaults", "defaults.json",
        ])
        #expect(seeded.contains("text=\"Off\""))
    }

    @Test("say what the code prints, what stopped it, and that a screen is not the app's")
    func output() throws {
        let path = "Garden/Garden/Controllers/SettingsViewController.swift"
        try replace(
            "        updateTime()\n    }\n\n    @IBAction func remindersChanged",
            by: "        print(\"loaded\"); updateTime()\n    }\n\n    @IBAction func remindersChanged",
            in: path)
        let settings = ["--scene", "Settings"]
        let logged = try run("render", Self.storyboard, "--scene", "Settings", "--log", "output", "-o", "out")
        #expect(logged.status == 0, "\(logged.errors)")
        #expect(
            String(decoding: try directory.data("out/Main.Settings.iphone-16.output.txt"), as: UTF8.self)
                == "loaded\n")
        try replace("print(\"loaded\")", by: "assert(unitControl == nil, \"no units\")", in: path)
        let stopped = try run("render", Self.storyboard, settings[0], settings[1], "-o", "out")
        // The class is left out, and the screen is drawn without it.
        #expect(stopped.status == 0, "\(stopped.errors)")
        #expect(stopped.errors.contains("no units"), "\(stopped.errors)")
        #expect(
            try run("render", Self.storyboard, settings[0], settings[1], "-o", "out", "--strict").status == 1)
    }

    @Test("end with 3 for a screen whose code stops, unless that is accepted")
    func fallback() throws {
        let path = "Garden/Garden/AppDelegate.swift"
        try replace(
            "class AppDelegate",
            by:
                "class Stopping: UIViewController { override func viewDidLoad() { exit(7) } }\n\nclass AppDelegate",
            in: path)
        let stopped = try run("render", "Garden", "--controller", "Stopping", "-o", "out")
        #expect(stopped.status == 3, "\(stopped.errors)")
        #expect(
            stopped.errors.contains("app.fallback") && stopped.errors.contains("status 7"),
            "\(stopped.errors)")
        let accepted = try run(
            "render", "Garden", "--controller", "Stopping", "-o", "out", "--allow-fallback")
        #expect(accepted.status == 0, "\(accepted.errors)")
    }

    @Test("refuse what has no meaning without an app")
    func refusals() throws {
        let unnamed = try Tool.run(
            ["render", Self.storyboard, "--no-app", "--controller", "A"], in: directory.path)
        #expect(unnamed.status == 2 && unnamed.errors.contains("--controller is for an app"))
        let logged = try Tool.run(
            ["render", Self.storyboard, "--no-app", "--log", "output"], in: directory.path)
        #expect(logged.status == 2 && logged.errors.contains("--log output"), "\(logged.errors)")
        let both = try Tool.run(
            ["render", Self.storyboard, "--no-app", "--app", "Garden"], in: directory.path)
        #expect(both.status == 2)
    }
}
