import Files

extension InputFinder {
    /// Returns the folders of the projects around files that hold storyboards or XIB files, without those of languages.
    ///
    /// - Parameter paths: The paths of files.
    /// - Returns: The folders, those with the fewest folders above first, as an app's own are before those of the examples of
    ///   its libraries; each project is walked once.
    package static func interfaceFolders(around paths: [String]) -> [String] {
        var found: Set<String> = []
        for root in projectRoots(around: paths) {
            for file in FolderWalk(root: root).files(where: isInterfaceBuilderFile).files {
                found.insert(folderOfAllLanguages(of: file))
            }
        }
        return sortedByDepth(found)
    }

    private static func sortedByDepth(_ folders: Set<String>) -> [String] {
        func depth(_ path: String) -> Int { path.count { $0 == "/" } }
        return folders.sorted { (depth($0), $0) < (depth($1), $1) }
    }

    /// Returns where the strings files of the projects around files are.
    ///
    /// - Parameter paths: The paths of files.
    /// - Returns: For the name of each table the folders that contain its `.lproj` or its `.xcstrings`, those with the
    ///   fewest folders above first.
    package static func stringTables(around paths: [String]) -> [String: [String]] {
        let suffixes = [".strings", ".stringsdict", ".xcstrings"]
        var found: [String: Set<String>] = [:]
        for root in projectRoots(around: paths) {
            let isTable = { (path: String) in suffixes.contains { path.hasSuffix($0) } }
            for file in FolderWalk(root: root).files(where: isTable).files {
                let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
                found[name, default: []].insert(folderOfAllLanguages(of: file))
            }
        }
        return found.mapValues(sortedByDepth)
    }

    /// Returns the folder that a file is in, or that its `.lproj` is in.
    private static func folderOfAllLanguages(of file: String) -> String {
        let folder = directoryName(of: file)
        return folder.hasSuffix(".lproj") ? directoryName(of: folder) : folder
    }

    /// The folders of the projects that files are in.
    private static func projectRoots(around paths: [String]) -> Set<String> {
        Set(paths.map { ProjectFolder.around($0) ?? directoryName(of: $0) })
    }
}
