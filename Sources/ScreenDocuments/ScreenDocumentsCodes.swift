package import Diagnostics

extension DiagnosticCode {
    // MARK: Screens

    package static let screenValue = DiagnosticCode(
        "screen.value", .error, "wrong value",
        cause:
            "An attribute has no value, one of another type, a number out of its range, or keys that exclude one "
            + "another.",
        remedy: "Write a value of the type and in the range that the message names.")
    package static let constraintSyntax = DiagnosticCode(
        "constraint.syntax", .error, "constraint cannot be read",
        cause:
            "A line under `constraints:` is not of the constraint language, names a view or an attribute that is not "
            + "there, or relates attributes that cannot be related.",
        remedy: "Correct the line where the message points; `docs/screen-format.md` describes the language.")

    // MARK: Storyboards

    package static let storyboardClass = DiagnosticCode(
        "storyboard.class", .note, "class not supported yet",
        cause: "The file has a view of a class or kind that is not drawn yet; it is drawn as a plain view.",
        remedy: "Give its class a component in `.maquette.yaml` to draw it.")
    package static let storyboardCustomClass = DiagnosticCode(
        "storyboard.customClass", .note, "view of a custom class",
        cause:
            "The view's class is the project's own, whose code is not run; it is drawn as what the class extends.",
        remedy: "Give the class a component in `.maquette.yaml` to draw it.")
    static let tabMissing = DiagnosticCode(
        "tab.missing", .error, "tab missing",
        cause: "`--tab` names a tab that the file does not have.",
        remedy: "Give the title of a tab, or its number from 0.")

    // MARK: Projects

    package static let projectComponent = DiagnosticCode(
        "project.component", .warning, "component of a class not used",
        cause:
            "The component that `.maquette.yaml` gives a class cannot be read, holds itself, or has too many views.",
        remedy: "Correct the component's file or its path.")

    /// The codes of notes about views that are drawn as views of another class.
    package static let placeholderNotes: Set<DiagnosticCode> = [
        storyboardClass, storyboardCustomClass,
    ]

    /// The codes of this module.
    package static let screenDocumentsCodes: [DiagnosticCode] = [
        screenValue, constraintSyntax, storyboardClass, storyboardCustomClass, tabMissing,
        projectComponent,
    ]
}
