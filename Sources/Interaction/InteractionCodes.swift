package import Diagnostics

extension DiagnosticCode {
    static let scriptView = DiagnosticCode(
        "script.view", .error, "step names an unknown view",
        cause:
            "A step names a view, a row, a tab or a list that is not on the screen when the step is reached.",
        remedy:
            "Correct the name; the hints list those that are there. `maquette layout` prints the ids of views."
    )
    static let scriptTouch = DiagnosticCode(
        "script.touch", .error, "step cannot touch a view",
        cause: "The view of a step is hidden, disabled, off the screen or covered by another view.",
        remedy: "Bring the view in sight by steps before, such as `scroll`, or wait until nothing covers it.")
    static let scriptAction = DiagnosticCode(
        "script.action", .error, "step cannot be carried out",
        cause:
            "A step asks a view for what it has not: rows, pages, text, the keyboard, a way back, something presented; "
            + "or an attribute cannot change while the screen is shown.",
        remedy: "Correct the step, or add steps before it that lead there.")
    static let scriptExpectation = DiagnosticCode(
        "script.expectation", .error, "expectation not met",
        cause: "The property of a view that a step names has another value than it expects.",
        remedy: "Correct the screen, or the expectation if the screen is right.")
    package static let scriptVariation = DiagnosticCode(
        "script.variation", .warning, "variation not taken over when the device turns",
        cause:
            "Constraints in `variations`, and attributes that only a variation sets, cannot change while a screen is "
            + "shown.",
        remedy:
            "Give the attribute a value outside of `variations` too, or render the file in the other orientation."
    )
    package static let scriptCapture = DiagnosticCode(
        "script.capture", .error, "picture not taken",
        cause: "A script ended before the step that takes a picture.",
        remedy: "Correct the step that the message names.")

    /// The codes of scripts that run.
    package static let interactionCodes: [DiagnosticCode] = [
        scriptView, scriptTouch, scriptAction, scriptExpectation, scriptVariation, scriptCapture,
    ]
}
