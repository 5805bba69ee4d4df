import Files

extension InputFinder {
    /// Returns the folders of the projects around files that hold storyboards or XIB files, without those of languages.
    ///
    /// - Parameter paths: The paths of files.
    /// - Returns: The folders, sorted; each project is walked once.
    package static func interfaceFolders(around paths: [String]) -> [String] {
        let roots = Set(paths.map { ProjectFolder.around($0) ?? directoryName(of: $0) })
        var found: Set<String> = []
        for root in roots {
            for file in FolderWalk(root: root).files(where: isInterfaceBuilderFile).files {
                let folder = directoryName(of: file)
                found.insert(folder.hasSuffix(".lproj") ? directoryName(of: folder) : folder)
            }
        }
        return found.sorted()
    }

    /// Returns the strings files of the projects around files that are not those of storyboards or XIB files.
    ///
    /// - Parameter paths: The paths of files.
    /// - Returns: For the name of each table the folders that contain its `.lproj` or its `.xcstrings`, those with the
    ///   fewest folders above first.
    package static func stringTables(around paths: [String]) -> [String: [String]] {
        let roots = Set(paths.map { ProjectFolder.around($0) ?? directoryName(of: $0) })
        let suffixes = [".strings", ".stringsdict", ".xcstrings"]
        var found: [String: Set<String>] = [:]
        for root in roots {
            let isTable = { (path: String) in suffixes.contains { path.hasSuffix($0) } }
            for file in FolderWalk(root: root).files(where: isTable).files {
                let folder = directoryName(of: file)
                let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
                found[name, default: []].insert(
                    folder.hasSuffix(".lproj") ? directoryName(of: folder) : folder)
            }
        }
        func depth(_ path: String) -> Int { path.count { $0 == "/" } }
        return found.mapValues { $0.sorted { (depth($0), $0) < (depth($1), $1) } }
    }
}
