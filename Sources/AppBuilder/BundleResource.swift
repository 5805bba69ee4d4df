import Files

/// Which files of a project an app's bundle holds, and where.
enum BundleResource {
    /// Endings of what is compiled, or read from the project by the tool itself.
    private static let compiledEndings: Set<String> = [
        "swift", "h", "hpp", "pch", "m", "mm", "c", "cc", "cpp", "s", "metal", "modulemap",
        "entitlements", "xcconfig", "intentdefinition", "xcprivacy", "gyb", "pbxproj", "xctestplan",
    ]
    /// Endings of folders that are compiled as a whole.
    private static let compiledFolders: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "docc", "xcodeproj", "xcworkspace",
        "framework", "xcframework", "playground",
    ]
    /// Endings of folders that a bundle holds as they are.
    private static let wholeFolders: Set<String> = ["bundle", "scnassets", "lproj"]

    private static func ending(of name: Substring) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }

    /// Endings of files that code asks for by the ending of what Xcode compiles them to; they are read from the project.
    private static let documentEndings = ["xib": "nib", "storyboard": "storyboardc"]

    /// Returns where a bundle holds a file or folder: flat, but for languages and folders that are kept whole. Storyboards and
    /// XIB files have the names of what they are compiled to.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - folder: The folder of the project, whose own names do not count.
    /// - Returns: The path from the bundle; nil for what it does not hold.
    static func place(ofFile path: String, in folder: String) -> String? {
        let parts = path.dropFirst(path.hasPrefix(folder) ? folder.count : 0).split(separator: "/")
        guard let name = parts.last, name != "Info.plist", !compiledEndings.contains(ending(of: name)),
            !parts.contains(where: { compiledFolders.contains(ending(of: $0)) })
        else { return nil }
        let start = parts.firstIndex { wholeFolders.contains(ending(of: $0)) } ?? parts.count - 1
        let place = parts[start...].joined(separator: "/")
        guard let compiled = documentEndings[ending(of: name)], let dot = place.lastIndex(of: ".") else {
            return place
        }
        return place[...dot] + compiled
    }

    /// Returns the files below a folder, by where a bundle holds them.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - isExcluded: Whether a path from the folder does not belong to it.
    /// - Returns: The paths of the files.
    static func files(below root: String, except isExcluded: (String) -> Bool = { _ in false }) -> [String:
        String]
    {
        let walked = FolderWalk(root: root).files { !$0.hasSuffix(".swift") }
        return places(of: walked.files.filter { !isExcluded(String($0.dropFirst(root.count + 1))) }, in: root)
    }

    /// Returns files by where a bundle holds them; a file that comes later does not replace one.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - root: The folder that they are in.
    /// - Returns: The paths of those that a bundle holds.
    static func places(of paths: [String], in root: String) -> [String: String] {
        var found: [String: String] = [:]
        for path in paths {
            guard let place = place(ofFile: path, in: root), found[place] == nil else { continue }
            found[place] = path
        }
        return found
    }
}
