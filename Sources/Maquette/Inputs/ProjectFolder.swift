import Files

/// The folders around a file, and which of them is that of a project.
package enum ProjectFolder {
    /// The maximum number of folders above a file that are looked at. Chosen: deeper than the sources of real apps
    /// are nested.
    package static let levelLimit = 16

    /// Files and folders that only a project's folder has.
    private static let markers: Set<String> = [
        ".git", "Cartfile", "Package.swift", "Podfile", "Project.swift", "Workspace.swift", "project.yml",
        "LICENSE", "LICENSE.md", "LICENSE.txt",
    ]

    /// Returns the parent of a folder; above the current folder, a path of `..`.
    package static func above(_ folder: String) -> String {
        if folder == "." { return ".." }
        if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
        if folder.hasPrefix("./") { return above(String(folder.dropFirst(2))) }
        return directoryName(of: folder)
    }

    /// Returns the nearest folder around a file that looks like a project's; nil if there is none.
    package static func around(_ path: String) -> String? {
        var folder = directoryName(of: path)
        for _ in 0..<levelLimit {
            if InputFinder.entries(of: folder).contains(where: marksProject) { return folder }
            if folder == "/" || FileIdentity(of: folder) == FileIdentity(of: "/") { return nil }
            folder = above(folder)
        }
        return nil
    }

    private static func marksProject(_ name: String) -> Bool {
        markers.contains(name) || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
    }
}
