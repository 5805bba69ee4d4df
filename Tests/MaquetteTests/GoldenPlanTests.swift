import Goldens
import Maquette
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
        #expect(plan.items.map(\.stage) == [.png, .layout])
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
        ("screens: screens\nappearances: drak", "'drak' is no appearance", "did you mean 'dark'?"),
        ("screens: nowhere/*.yaml", "no screen file matches 'nowhere/*.yaml'", nil),
    ])
    func mistakesAreNamed(text: String, message: String, hint: String?) throws {
        let problems = try plan(text).problems
        let problem = try #require(problems.first { $0.message == message }, "\(problems)")
        #expect(problem.place?.line != nil)
        #expect(problem.hints.first == hint)
    }

    @Test func twoScreensOfOneNameAreRefused() throws {
        try directory.write("root: {}\n", to: "other/b.screen.yaml")
        let plan = try plan("screens: [screens, other]\n")
        #expect(plan.problems.contains { $0.message.contains("have goldens of one name") })
    }
}
