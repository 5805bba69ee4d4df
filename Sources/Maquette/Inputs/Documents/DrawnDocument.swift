import ScreenBuilder
import ScreenDocuments
import ScreenFiles

/// A document with what its project draws in it: components in place of custom classes, and the app's appearance.
struct DrawnDocument {
    var document: ScreenDocument
    /// The document as Interface Builder shows it, without the components that were found by their names; nil if
    /// there are none.
    var onCanvas: ScreenDocument?
    /// The diagnostics of reading the document and the components.
    var diagnostics: [Diagnostic]
    /// The files of the components.
    var files: [String] = []
}

extension ProjectComponents {
    /// Returns a document as its project draws it, with the changes that needed its components.
    func drawn(_ located: LocatedDocument) -> DrawnDocument {
        var drawn = DrawnDocument(document: located.document, diagnostics: located.diagnostics)
        if let file = located.interfaceBuilderFile {
            drawn = draw(
                located.document, path: file, in: located.assets.project, updating: located.diagnostics)
        }
        applyAppearance(to: &drawn, path: located.path)
        let changed = drawn.document.applyingDeferredChanges()
        drawn.document = changed.document
        drawn.diagnostics += changed.diagnostics
        return drawn
    }
}
