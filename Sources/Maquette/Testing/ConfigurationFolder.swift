import ScreenFiles

/// The folder of a configuration file, to which its paths are relative.
struct ConfigurationFolder: Hashable, Sendable {
    private let prefix: String

    /// The folder of a configuration's file.
    init(of configuration: ProjectConfiguration) {
        prefix = configuration.file.lastIndex(of: "/").map { String(configuration.file[...$0]) } ?? ""
    }

    /// A path as the configuration has it, seen from the working directory.
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : prefix + path }

    /// Whether a file is `path` or lies below it.
    static func holds(_ path: String, _ file: String) -> Bool {
        let path = plain(path), file = plain(file)
        return path == "." || file == path || file.hasPrefix(path.hasSuffix("/") ? path : path + "/")
    }

    /// Without `./` in front and slashes behind.
    private static func plain(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return path.isEmpty ? "." : String(path)
    }
}
