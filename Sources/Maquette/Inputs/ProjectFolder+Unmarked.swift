import Files
import Foundation

extension ProjectFolder {
    /// What stands for the folder of a project where none is around a file.
    struct Unmarked {
        /// The folder; nil if none is fit to be searched.
        var folder: String?
        /// Why not; nil if there is one.
        var reason: String?
        /// Whether no project is around the file.
        var isOutsideOfProjects = true
    }

    /// How many folders above a file's own may be taken for that of its project. Chosen: sources of an app lie so deep
    /// in the folder with its catalogues.
    private static let unmarkedLevelLimit = 3
    /// How many files and folders may lie in a folder that is taken for a project's. Chosen: more than the sources of
    /// an app, fewer than collections of everything have.
    private static let unmarkedEntryLimit = 20_000

    /// Returns the folder that is searched for the catalogues and xibs of a file outside of any project: the one in
    /// which it was found, or the outermost of the nearest ones with what an app's folder has, or its own.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - root: The folder that the user named; nil if the user named the file.
    /// - Returns: The folder, or why there is none.
    static func unmarked(around path: String, in root: String?) -> Unmarked {
        var own = directoryName(of: path)
        if own.hasSuffix(".lproj") { own = above(own) }
        var candidates = [own], folder = own
        for _ in 0..<unmarkedLevelLimit {
            folder = above(folder)
            guard !isShared(folder) else { break }
            if InputFinder.entries(of: folder).contains(where: marksSources) {
                candidates.insert(folder, at: 0)
            }
        }
        if let root, !candidates.contains(root) { candidates.insert(root, at: 0) }
        if let fit = candidates.first(where: { !isShared($0) && isSmall($0) }) {
            return Unmarked(folder: fit)
        }
        let why = isShared(own) ? "holds more than a project" : "holds more than \(unmarkedEntryLimit) files"
        return Unmarked(reason: "no folder around it is a project's, and '\(own)' \(why)")
    }

    /// Whether a file or folder is one that lies among the sources of an app.
    private static func marksSources(_ name: String) -> Bool {
        let names = [".maquette.yaml", "Info.plist", "AppDelegate.swift", "AppDelegate.m", "Base.lproj"]
        return names.contains(name) || name.hasSuffix(".xcassets")
    }

    /// Whether a folder is one of everybody's or of all that a user has.
    private static func isShared(_ folder: String) -> Bool {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        let shared = [
            "/", "/tmp", "/var/tmp", "/home", "/root", "/Users", "/mnt", "/media", "/opt", "/usr", home,
        ]
        let identity = FileIdentity(of: folder)
        return identity == nil
            || (shared + [FileManager.default.temporaryDirectory.path])
                .contains { !$0.isEmpty && FileIdentity(of: $0) == identity }
    }

    private static func isSmall(_ folder: String) -> Bool {
        var count = 0
        _ = FolderWalk(root: folder, entryLimit: unmarkedEntryLimit).forEachFolder(
            (), isWanted: { _ in true }
        ) {
            folder, _ in
            count += folder.files.count + folder.folders.count
            return folder.folders.map { ($0, ()) }
        }
        return count < unmarkedEntryLimit
    }
}
