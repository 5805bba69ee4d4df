import Maquette
package import MaquetteCommands

/// What a preview server shows.
package struct PreviewOptions: Sendable {
    /// Files and folders.
    let paths: [String]
    /// The conditions that it is started with.
    let matrix: VariantMatrix
    /// The scenes and states that it is started with.
    let selection: InputSelection
    /// Folders of additional fonts.
    let fonts: [String]
    /// The number of threads.
    let workers: Int

    /// Reads the options of a command line.
    ///
    /// - Throws: `CommandFailure` if they cannot be used.
    package init(_ paths: [String], _ options: SelectionOptions) throws {
        try options.checkFolders()
        self.paths = paths
        matrix = try options.matrix()
        selection = options.selection
        fonts = options.fonts
        workers = options.workers ?? BatchOptions.coreCount
    }

    /// The selection for a state that is chosen in a page; nil for those that the server was started with.
    func selection(for state: String?) -> InputSelection {
        guard let state else { return selection }
        var selection = selection
        selection.states = StateSelection(names: [state])
        return selection
    }
}
