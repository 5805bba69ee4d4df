import Diagnostics
import Testing

@testable import Scripts

/// Scripts as a whole: their pictures, and what is wrong with them.
@Suite struct ScriptTests {
    @Test func aScriptWithoutCaptureEndsInOne() {
        let script = Script([.tap("next"), .wait(1)])
        #expect(script.captures == [Script.Capture(name: nil, step: 2)])
        #expect(Script.pictureName(state: "turned", capture: nil) == "turned")
    }

    @Test func capturesAreThePicturesOfTheState() {
        let script = Script([.capture("first"), .tap("next"), .capture("second", at: 0.15), .wait(1)])
        #expect(script.captures.map(\.step) == [0, 2])
        #expect(
            script.captures.map { Script.pictureName(state: "turned", capture: $0.name) }
                == ["turned-first", "turned-second"])
    }

    @Test func problemsOfScripts() {
        let place = Place(file: "guide")
        func messages(_ steps: [Step]) -> [String] { Script(steps).problems(at: place).map(\.message) }
        #expect(messages([.capture("a"), .capture("b")]).isEmpty)
        #expect(messages([.capture("a"), .capture("a")]) == ["two pictures of the script are called 'a'"])
        #expect(messages([.wait(-1)]) == ["wait -1: seconds are from 0 to 600"])
        #expect(messages([.wait(.nan)]).count == 1)
        #expect(
            messages([.wait(400), .wait(200), .longPress("a", for: 1)])
                == ["the script lasts 601 seconds; 600 are the limit"])
        #expect(
            messages([.expect("a", .page, "1")])
                == ["expect a.page == \"1\": the value is of another type than page"])
        #expect(
            messages([.capture("a b")])
                == ["capture a b: the name of a picture consists of letters, digits, - and _"])
        #expect(
            messages(Array(repeating: .back, count: 1001)) == [
                "the script has 1001 steps; 1000 are the limit"
            ])
    }

    @Test func stepsAreCollected() {
        @ScriptBuilder func steps(twice: Bool) -> [Step] {
            Step.tap("next")
            if twice { Step.tap("next") }
            for name in ["a", "b"] { Step.capture(name) }
        }
        #expect(steps(twice: true) == [.tap("next"), .tap("next"), .capture("a"), .capture("b")])
        #expect(steps(twice: false).count == 3)
    }

    @Test func expectationsCompare() {
        func holds(_ relation: Step.Expectation.Relation, _ actual: Double, _ expected: Double) -> Bool {
            Step.Expectation("a", .width, relation, .number(expected)).holds(for: .number(actual))
        }
        #expect(holds(.equal, 10.0004, 10) && !holds(.equal, 10.01, 10))
        #expect(holds(.less, 9, 10) && !holds(.less, 10, 10) && holds(.lessOrEqual, 10, 10))
        #expect(holds(.greater, 11, 10) && !holds(.greater, 10, 10) && holds(.greaterOrEqual, 10, 10))
        #expect(holds(.notEqual, 9, 10) && !holds(.notEqual, 10, 10))
        #expect(Step.Expectation("a", .text, .notEqual, .text("b")).holds(for: .text("a")))
        #expect(!Step.Expectation("a", .isHidden, .equal, .boolean(true)).holds(for: .boolean(false)))
    }
}
