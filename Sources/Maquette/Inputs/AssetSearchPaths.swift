/// Where the images of a screen are searched for.
package struct AssetSearchPaths: Hashable, Sendable {
    /// Folders in search order.
    package var directories: [String]
    /// The folder of the project that contains the file; nil for none.
    package var project: String?
}

extension AssetSearchPaths {
    /// Returns the nearest enclosing folder that looks like a project's, up to a limited number of levels
    /// above the file.
    static func project(around path: String) -> String? {
        var folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        for _ in 0..<12 {
            if isProject(folder) { return folder }
            if folder == "." || folder.isEmpty || !folder.contains("/") { break }
            folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
        }
        return nil
    }

    private static func isProject(_ folder: String) -> Bool {
        InputFinder.entries(of: folder).contains { name in
            [".git", "Package.swift", "Podfile"].contains(name)
                || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
                || name.uppercased().hasPrefix("LICENSE")
        }
    }
}
