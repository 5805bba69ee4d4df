import Diagnostics
import ScreenDocuments
import ScreenFiles
import Scripts
import Testing

/// Steps of states.
@Suite struct StepTests {
    private let head = """
        data: { who: Ann }
        root:
          subviews:
            - { id: title, class: UILabel, text: one }
            - { id: next, class: UIButton, title: OK }
        states:

        """

    private func script(_ state: String) throws -> ScriptDeclaration {
        try #require(try parsed(head + "  s: \(state)\n").states.first?.script)
    }

    @Test func aStateHasChangesAndSteps() throws {
        let scene = try parsed(
            head + """
                  turned:
                    title.text: two
                    steps:
                      - tap next
                      - wait: 0.3
                      - expect: 'title.text == "a: b"'
                      - capture second at 0.15

                """)
        let state = try #require(scene.states.first)
        #expect(state.overrides.map(\.attribute.name) == ["text"])
        let script = try #require(state.script?.script)
        #expect(
            script.steps.map(\.action)
                == [
                    Step.tap("next"), .wait(0.3), .expect("title", .text, "a: b"),
                    .capture("second", at: 0.15),
                ].map(\.action))
        #expect(script.steps.map { $0.place?.line } == [10, 11, 12, 13])
        #expect(try #require(scene.applying(state: "turned")).states == scene.states)
    }

    @Test func changesAreTypedByTheirView() throws {
        let script = try script(
            "{ steps: [ 'set title.text = 12', { set: { title: { alpha: 0.5 }, next.title: $who } } ] }")
        #expect(
            script.script.steps.map(\.description) == [
                "set title.text = \"12\"", "set title.alpha = 0.5", "set next.title = \"Ann\"",
            ])
        #expect(script.changes[0]?.attribute.value == .text("12"))
        #expect(script.changes[1]?.attribute.value == .number(0.5))
        #expect(script.changes[2]?.elementID == "next")
    }

    @Test func dataIsPutIntoSteps() throws {
        let script = try script(#"{ steps: ['type "${who}" in title'] }"#)
        #expect(script.script.steps.first?.action == Step.type("Ann", in: "title").action)
    }

    @Test func aViewMayBeCalledSteps() throws {
        let scene = try parsed(
            "root: { subviews: [ { id: steps } ] }\nstates: { s: { steps: { alpha: 0.5 } } }\n")
        #expect(scene.states.first?.overrides.first?.elementID == "steps")
        #expect(scene.states.first?.script == nil)
    }

    @Test func errorsPointAtTheStep() {
        let text = head + "  s:\n    steps:\n      - tap next\n      - capture a att 1\n"
        let diagnostics = parseScreenFile(text, file: "f").diagnostics
        #expect(
            diagnostics.map(\.message) == ["'att' is too much: the step is complete before it"])
        #expect(diagnostics.first?.place == Place(file: "f", line: 10, column: 19))
        #expect(diagnostics.first?.notes == ["capture a att 1\n                  ^"])
    }

    @Test(arguments: [
        ("{ steps: tap }", "steps takes a list, found 'tap'"),
        ("{ steps: [[tap next]] }", "a step is a line or a mapping of one key, found a list"),
        ("{ steps: [{ tap: next, back: }] }", "a step is a line or a mapping of one key, found a mapping"),
        ("{ steps: [set title.txt = a] }", "UILabel has no attribute 'txt'"),
        ("{ steps: [set titel.text = a] }", "there is no view 'titel' in the screen"),
        ("{ steps: [{ set: { title.alpha: x } }] }", "alpha takes a number, found 'x'"),
        ("{ steps: [capture a, capture a] }", "two pictures of the script are called 'a'"),
    ])
    func wrongSteps(state: String, message: String) {
        let diagnostics = parseScreenFile(head + "  s: \(state)\n", file: "f").diagnostics
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.first?.place?.line == 7)
    }

    @Test func anErrorElsewhereDoesNotSpoilTheValuesOfSteps() {
        let text =
            head.replacing("class: UILabel, text: one", with: "class: UILabel, colour: red")
            + "  s: {steps: [set title.text = two]}\n"
        let found = parseScreenFile(text, file: "f").diagnostics
        #expect(found.map(\.code.name) == ["screen.attribute"], "\(found)")
    }

    @Test func aStateMayNotHaveTheNameOfAPicture() {
        let text = head + "  s: { steps: [capture a] }\n  s-a: {}\n"
        #expect(
            parseScreenFile(text, file: "f").diagnostics.map(\.message) == [
                "'s-a' is also a picture of the script of 's'"
            ])
    }
}
