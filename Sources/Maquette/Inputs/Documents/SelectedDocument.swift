import ScreenBuilder
import ScreenDocuments
import ScreenFiles

/// A document with the changes that the options of a run make.
struct SelectedDocument {
    /// The document; nil if the options cannot be applied to it.
    let document: ScreenDocument?
    /// The document as Interface Builder shows it, if that is another one.
    let onCanvas: ScreenDocument?
    /// The diagnostics of all stages.
    let diagnostics: [Diagnostic]
    /// The files of the components that draw its custom classes.
    let componentFiles: [String]
    /// Whether it lacks the tab that is to be shown.
    let lacksTab: Bool

    /// Applies options.
    ///
    /// - Parameters:
    ///   - selection: The options.
    ///   - drawn: The document.
    ///   - isFound: Whether its file was found in a folder, and need not have what the options name.
    init(_ selection: InputSelection, to drawn: DrawnDocument, isFound: Bool) {
        let outlined =
            selection.outlinesCustomViews
            ? drawn.document.outliningCustomViews { PlaceholderTable.placeholder(for: $0) != nil }
            : drawn.document
        let tab = outlined.settingTab(selection.tab, isFound: isFound)
        let set = tab.document.settingRows(selection.rows, source: "--rows")
            .setting(selection.assignments, source: "--set")
        document = set.document
        onCanvas = drawn.onCanvas?.setting(selection.assignments, source: "--set").document
        diagnostics = drawn.diagnostics + tab.diagnostics + set.diagnostics
        componentFiles = drawn.files
        lacksTab = !tab.diagnostics.isEmpty
    }
}
