package import Diagnostics

extension DiagnosticCode {
    // MARK: Files

    static let fileEmpty = DiagnosticCode(
        "file.empty", .error, "file empty",
        cause: "The file holds nothing, or only comments.",
        remedy: "Write what the hint shows, or name another file.")
    static let fileProblems = DiagnosticCode(
        "file.problems", .error, "more problems in the file",
        cause: "The file has more problems than are listed.",
        remedy: "Correct the problems that are listed, then run the tool again.")
    static let yamlSyntax = DiagnosticCode(
        "yaml.syntax", .error, "YAML cannot be parsed",
        cause:
            "The text is neither YAML nor JSON, repeats a key in one mapping, nests too deep, or has an anchor "
            + "(`&name`) or alias (`*name`), which screen files do not have.",
        remedy:
            "Correct the line; text with `: `, `#`, `[`, `{` or `@` needs quotes, indentation is by spaces, and what "
            + "repeats goes into `components:` or `data:`.")

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
    package static let screenValue = DiagnosticCode(
        "screen.value", .error, "wrong value",
        cause:
            "An attribute has no value, one of another type, a number out of its range, or keys that exclude one "
            + "another.",
        remedy: "Write a value of the type and in the range that the message names.")
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
    package static let constraintSyntax = DiagnosticCode(
        "constraint.syntax", .error, "constraint cannot be read",
        cause:
            "A line under `constraints:` is not of the constraint language, names a view or an attribute that is not "
            + "there, or relates attributes that cannot be related.",
        remedy: "Correct the line where the message points; `docs/screen-format.md` describes the language.")

    // MARK: Storyboards

    static let storyboardSyntax = DiagnosticCode(
        "storyboard.syntax", .error, "storyboard or xib cannot be read",
        cause:
            "The file is not XML, is in an old format of Interface Builder, or is made for another system than iOS.",
        remedy: "Open the file in Xcode and save it again, or render an iOS file.")
    static let storyboardEmpty = DiagnosticCode(
        "storyboard.empty", .note, "document without views",
        cause:
            "The storyboard or xib has no view, and no controller with a view: it is empty, or code makes what it shows.",
        remedy:
            "Nothing is to be done where that is meant; tests pass it. `maquette app` shows what code makes.")
    static let storyboardSize = DiagnosticCode(
        "storyboard.size", .warning, "scene too large",
        cause: "A scene has too many views or nests them too deep; the rest is left out.",
        remedy: "Divide the scene.")
    static let storyboardContent = DiagnosticCode(
        "storyboard.content", .warning, "faulty content of a storyboard",
        cause:
            "An id is used twice, a constraint has an attribute or relation that is not known, or a text that is stored "
            + "as base64 cannot be decoded, as after a faulty merge; the faulty part is left out.",
        remedy: "Open the file in Xcode, correct the object that the message names, and save the file again.")
    static let storyboardValue = DiagnosticCode(
        "storyboard.value", .warning, "value in a storyboard that says nothing",
        cause:
            "An attribute of a storyboard or xib has a name that it does not know, a number that is none, such as `20,5` or "
            + "`nan`, or a user-defined runtime attribute has a value that the property does not take; the message says "
            + "what is taken in its place.",
        remedy:
            "Write a value that the hint lists, or set the attribute in Xcode and save the file again; a name of a newer "
            + "Xcode has no effect yet.")
    static let storyboardKeyPath = DiagnosticCode(
        "storyboard.keyPath", .note, "runtime attribute that sets nothing",
        cause:
            "A user-defined runtime attribute names a property that the class of UIKit does not have, or one that is not "
            + "drawn here. Unless an extension declares it, an app ends with an exception when it loads the file.",
        remedy:
            "Correct the key path, or remove the attribute; what an extension of the app sets is drawn by a component in "
            + "`.maquette.yaml`.")
    static let storyboardLayerColor = DiagnosticCode(
        "storyboard.layerColor", .note, "color of a layer by a runtime attribute",
        cause:
            "A user-defined runtime attribute gives a property of the layer a color of UIKit, where Core Animation takes a "
            + "`CGColor`; it is drawn here, and devices may leave it out.",
        remedy: "Set the color of the view, or in an extension that converts it.")
    static let storyboardController = DiagnosticCode(
        "storyboard.controller", .warning, "controller left out",
        cause:
            "A controller is embedded in itself or makes the screen too large, and is left out; or a storyboard reference "
            + "leads to a storyboard or an identifier that is not there, and a marked box is drawn in its place.",
        remedy: "Correct the embed segue or the storyboard reference, or render the controller by itself.")
    static let storyboardClass = DiagnosticCode(
        "storyboard.class", .note, "class not supported yet",
        cause: "The file has a view of a class or kind that is not drawn yet; it is drawn as a plain view.",
        remedy: "Give its class a component in `.maquette.yaml` to draw it.")
    static let storyboardCustomClass = DiagnosticCode(
        "storyboard.customClass", .note, "view of a custom class",
        cause:
            "The view's class is the project's own, whose code is not run; it is drawn as what the class extends.",
        remedy: "Give the class a component in `.maquette.yaml` to draw it.")

    static let tabMissing = DiagnosticCode(
        "tab.missing", .error, "tab missing",
        cause: "`--tab` names a tab that the file does not have.",
        remedy: "Give the title of a tab, or its number from 0.")

    // MARK: Translations

    static let translationMissing = DiagnosticCode(
        "translation.missing", .note, "text not translated",
        cause:
            "The strings files around the document lack the language, or some keys; the file's own text is shown there.",
        remedy: "Add the keys to the strings file, or ask for a language that the project has.")
    static let translationUnreadable = DiagnosticCode(
        "translation.unreadable", .warning, "strings file cannot be read",
        cause:
            "A strings file is not in UTF-8 or UTF-16, is damaged, is not a property list or catalog of text, or has "
            + "an entry that is not of the form `\"key\" = \"value\";` or too long.",
        remedy:
            "Correct the line, or open the file in Xcode and save it again; `plutil -lint` names what is wrong."
    )

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
    package static let projectComponent = DiagnosticCode(
        "project.component", .warning, "component of a class not used",
        cause:
            "The component that `.maquette.yaml` gives a class cannot be read, holds itself, or has too many views.",
        remedy: "Correct the component's file or its path.")
    package static let projectComponentByName = DiagnosticCode(
        "project.componentByName", .note, "component found by its name",
        cause:
            "A XIB file of the project has the name of a custom class and is a view of it, or owned by it.",
        remedy:
            "Name another file under `components:` in `.maquette.yaml`, or switch this off with "
            + "`componentsByName: no`.")

    /// The codes of notes about views that are drawn as views of another class.
    package static let placeholderNotes: Set<DiagnosticCode> = [
        storyboardClass, storyboardCustomClass,
    ]

    /// The codes of this module.
    package static let screenFilesCodes: [DiagnosticCode] = [
        fileEmpty, fileProblems, yamlSyntax, screenType, screenKey, screenClass,
        screenAttribute, screenValue, screenChoice, screenName, screenDuplicateID, screenSubviews,
        screenSize, screenExtends, screenView, screenAssignment, componentUnknown, componentCycle,
        componentParameter, constraintSyntax, storyboardSyntax, storyboardEmpty, storyboardSize,
        storyboardContent, storyboardValue, storyboardKeyPath, storyboardLayerColor,
        storyboardController, storyboardClass, storyboardCustomClass,
        tabMissing, translationMissing, translationUnreadable, configurationKey,
        configurationValue, configurationScreens, projectComponent, projectComponentByName,
    ]
}
