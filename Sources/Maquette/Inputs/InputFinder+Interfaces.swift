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
}
