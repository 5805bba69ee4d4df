import Files

/// The folders below which an installation's data may lie.
struct InstalledDataLocations {
    /// In the order of the search.
    let folders: [String]
    /// Those of them that are the user's own, not where this library's sources were.
    let projectFolders: [String]

    /// The places around a process.
    ///
    /// - Parameters:
    ///   - environment: Its variables.
    ///   - executable: The path of its executable, with links followed.
    ///   - source: The path that this library's `InstalledData.swift` had when it was built; it need not exist.
    ///   - workingDirectory: Its working directory.
    init(environment: [String: String], executable: String, source: String, workingDirectory: String) {
        let named = [environment["MAQUETTE_DATA"]].compactMap(\.self).filter { !$0.isEmpty }
        let bin = directoryName(of: executable)
        let installed = [bin, directoryName(of: bin) + "/share/maquette"]
        let built = [InstalledDataLocations.packageRoot(above: bin)].compactMap(\.self)
        let around = [InstalledDataLocations.packageRoot(above: workingDirectory)].compactMap(\.self)
        folders = named + installed + built + [InstalledDataLocations.sourceRoot(of: source)] + around
        projectFolders = named + installed + built + around
    }

    /// The first folder named `name` that holds a file.
    func directory(named name: String, holding file: String) -> String? {
        folders.lazy.map { "\($0)/\(name)" }
            .first { FileType(at: "\($0)/\(file)") != nil }
    }

    /// The root of the package that `Sources/Assets/Installation/InstalledData.swift` lies in.
    private static func sourceRoot(of source: String) -> String {
        (0..<4).reduce(source) { path, _ in directoryName(of: path) }
    }

    /// The nearest folder that holds a package, from a folder upwards.
    private static func packageRoot(above folder: String) -> String? {
        var folder = folder
        while folder.count > 1 {
            if FileType(at: "\(folder)/Package.swift") != nil { return folder }
            folder = directoryName(of: folder)
        }
        return nil
    }

    /// Whether a path is a folder.
    static func isDirectory(_ path: String) -> Bool { FileType(at: path) == .folder }
}
