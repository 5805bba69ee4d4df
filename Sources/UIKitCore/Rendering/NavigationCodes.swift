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

    package static let interfaceMissing = DiagnosticCode(
        "interface.missing", .error, "storyboard, nib or scene not found",
        cause:
            "Code asks for a storyboard, a nib, or a controller in one, that is not in the screen's folders or cannot "
            + "be read; an empty controller is used.",
        remedy: "Name the folder in the screen's interface folders, and correct the name or the identifier.")
    package static let interfaceClass = DiagnosticCode(
        "interface.class", .note, "class of a storyboard not known",
        cause:
            "A storyboard or nib names a class that is not listed; the class of UIKit that it extends is used.",
        remedy: "List the class in the screen's classes.")
    package static let interfaceOutlet = DiagnosticCode(
        "interface.outlet", .warning, "outlet not connected",
        cause: "A storyboard or nib connects an outlet that the class does not set in `setOutlet`.",
        remedy: "Add the line in the hint to `setOutlet` of the class.")
    static let segueMissing = DiagnosticCode(
        "segue.missing", .error, "segue not found",
        cause:
            "Code performs a segue that the controller does not have, or the class of a segue is not listed.",
        remedy: "Correct the identifier, or list the class in the screen's classes.")
    static let segueUnwind = DiagnosticCode(
        "segue.unwind", .error, "nothing to unwind to",
        cause: "An unwind segue names a method that no controller below has.",
        remedy: "Return the method from `unwindActions` of the controller to go back to.")

    package static let segueCreator = DiagnosticCode(
        "segue.creator", .warning, "method that makes a segue's controller not found",
        cause:
            "A segue names a method of `@IBSegueAction` that the source's class does not answer for in "
            + "`performSegueAction`; the class in the storyboard is made through `init(coder:)` instead.",
        remedy: "Answer for the name, or configure the controller in `prepare(for:sender:)`.")

    /// The codes of presentations and transitions.
    package static let navigationCodes: [DiagnosticCode] = [
        presentationRefused, transitionStyle, alertTextField, interfaceMissing, interfaceClass,
        interfaceOutlet, segueMissing, segueUnwind, segueCreator,
    ]
}
