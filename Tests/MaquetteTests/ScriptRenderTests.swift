import Maquette
import TestSupport
import Testing
import UIKit

/// Scripts as states: their pictures wherever states are.
@Suite struct ScriptRenderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private let screen = """
        root:
          subviews:
            - {id: box, frame: [0, 0, 10, 10], backgroundColor: black}
            - {id: label, class: UILabel, frame: [0, 10, 40, 10], text: one}
        states:
          plain: {label.text: two}
          moved:
            box.backgroundColor: red
            steps:
              - set box.frame = [10, 0, 10, 10]
              - capture first
              - set: {box.frame: [20, 0, 10, 10], label.text: three}
              - capture second
              - expect label.text == "three"
          quiet: {steps: [wait 0.3]}
          wrong: {steps: [capture before, expect label.text == "nine", capture after]}
        """

    private func loaded(_ states: StateSelection, at times: [Double] = []) throws -> LoadedInput {
        var selection = InputSelection(states: states)
        selection.times = times
        return LoadedInput.file(try directory.write(screen, to: "s.screen.yaml"), selection: selection)
    }

    private func small() throws -> Variant {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "40x20@1")
        return variant
    }

    private func rendered(_ states: StateSelection, at times: [Double] = []) throws -> [RenderedScreen] {
        var renderer = Renderer(session: try RenderSession())
        renderer.recordsEvents = true
        return try loaded(states, at: times).recipes.map { renderer.render($0, in: try small()) }
    }

    @Test func capturesAreSelectedByStateAndByName() throws {
        func states(_ names: [String]) throws -> [String?] {
            try loaded(StateSelection(names: names)).recipes.map(\.state)
        }
        #expect(try states(["moved"]) == ["moved-first", "moved-second"])
        #expect(try states(["moved-second"]) == ["moved-second"])
        #expect(try states(["moved-second", "moved"]) == ["moved-second", "moved-first"])
        #expect(try states(["quiet", "base"]) == ["quiet", nil])
        #expect(
            try states(["*"]) == [
                nil, "plain", "moved-first", "moved-second", "quiet", "wrong-before", "wrong-after",
            ])
        let missing = try loaded(.named(["moved-secnd"]))
        #expect(missing.lacksSelection && missing.recipes.isEmpty)
        #expect(missing.diagnostics.first?.hints == ["did you mean 'moved-second'?"])
    }

    @Test func everyPictureShowsItsMoment() throws {
        let screens = try rendered(.named(["moved"]))
        #expect(screens.map(\.name) == ["s.moved-first.40x20@1", "s.moved-second.40x20@1"])
        #expect(screens.allSatisfy { !$0.hasFailed && $0.diagnostics.isEmpty })
        func red(_ screen: RenderedScreen) -> [Int] {
            (0..<4).filter { (screen.picture?[$0 * 10 + 5, 5] ?? 0) & 0xFFFF < 0x8000 }
        }
        #expect(screens.map(red) == [[1], [2]])
        #expect(screens[0].layout?.nodes.last?.text == "one")
        #expect(screens[1].layout?.nodes.last?.text == "three")
        #expect(
            screens[0].events?.hasSuffix(
                "0.000 step: set box.frame = [10, 0, 10, 10]\n0.000 step: capture first\n") == true)
    }

    @Test func whatIsExpectedAfterTheLastPictureCounts() throws {
        let screens = try rendered(.named(["wrong"]))
        #expect(screens[0].layout != nil && !screens[0].hasFailed)
        #expect(screens[1].layout == nil && screens[1].hasFailed)
        #expect(
            screens[1].diagnostics.map(\.description) == [
                "\(directory.path)/s.screen.yaml:16:35: error: "
                    + "expect label.text == \"nine\": it is \"one\" [script.expectation]",
                "\(directory.path)/s.screen.yaml:16:35: error: "
                    + "the picture 'wrong-after' was not taken [script.capture]\n"
                    + "  note: the script ended at this step",
            ])
    }

    @Test func picturesAtATimeAreInsteadOfThoseOfTheScript() throws {
        let screens = try rendered(.named(["moved", "plain"]), at: [0, 1.5])
        #expect(
            screens.map(\.name) == [
                "s.moved.40x20@1.at-0", "s.moved.40x20@1.at-1.5", "s.plain.40x20@1.at-0",
                "s.plain.40x20@1.at-1.5",
            ])
        #expect(screens[1].layout?.nodes.last?.text == "three")
        #expect(screens[3].layout?.nodes.last?.text == "two")
    }

    /// A screen in Swift whose button changes a label a second later.
    private func slow() -> Screen {
        Screen("slow") {
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            label.accessibilityIdentifier = "label"
            label.text = "a"
            let button = UIButton(frame: CGRect(x: 30, y: 0, width: 10, height: 20))
            button.accessibilityIdentifier = "next"
            button.addAction(UIAction { _ in label.text = "b" }, for: .touchUpInside)
            controller.view.addSubview(label)
            controller.view.addSubview(button)
            return controller
        }
        .steps("turned") {
            Step.tap("next")
            Step.expect("label", .text, "b")
            Step.set("label", "textColor", to: "red")
            Step.capture("second")
        }
    }

    @Test func screensInSwiftHaveSteps() throws {
        let loaded = LoadedInput.screen(slow(), selection: InputSelection(states: .all))
        #expect(loaded.recipes.map(\.state) == [nil, "turned-second"])
        var renderer = Renderer(session: try RenderSession())
        let screens = try loaded.recipes.map { renderer.render($0, in: try small()) }
        #expect(screens.allSatisfy { $0.diagnostics.isEmpty })
        #expect(screens.map { $0.layout?.nodes.first { $0.className == "UILabel" }?.text } == ["a", "b"])
    }

    @Test func wrongScriptsInSwiftAreReported() {
        let screen = Screen("slow") { UIViewController() }.steps("s") {
            Step.capture("a")
            Step.capture("a")
        }
        let loaded = LoadedInput.screen(screen, selection: InputSelection(states: .all))
        #expect(loaded.recipes.isEmpty)
        #expect(loaded.diagnostics.first?.message == "two pictures of the script are called 'a'")
    }

    @Test("the same bytes alone, in a batch, on one worker and on eight")
    func bytesDoNotDependOnTheBatch() throws {
        let session = try RenderSession()
        let recipes = try loaded(.all).recipes.filter { $0.state?.hasPrefix("wrong") != true }
        let requests = try recipes.map { RenderRequest(recipe: $0, variant: try small()) }
        func bytes(_ requests: [RenderRequest], workers: Int) -> [[UInt8]] {
            var bytes: [[UInt8]] = []
            renderBatch(
                requests, in: session, options: BatchOptions(workers: workers), finish: { $0.png ?? [] },
                deliver: { bytes.append($1) })
            return bytes
        }
        let alone = requests.map { bytes([$0], workers: 1)[0] }
        let many = Array(repeating: requests, count: 8).flatMap { $0 }
        #expect(!alone.contains([]) && Set(alone).count == 4)
        #expect(bytes(many, workers: 1) == Array(repeating: alone, count: 8).flatMap { $0 })
        #expect(bytes(many, workers: 8) == Array(repeating: alone, count: 8).flatMap { $0 })
    }

    // MARK: Views that are not installed

    private let installing = """
        root:
          subviews:
            - {id: box}
            - {id: below}
            - {id: absent, isInstalled: no}
            - id: stack
              class: UIStackView
              axis: vertical
              frame: [0, 200, 100, 60]
              distribution: fillEqually
              subviews: [{id: one}, {id: two}, {id: three}]
            - id: table
              class: UITableView
              frame: [0, 300, 100, 100]
              subviews:
                - {id: head, role: tableHeaderView, frame: [0, 0, 0, 30]}
                - {id: cell, class: UITableViewCell, text: Row}
          constraints:
            - "H:|[box]|"
            - "H:|[below]|"
            - "V:|[box(50)]-10-[below(20)]"
            - below.top == superview.top + 5 @500
        states:
          out:
            steps:
              - set: {box.isInstalled: no, two.isInstalled: no, head.isInstalled: no}
              - capture gone
              - set: {two.isInstalled: yes, box.isInstalled: yes, head.isInstalled: yes}
              - capture back
          row: {steps: [set cell.isInstalled = no]}
          absent: {steps: [set absent.isInstalled = yes]}
          style: {steps: [set table.style = grouped]}
        """

    private func installed(_ state: String) throws -> RenderedScreen {
        let path = try directory.write(installing, to: "i.screen.yaml")
        let selection = InputSelection(states: .named([state]))
        let recipe = try #require(LoadedInput.file(path, selection: selection).recipes.first)
        var renderer = Renderer(session: try RenderSession())
        return renderer.render(recipe, in: Variant(), to: .layout)
    }

    @Test func aStepTakesViewsOutAndBringsThemBackAsVariationsDo() throws {
        func frames(_ state: String) throws -> [String: [Double]] {
            let screen = try installed(state)
            #expect(!screen.hasFailed, "\(screen.diagnostics)")
            return try #require(screen.layout).nodes.reduce(into: [:]) { found, node in
                found[node.id] = [Double(node.frame.minY), Double(node.frame.height)]
            }
        }
        let gone = try frames("out-gone")
        #expect(gone["box"] == nil && gone["two"] == nil && gone["head"] == nil)
        #expect(gone["below"] == [5, 20])
        #expect(gone["one"] == [0, 30] && gone["three"] == [30, 30])
        let back = try frames("out-back")
        #expect(back["box"] == [0, 50] && back["below"] == [60, 20])
        #expect(back["one"] == [0, 20] && back["two"] == [20, 20] && back["three"] == [40, 20])
        #expect(back["head"]?.last == 30)
    }

    @Test(arguments: [
        ("row", "isInstalled of UITableViewCell cannot change while the screen is shown"),
        ("absent", "there is no view 'absent' on the screen"),
        ("style", "style of UITableView cannot change while the screen is shown"),
    ])
    func whatCannotChangeIsRefused(state: String, reason: String) throws {
        let screen = try installed(state)
        #expect(screen.hasFailed)
        let failure = try #require(screen.diagnostics.first { $0.severity == .error })
        #expect(failure.message.hasSuffix(": \(reason)"), "\(failure)")
    }
}
