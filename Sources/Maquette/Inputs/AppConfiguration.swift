package import Files
import ScreenFiles

/// What `app:` in the `.maquette.yaml` of a project says about compiling it.
package struct AppConfiguration {
    /// The name of the target; nil for the first app.
    package let target: String?
    /// The path of the folder of stubs; nil for `Stubs` in the project's folder.
    package let stubs: String?
    /// What is wrong with the configuration.
    package let diagnostics: [Diagnostic]

    /// Reads the configuration in a project's folder, if there is one.
    ///
    /// - Parameter project: The folder, or an `.xcodeproj` in it.
    /// - Throws: A `FileError` if there is a configuration that cannot be read.
    package init(of project: String) throws(FileError) {
        let folder = project.hasSuffix(".xcodeproj") ? directoryName(of: project) : project
        let file = joinedPath(folder, ".maquette.yaml")
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(file, as: .configuration)
        } catch .missing {
            (target, stubs, diagnostics) = (nil, nil, [])
            return
        }
        let (configuration, problems) = parseConfigurationFile(bytes, file: file)
        target = configuration?.app.target
        stubs = configuration.flatMap { configuration in
            configuration.app.stubs.map { ConfigurationFolder(of: configuration).path($0) }
        }
        diagnostics = problems
    }
}
