/// How sources are found and ported files are named.
package struct PortOptions: Equatable, Sendable {
    /// The text at the end of the names of the ported files, before `.swift`.
    package var suffix = ""
    /// Folders all of whose Swift files must be among the inputs.
    package var wholeFolders: [String] = []
    /// Files and folders in the whole folders that need not be among the inputs.
    package var exceptions: [String] = []
    /// Files and folders with the sources of the modules that the inputs import, nearest last.
    package var dependencies: [String] = []

    /// Creates options; everything is empty by default.
    package init(
        suffix: String = "", wholeFolders: [String] = [], exceptions: [String] = [],
        dependencies: [String] = []
    ) {
        self.dependencies = dependencies
        self.suffix = suffix
        self.wholeFolders = wholeFolders
        self.exceptions = exceptions
    }
}
