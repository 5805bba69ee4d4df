package import ScreenFiles

/// The folder of a configuration file, to which its paths are relative.
package struct ConfigurationFolder: Hashable, Sendable {
    private let prefix: String

    /// Creates the folder of a configuration file.
    package init(of configuration: ProjectConfiguration) {
        prefix = configuration.file.lastIndex(of: "/").map { String(configuration.file[...$0]) } ?? ""
    }

    /// Returns a path of the configuration relative to the working directory.
    package func path(_ path: String) -> String { path.hasPrefix("/") ? path : prefix + path }

    /// Whether a file is `path` or is inside it.
    package static func holds(_ path: String, _ file: String) -> Bool {
        let path = plain(path), file = plain(file)
        return path == "." || file == path || file.hasPrefix(path.hasSuffix("/") ? path : path + "/")
    }

    /// Returns a path without a leading `./` and trailing slashes.
    private static func plain(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return path.isEmpty ? "." : String(path)
    }
}
