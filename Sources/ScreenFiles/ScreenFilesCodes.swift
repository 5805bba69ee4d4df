package import Diagnostics

extension DiagnosticCode {
    // MARK: Files

    static let fileEmpty = DiagnosticCode(
        "file.empty", .error, "file empty",
        cause: "The file holds nothing, or only comments.",
        remedy: "Write what the hint shows, or name another file.")

    // MARK: Screens

    static let screenType = DiagnosticCode(
        "screen.type", .error, "wrong type of value for a key",
        cause:
            "A key of a screen file has a list where it takes a mapping, text where it takes a list, and so on.",
        remedy: "Write the value as in the hint, or as in `docs/screen-format.md`.")
    static let screenKey = DiagnosticCode(
        "screen.key", .error, "unknown or missing key",
        cause:
            "A mapping of a screen file has a key that it does not know or cannot have there, or lacks one that it "
            + "needs, such as `root:`.",
        remedy: "Correct or add the key; the hint lists those that are known.")
    static let screenClass = DiagnosticCode(
        "screen.class", .error, "unknown class",
        cause: "A view names a class that has no vocabulary in screen files.",
        remedy: "Correct the name, or use one of the classes in `docs/screen-format.md`.")
    static let screenAttribute = DiagnosticCode(
        "screen.attribute", .error, "unknown attribute",
        cause: "A view, a state or a variation sets an attribute that the class does not have.",
        remedy: "Correct the name; `docs/screen-format.md` lists the attributes of each class.")
    static let screenChoice = DiagnosticCode(
        "screen.choice", .error, "unknown choice",
        cause: "An attribute has a choice of names, and the value is none of them.",
        remedy: "Use one of the names in the hint.")
    package static let screenName = DiagnosticCode(
        "screen.name", .error, "invalid name",
        cause:
            "An id, a state, a component, a parameter or an entry of `data:` has a name with other characters than "
            + "letters, digits and underscores, or one that is reserved: a class, a keyword of constraints, `base`.",
        remedy: "Choose another name; the names of states may have `-` too.")
    static let screenDuplicateID = DiagnosticCode(
        "screen.duplicateID", .error, "id used twice",
        cause: "Two views of a screen have the same id.",
        remedy: "Rename one of them.")
    static let screenSubviews = DiagnosticCode(
        "screen.subviews", .error, "subview not allowed",
        cause: "A view has a subview of a class that it cannot hold, or holds no subviews at all.",
        remedy: "Put the view somewhere else, or around the other.")
    static let screenSize = DiagnosticCode(
        "screen.size", .error, "screen too large",
        cause:
            "The screen has too many views, nests them too deep, or puts together a text that is too long.",
        remedy: "Divide the screen, or remove the repetition that makes it so large.")
    static let screenExtends = DiagnosticCode(
        "screen.extends", .error, "extended file cannot be used",
        cause:
            "The file after `extends:` cannot be read, has no scene of the name, or extends itself by way of others.",
        remedy: "Correct the path or the name of the scene, or the file that the path leads to.")
    static let screenView = DiagnosticCode(
        "screen.view", .error, "unknown view",
        cause:
            "A state, a variation, rows or `--set` name a view, list or cell that the screen does not have.",
        remedy: "Correct the name; `maquette layout` prints the ids of the views.")
    static let screenAssignment = DiagnosticCode(
        "screen.assignment", .error, "assignment without a value",
        cause: "An argument of `--set` does not have the form `view.attribute=value`.",
        remedy: "Write a view, a full stop, an attribute, `=` and a value.")
    static let componentUnknown = DiagnosticCode(
        "component.unknown", .error, "unknown component",
        cause: "An instance names a component that the file does not declare, or no component at all.",
        remedy: "Correct the name, or declare the component under `components:`.")
    static let componentCycle = DiagnosticCode(
        "component.cycle", .error, "component inside itself",
        cause: "A component holds an instance of itself, directly or by way of others.",
        remedy: "Remove the instance; use `repeat:` for repetition.")
    static let componentParameter = DiagnosticCode(
        "component.parameter", .error, "unknown or missing parameter",
        cause:
            "An instance lacks a parameter without a default or gives one that the component does not have, or a value "
            + "names a parameter that is not known there or cannot be put into text.",
        remedy:
            "Give the parameter under `with:`, or correct its name; inside text write `${name}` for a parameter and "
            + "`$$` for a dollar sign.")

    // MARK: Projects

    static let configurationKey = DiagnosticCode(
        "configuration.key", .error, "unknown key in the configuration",
        cause: "`.maquette.yaml` has a key that is not known.",
        remedy: "Correct the key; the hint lists those that are known.")
    package static let configurationValue = DiagnosticCode(
        "configuration.value", .error, "wrong value in the configuration",
        cause:
            "A key of `.maquette.yaml` has a value of another type than it takes, an empty list, or a name that is not "
            + "known.",
        remedy: "Write the value as the message says.")
    package static let configurationScreens = DiagnosticCode(
        "configuration.screens", .error, "configuration without screens",
        cause:
            "`screens:` is missing, an entry of it has no path or matches no file, or a path on the command line "
            + "names no screen of the configuration.",
        remedy: "Name screen files, or patterns that match some, under `screens:`.")
    package static let projectComponentByName = DiagnosticCode(
        "project.componentByName", .note, "component found by its name",
        cause:
            "A XIB file of the project has the name of a custom class and is a view of it, or owned by it.",
        remedy:
            "Name another file under `components:` in `.maquette.yaml`, or switch this off with "
            + "`componentsByName: no`.")

    /// The codes of this module.
    package static let screenFilesCodes: [DiagnosticCode] = [
        fileEmpty, screenType, screenKey, screenClass, screenAttribute, screenChoice, screenName,
        screenDuplicateID, screenSubviews, screenSize, screenExtends, screenView, screenAssignment,
        componentUnknown, componentCycle, componentParameter, configurationKey, configurationValue,
        configurationScreens, projectComponentByName,
    ]
}
