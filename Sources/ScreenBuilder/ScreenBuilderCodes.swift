package import Diagnostics

extension DiagnosticCode {
    static let viewUnsupported = DiagnosticCode(
        "view.unsupported", .warning, "element not supported",
        cause:
            "A document has a class, an attribute, a controller or a constraint that cannot be built where it is; it is "
            + "left out, or a marked box is drawn.",
        remedy: "Use another class or place, or draw the class by a component in `.maquette.yaml`.")
    static let listEmpty = DiagnosticCode(
        "list.empty", .note, "cells without content",
        cause: "All prototype cells of a table or collection are empty in the storyboard; code fills them.",
        remedy:
            "Give rows in a screen file that extends the storyboard, or draw the cells by a component in "
            + "`.maquette.yaml`.")
    static let pagesEmpty = DiagnosticCode(
        "pages.empty", .note, "page controller without pages",
        cause: "A storyboard names no pages of a page controller; code makes them.",
        remedy: "Look at the scenes of the pages themselves.")
    static let viewSize = DiagnosticCode(
        "view.size", .note, "view shown at its stored size",
        cause: "The view of a xib has a size of its own that is not the size of the screen.",
        remedy: "Nothing is to be done; `--chrome` shows the view on a device.")

    /// The codes of this module.
    package static let screenBuilderCodes: [DiagnosticCode] = [
        viewUnsupported, listEmpty, pagesEmpty, viewSize,
    ]
}
