package import Files
import ScreenFiles

/// What `app:` in the `.maquette.yaml` of a folder says.
package struct AppConfiguration {
    /// The path of the app's project; nil if no `app:` is there.
    package let project: String?
    /// The folder of the configuration.
    package let folder: String
    /// The name of the target; nil for the first app.
    package let target: String?
    /// The path of the folder of stubs; nil for `Stubs` in the project's folder.
    package let stubs: String?
    /// The path of the folder of Swift files that list screens; nil for none.
    package let screens: String?
    /// What is wrong with the configuration.
    package let diagnostics: [Diagnostic]

    /// Reads the configuration of a folder, if there is one.
    ///
    /// - Parameter folder: The folder.
    /// - Throws: A `FileError` if there is a configuration that cannot be read.
    package init(in folder: String) throws(FileError) {
        try self.init(file: joinedPath(folder, ".maquette.yaml"))
    }

    /// Reads a configuration file, if there is one.
    ///
    /// - Parameter file: The path of the file.
    /// - Throws: A `FileError` if it cannot be read.
    package init(file: String) throws(FileError) {
        folder = file.contains("/") ? directoryName(of: file) : "."
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(file, as: .configuration)
        } catch .missing {
            (project, target, stubs, screens, diagnostics) = (nil, nil, nil, nil, [])
            return
        }
        let (configuration, problems) = parseConfigurationFile(bytes, file: file)
        diagnostics = problems
        guard let configuration, let app = configuration.app else {
            (project, target, stubs, screens) = (nil, nil, nil, nil)
            return
        }
        let folder = ConfigurationFolder(of: configuration)
        project = folder.path(app.project ?? ".")
        target = app.target
        stubs = app.stubs.map(folder.path)
        screens = app.screens.map(folder.path)
    }
}
