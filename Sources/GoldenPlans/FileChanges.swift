/// The files that may differ from a revision: those that Git lists, and those whose changes it does not list.
package struct FileChanges: Hashable, Sendable {
    /// The paths of files that were changed, added or deleted, or may have been; absolute and without links.
    package var paths: Set<String> = []
    /// The paths of the files and, with a slash at the end, of the folders that Git ignores.
    package var ignored: Set<String> = []
    /// Of the files that were asked for, those whose changes would be among `paths`; nil for all files.
    package var listed: Set<String>?
    /// Whether any other file may have changed, too.
    package var isUnknown = false

    package init(paths: Set<String> = []) { self.paths = paths }
}
