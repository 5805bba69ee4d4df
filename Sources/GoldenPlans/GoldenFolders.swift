import Files
public import Goldens
import InterfaceFiles
public import Maquette
import ScreenFiles

/// The folders and the reports of a configuration file, without its screens.
public struct GoldenFolders: Sendable {
    /// The folder of the goldens.
    public let goldens: String
    /// The folder for expected, actual and difference files.
    public let evidence: String
    /// The reports that a run writes; nil if the file names none.
    public let reporters: [ReportFormat]?

    /// Reads a configuration file. Paths in the file are relative to its folder.
    ///
    /// - Throws: `ConfigurationError` if it cannot be read or has an error.
    public init(configurationFile path: String) throws(ConfigurationError) {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(path, as: .configuration) } catch {
            throw ConfigurationError(diagnostics: [error.diagnostic])
        }
        let (configuration, diagnostics) = parseConfigurationFile(bytes, file: path)
        guard let configuration else { throw ConfigurationError(diagnostics: diagnostics) }
        let folder = ConfigurationFolder(of: configuration)
        goldens = folder.path(configuration.goldens)
        evidence = folder.path(configuration.output)
        let (formats, unknown) = configurationValues(
            ReportFormat.self, configuration.reporters, "format of reports")
        guard unknown.isEmpty else { throw ConfigurationError(diagnostics: unknown) }
        reporters = configuration.reporters.isEmpty ? nil : formats
    }
}

extension GoldenFolders {
    /// Returns the folders of the configurations of projects: for each file, that of the nearest `.maquette.yaml` in the
    /// folders around it, up to the top of its repository. Those that cannot be read are left out.
    package static func around(_ files: [String]) -> [GoldenFolders] {
        var found: [GoldenFolders] = [], searched: Set<PathKey> = []
        for file in files {
            var folder = directoryName(of: file)
            for _ in 0..<ProjectFolder.levelLimit where searched.insert(PathKey(folder)).inserted {
                let configuration = joinedPath(folder, ".maquette.yaml")
                if FileType(at: configuration) == .file {
                    if let folders = try? GoldenFolders(configurationFile: configuration) {
                        found.append(folders)
                    }
                    break
                }
                if FileType(at: folder + "/.git") != nil || folder.isEmpty { break }
                folder = ProjectFolder.above(folder)
            }
        }
        return found
    }
}

/// The errors of a configuration file.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// What is wrong, with places.
    public var diagnostics: [Diagnostic]
}
