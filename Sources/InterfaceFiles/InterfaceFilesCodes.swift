package import Diagnostics

extension DiagnosticCode {
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

    /// The codes of this module.
    package static let interfaceFilesCodes: [DiagnosticCode] = [
        storyboardSyntax, storyboardEmpty, storyboardSize, storyboardContent, storyboardValue,
        storyboardKeyPath, storyboardLayerColor, storyboardController, translationMissing,
        translationUnreadable,
    ]
}
