import Foundation

/// Walks a project's folders for its sources: in the order of names, without what `.gitignore` files leave out,
/// what is hidden, what builds leave behind and other people's code.
///
/// Links to folders are not followed, so that a walk ends and finds each file once; links to files are.
package struct FolderWalk {
    /// A folder on the way.
    package struct Folder {
        /// The folder, with the walk's root in front as the caller wrote it.
        package var path: String
        /// The names of the files, sorted.
        package var files: [String] = []
        /// The names of the folders, sorted.
        package var folders: [String] = []
    }

    /// Where it begins. The root itself is walked whatever its name and whoever leaves it out.
    package let root: String
    /// How many entries of folders are looked at. Chosen: more than any app's sources have.
    private static let entryLimit = 400_000

    /// A walk that begins at a folder.
    package init(root: String) { self.root = root }

    /// Folders of other people's code and of what builds leave behind.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "xcuserdata",
    ]
    /// Endings of folders in which nothing is a source.
    private static let skippedEndings = [".app", ".framework", ".xcframework", ".xcarchive", ".storyboardc"]

    /// Calls `visit` for each folder, superfolders first. It gives the folders inside that are to be entered.
    package func forEachFolder(_ visit: (Folder) -> [String]) {
        var left = [(path: root, rules: IgnoreRules(in: root))]
        var count = 0
        while let (path, rules) = left.popLast(), count < FolderWalk.entryLimit {
            let folder = contents(of: path, rules, &count)
            left += visit(folder).reversed().map { name in
                let inside = FolderWalk.joined(path, name)
                return (inside, rules.entering(name, at: inside))
            }
        }
    }

    /// The files whose names are wanted, each with its folders in front, in the order of the names of folders and
    /// files.
    package func files(where isWanted: (String) -> Bool) -> [String] {
        var found: [String] = []
        forEachFolder { folder in
            found += folder.files.filter(isWanted).map { FolderWalk.joined(folder.path, $0) }
            return folder.folders
        }
        return found.map { (path: $0, names: $0.split(separator: "/")) }
            .sorted { $0.names.lexicographicallyPrecedes($1.names) }.map(\.path)
    }

    private func contents(of path: String, _ rules: IgnoreRules, _ count: inout Int) -> Folder {
        var folder = Folder(path: path)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        count += names.count
        for name in names where !name.hasPrefix(".") {
            switch FolderWalk.kind(FolderWalk.joined(path, name)) {
            case .folder:
                guard !FolderWalk.skipped.contains(name),
                    !FolderWalk.skippedEndings.contains(where: name.hasSuffix),
                    !rules.leaveOut(name, isFolder: true)
                else { continue }
                folder.folders.append(name)
            case .file: if !rules.leaveOut(name, isFolder: false) { folder.files.append(name) }
            case .other: continue
            }
        }
        return folder
    }

    private enum Kind { case file, folder, other }

    private static func kind(_ path: String) -> Kind {
        var information = stat()
        guard lstat(path, &information) == 0 else { return .other }
        switch information.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        case S_IFLNK:
            return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG ? .file : .other
        default: return .other
        }
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
