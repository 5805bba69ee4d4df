import Diagnostics
import Scripts
import Testing

@testable import Interaction
@testable import UIKitCore

/// The keyboard and what is typed.
@Suite struct TextStepTests {
    private let name = named("name", UITextField(), 20, 40, 200, 34)
    private let other = named("other", UITextField(), 20, 100, 200, 34)

    @Test func textIsTypedIntoFields() {
        var changes = 0
        name.addTarget(for: .editingChanged) { _, _ in changes += 1 }
        let steps: [Step] = [
            .type("Ann", in: "name"), .expect("name", .isFirstResponder), .type("a"),
            .expect("name", .text, "Anna"), .focus("other"), .expect("name", .isFirstResponder, false),
            .type("x"), .expect("other", .text, "x"), .dismissKeyboard,
            .expect("other", .isFirstResponder, false),
        ]
        #expect(ScriptRun(steps, on: [name, other]).failure == nil)
        #expect(changes == 4)
    }

    @Test func whatTakesNoText() {
        let label = named("label", UILabel(), 20, 200, 100, 20)
        #expect(
            ScriptRun([.type("a")], on: [name]).failure?.message
                == "type \"a\": no field has the keyboard")
        #expect(
            ScriptRun([.focus("label")], on: [label]).failure?.message
                == "focus label: a UILabel does not take the keyboard")
        name.isEnabled = false
        #expect(ScriptRun([.focus("name")], on: [name]).failure?.code == .scriptAction)
    }
}
