/// Finds the folders that come with an installation: fonts and assets.
public enum InstalledData {
    /// The folder named `name`: in the folder that `MAQUETTE_DATA` names, else beside the executable,
    /// else in the nearest folder above the executable or the working directory that holds a
    /// `Package.swift`; nil where there is none.
    public static func directory(named name: String) -> String? {
        candidates.map { "\($0)/\(name)" }.first(where: isDirectory)
    }

    private static let candidates: [String] = {
        var folders: [String] = []
        if let data = ProcessInfo.processInfo.environment["MAQUETTE_DATA"], !data.isEmpty {
            folders.append(data)
        }
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().path
        folders.append(executable)
        for start in [executable, FileManager.default.currentDirectoryPath] {
            if let root = packageRoot(above: start) { folders.append(root) }
        }
        return folders
    }()

    private static func packageRoot(above folder: String) -> String? {
        var components = folder.split(separator: "/")
        while !components.isEmpty {
            let path = "/" + components.joined(separator: "/")
            if FileManager.default.fileExists(atPath: "\(path)/Package.swift"), isDirectory("\(path)/fonts") {
                return path
            }
            components.removeLast()
        }
        return nil
    }

    private static func isDirectory(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
