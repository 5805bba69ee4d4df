package import Diagnostics

extension DiagnosticCode {
    static let viewPlaceholder = DiagnosticCode(
        "view.placeholder", .note, "view drawn as a placeholder",
        cause:
            "The view shows content that no still picture can know, such as a map, a film or a web page, or its class "
            + "is one of a framework that is known to.",
        remedy:
            "Nothing is to be done; give the class a component in `.maquette.yaml`, or put an image over the view, where "
            + "a picture of its content is wanted.")

    static let contentUndrawn = DiagnosticCode(
        "content.undrawn", .note, "content of a framework not drawn",
        cause:
            "The code gives content to an object of a framework that is a stub here, such as overlays to a map or a player "
            + "to a layer; a device would draw it.",
        remedy:
            "Nothing is to be done; put an image in its place where a picture of the content is wanted. "
            + "`docs/api-status.md` lists what is drawn.")

    /// The codes of what is drawn in the place of content.
    package static let placeholderCodes: [DiagnosticCode] = [viewPlaceholder, contentUndrawn]
}
