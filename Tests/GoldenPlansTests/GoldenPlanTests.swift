import Foundation
import GoldenPlans
import Goldens
import Maquette
import TestSupport
import Testing

@Suite struct GoldenPlanTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        let screen = "root: {backgroundColor: white}\nstates: {one: {}, two: {}}\n"
        try directory.write(screen, to: "screens/a.screen.yaml")
        try directory.write("root: {}\n", to: "screens/b.screen.yaml")
    }

    private func plan(_ configuration: String, _ overrides: GoldenPlan.Overrides = .init()) throws
        -> GoldenPlan
    {
        let file = try directory.write(configuration, to: ".maquette.yaml")
        return GoldenPlan(configurationFile: file, overrides: overrides, workers: 1)
    }

    private func names(_ plan: GoldenPlan) -> [String] { plan.items.map(\.request.outputName) }

    @Test func screensDevicesAndStatesAreCrossed() throws {
        let plan = try plan(
            """
            goldens: expected
            devices: [iphone-8, iphone-x]
            screens: ["screens/*.screen.yaml"]
            """)
        #expect(plan.problems.isEmpty)
        #expect(
            names(plan) == [
                "a.one.iphone-8", "a.one.iphone-x", "a.two.iphone-8", "a.two.iphone-x", "b.iphone-8",
                "b.iphone-x",
            ])
        #expect(plan.items.allSatisfy { $0.kinds == [.layout, .picture] })
        #expect(plan.goldens == directory.path + "/expected")
    }

    @Test func entriesOverrideTheDefaultsAndJoin() throws {
        let plan = try plan(
            """
            devices: iphone-8
            compare: layout
            screens:
              - screens/b.screen.yaml
              - {path: screens/b.screen.yaml, compare: [picture, commands]}
              - {path: screens/a.screen.yaml, states: two, appearances: dark, orientations: [landscape]}
            """)
        #expect(names(plan) == ["b.iphone-8", "a.two.iphone-8-landscape.dark"])
        #expect(plan.items[0].kinds == [.layout, .commands, .picture])
        #expect(plan.items[1].kinds == [.layout])
        #expect(plan.items.map(\.stage) == [.picture, .layout])
    }

    @Test func tolerancesAndMasksAreOfAnEntryOrOfAll() throws {
        let plan = try plan(
            """
            devices: iphone-8
            tolerance: {pixels: 2}
            screens:
              - screens/b.screen.yaml
              - path: screens/a.screen.yaml
                states: one
                tolerance: {colorDistance: 3, cluster: 1.5}
                masks: [clock, {x: 0, y: -1, width: 20, height: 10.5}]
            """)
        #expect(plan.problems.isEmpty)
        #expect(
            plan.items.map(\.tolerance) == [
                GoldenTolerance(pixels: 2), GoldenTolerance(colorDistance: 3, cluster: 1.5),
            ])
        #expect(
            plan.items.map(\.masks) == [
                [], [.view("clock"), .region(Rect(x: 0, y: -1, width: 20, height: 10.5))],
            ])
    }

    @Test(arguments: [
        ("tolerance: 3", "a tolerance is a mapping of keys, found '3'"),
        ("tolerance: {percent: 1}", "unknown key 'percent' in a tolerance"),
        ("tolerance: {colorDistance: 256}", "colorDistance: expected a whole number from 0 to 255"),
        ("tolerance: {pixels: 1.5}", "pixels: expected a whole number from 0 to 1000000000"),
        ("tolerance: {cluster: wide}", "cluster: expected a number from 0 to 1000000"),
        ("masks: [{x: 1, y: 2}]", "a mask is the id of a view, or has x, y, width and height"),
    ])
    func aToleranceThatIsNoneIsAProblem(line: String, message: String) throws {
        let plan = try plan("screens: screens/b.screen.yaml\n\(line)\n")
        #expect(plan.problems.count == 1)
        #expect(plan.problems.first?.message.hasPrefix(message) == true, "\(plan.problems.map(\.message))")
    }

    @Test func flagsStandAboveTheFile() throws {
        var overrides = GoldenPlan.Overrides()
        overrides.matrix.devices = [DeviceTable.standard]
        overrides.states = .named(["two"])
        overrides.paths = [directory.path + "/screens/a.screen.yaml"]
        let plan = try plan("devices: iphone-8\nscreens: screens\n", overrides)
        #expect(names(plan) == ["a.two.iphone-16"])
    }

    @Test(arguments: [
        ("screns: [a]", "unknown key 'screns' in the file", "did you mean 'screens'?"),
        ("devices: iphone-8", "the file names no screens", "screens: [...]"),
        (
            "screens: {path: screens, device: x}", "unknown key 'device' in an entry of screens",
            "did you mean 'devices'?"
        ),
        ("screens: screens\ndevices: iphone-88", "unknown device 'iphone-88'", "did you mean 'iphone-8'?"),
        ("screens: screens\nappearances: drak", "'drak' is not an appearance", "did you mean 'dark'?"),
        (
            "screens: screens\ndevices: []", "devices: the list is empty",
            "leave the key out for what holds without it"
        ),
        ("screens: nowhere/*.yaml", "no screen file matches 'nowhere/*.yaml'", nil),
    ])
    func mistakesAreNamed(text: String, message: String, hint: String?) throws {
        let problems = try plan(text).problems
        let problem = try #require(problems.first { $0.message == message }, "\(problems)")
        #expect(problem.place?.line != nil)
        #expect(problem.hints.first == hint)
    }

    @Test func screensOfOneNameAreToldApartByTheirFolders() throws {
        try directory.write("root: {}\n", to: "other/b.screen.yaml")
        for screens in ["screens: [screens, other]", "screens: [screens/*.yaml, other/b.screen.yaml]"] {
            let plan = try plan("devices: iphone-8\nstates: base\n\(screens)\n")
            #expect(plan.problems.isEmpty, "\(plan.problems)")
            #expect(names(plan) == ["a.iphone-8", "screens-b.iphone-8", "other-b.iphone-8"])
        }
        var overrides = GoldenPlan.Overrides()
        overrides.paths = [directory.path + "/other"]
        // The name is the same if the run is limited to one of them.
        let limited = try plan("devices: iphone-8\nscreens: [screens, other]\n", overrides)
        #expect(names(limited) == ["other-b.iphone-8"])
    }

    @Test func storyboardsOfOneNameAreComparedTogether() throws {
        for folder in ["A", "B"] { try directory.write(storyboard, to: "\(folder)/Main.storyboard") }
        let plan = try plan("devices: iphone-8\nscreens: ['*/Main.storyboard']\n")
        #expect(plan.problems.isEmpty, "\(plan.problems)")
        #expect(Set(plan.items.map { $0.request.recipe.screen }) == ["A-Main", "B-Main"])
        #expect(plan.failedInputs.isEmpty)
    }

    @Test func filesForOtherSystemsAreLeftOutOfFolders() throws {
        try directory.write(
            storyboard.replacing("CocoaTouch.Storyboard", with: "Cocoa.Storyboard"), to: "mac/Mac.storyboard")
        let plan = try plan("screens: [screens, mac]\n")
        #expect(plan.problems.isEmpty && plan.failedInputs.isEmpty)
        let named = try self.plan("screens: [screens, mac/Mac.storyboard]\n")
        #expect(named.failedInputs.count == 1)
    }

    @Test func theCanvasIsRefusedWhereThereIsNone() throws {
        var overrides = GoldenPlan.Overrides()
        overrides.matrix.devices = [.canvas]
        let problems = try plan("screens: screens/b.screen.yaml\n", overrides).problems
        #expect(problems.first?.message.hasPrefix("--device canvas is the device a storyboard") == true)
    }

    @Test func aPathThatSelectsNothingIsAProblem() throws {
        var overrides = GoldenPlan.Overrides()
        overrides.paths = [
            directory.path + "/screens/a.screen.yaml", directory.path + "/screens/c.screen.yaml",
        ]
        let problems = try plan("screens: screens\n", overrides).problems
        #expect(problems.count == 1)
        #expect(problems.first?.message.contains("names no screen in '\(directory.path)/screens/c") == true)
        #expect(problems.first?.hints == ["did you mean '\(directory.path)/screens/a.screen.yaml'?"])
    }

    @Test func patternsMayBeginWithDotsAndSlashes() throws {
        try directory.write("root: {}\n", to: "app/tests/inner.screen.yaml")
        for (pattern, expected) in [
            ("./*.screen.yaml", ["inner.iphone-8"]), (".//./inner.screen.yaml", ["inner.iphone-8"]),
            ("../../screens/b*.yaml", ["b.iphone-8"]),
            ("\(directory.path)/**/inner.screen.*", ["inner.iphone-8"]),
        ] {
            let file = try directory.write(
                "devices: iphone-8\nscreens: ['\(pattern)']\n", to: "app/tests/.maquette.yaml")
            let plan = GoldenPlan(configurationFile: file, overrides: .init(), workers: 1)
            #expect(plan.problems.isEmpty, "\(pattern)")
            #expect(names(plan) == expected, "\(pattern)")
        }
    }

    @Test func oneFileUnderTwoSpellingsIsOne() throws {
        let plan = try plan("devices: iphone-8\nscreens: [screens/b.screen.yaml, ./screens/b*.yaml]\n")
        #expect(plan.problems.isEmpty)
        #expect(names(plan) == ["b.iphone-8"])
    }

    @Test(.timeLimit(.minutes(10))) func aConfigurationThatIsNoFileIsRefused() throws {
        let path = directory.path + "/.maquette.yaml"
        try #require(mkfifo(path, 0o600) == 0)
        let plan = GoldenPlan(configurationFile: path, overrides: .init(), workers: 1)
        #expect(plan.problems.map(\.message) == ["cannot read '\(path)': it is a pipe, not a file"])
    }
}

private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="v" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="r">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
