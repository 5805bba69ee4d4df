import AppPrograms
import Maquette
package import MaquetteCommands

/// What a preview server shows.
package struct PreviewOptions: Sendable {
    /// Files and folders.
    let paths: [String]
    /// The conditions that it is started with.
    let matrix: VariantMatrix
    /// The app whose classes show the screens; nil for none.
    let app: LiveApp?
    /// The scenes and states that it is started with, without an app.
    private let plainSelection: InputSelection
    /// Folders of additional fonts.
    let fonts: [String]
    /// The number of threads.
    let workers: Int

    /// Reads the options of a command line.
    ///
    /// - Throws: `CommandFailure` if they cannot be used, or the app that they name cannot be built.
    package init(_ paths: [String], _ options: SelectionOptions) throws {
        try options.checkFolders()
        app = try options.openApp(around: paths).map(LiveApp.init)
        self.paths = paths.isEmpty ? [app?.source.options.project].compactMap(\.self) : paths
        matrix = try options.matrix()
        plainSelection = options.selection
        fonts = options.fonts
        workers = options.workers ?? BatchOptions.coreCount
    }

    /// The scenes and states that it is started with.
    var selection: InputSelection {
        var selection = plainSelection
        selection.source = app?.source
        return selection
    }

    /// What is read of the projects around screens, once.
    var components: ProjectComponents { ProjectComponents(codedClasses: selection.codedClasses) }

    /// The selection for a state that is chosen in a page; nil for those that the server was started with.
    func selection(for state: String?) -> InputSelection {
        guard let state else { return selection }
        var selection = selection
        selection.states = StateSelection(names: [state])
        return selection
    }
}
