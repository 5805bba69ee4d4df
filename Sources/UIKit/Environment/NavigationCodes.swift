package import Diagnostics

extension DiagnosticCode {
    static let presentationRefused = DiagnosticCode(
        "presentation.refused", .warning, "controller not presented",
        cause:
            "A view controller was presented while another one is, or by a controller whose view is not in the window; "
            + "UIKit does nothing either.",
        remedy: "Present once the view has appeared, and dismiss what is presented before.")
    static let transitionStyle = DiagnosticCode(
        "transition.style", .note, "transition drawn as another one",
        cause:
            "A controller is presented with a turn or a page curl, whose moments are drawn as a cross dissolve.",
        remedy: "Nothing is to be done; the screen before and after is right.")

    static let alertTextField = DiagnosticCode(
        "alert.textField", .error, "text field in an action sheet",
        cause:
            "A text field was added to an alert controller of the style `actionSheet`; UIKit throws an exception.",
        remedy: "Create the alert controller with the style `alert`.")

    /// The codes of presentations and transitions.
    package static let navigationCodes: [DiagnosticCode] = [
        presentationRefused, transitionStyle, alertTextField,
    ]
}
