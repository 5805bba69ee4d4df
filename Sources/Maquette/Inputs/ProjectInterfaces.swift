import Files
import InterfaceFiles
import Synchronization

/// The XIB files and storyboards of a project, found by walking its folders once, when the first is asked for.
final class ProjectInterfaces: Sendable {
    private let own: FileNames
    private let all: FileNames

    /// Creates the files below a project's folder.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - entryLimit: The maximum number of folder entries to examine; nil for that of projects.
    init(root: String, entryLimit: Int? = nil) {
        own = FileNames(root: root, entryLimit: entryLimit, includesThirdParty: false)
        all = FileNames(root: root, entryLimit: entryLimit, includesThirdParty: true)
    }

    /// Returns the XIB file of a name that is the fewest folders away from another file, of several the first in the
    /// order of folders; nil if there is none. Of copies in several languages, it is the one in the other file's
    /// language, or else the base file.
    func xib(named name: String, near path: String) -> String? {
        sorted(own[name + ".xib"], near: path).first
    }

    /// Returns the storyboards of a name in the same order, with or without those of third-party code.
    func storyboards(named name: String, near path: String, includesThirdParty: Bool) -> [String] {
        sorted((includesThirdParty ? all : own)[name + ".storyboard"], near: path)
    }

    private func sorted(_ found: [String], near path: String) -> [String] {
        let around = path.split(separator: "/").dropLast()
        let own = Translation.language(ofFile: path)
        func distance(_ file: String) -> Int {
            let folders = file.split(separator: "/").dropLast()
            let shared = zip(folders, around).prefix { $0 == $1 }.count
            return folders.count + around.count - 2 * shared
        }
        let ranked = found.enumerated().map { (order: $0, file: $1, distance: distance($1)) }
        return ranked.sorted { first, second in
            if first.distance != second.distance { return first.distance < second.distance }
            guard let language = Translation.language(ofFile: first.file),
                let another = Translation.language(ofFile: second.file), language != another
            else { return first.order < second.order }
            return language == own || another != own && LocalizedCopies.precedes(language, another)
        }.map(\.file)
    }
}

/// The files of a project by name, with the extension in lower case.
private final class FileNames: Sendable {
    private let walk: FolderWalk
    private let files = Mutex<[String: [String]]?>(nil)

    init(root: String, entryLimit: Int?, includesThirdParty: Bool) {
        walk =
            entryLimit.map {
                FolderWalk(root: root, entryLimit: $0, includesThirdParty: includesThirdParty)
            } ?? FolderWalk(root: root, includesThirdParty: includesThirdParty)
    }

    subscript(_ name: String) -> [String] {
        files.withLock { known in
            if let known { return known[name] ?? [] }
            let walked = walk.files(where: InputFinder.isInterfaceBuilderFile)
            let paths = walked.files.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
            let found = Dictionary(grouping: paths) { path in
                let file = path.split(separator: "/").last ?? ""
                guard let dot = file.lastIndex(of: ".") else { return String(file) }
                return file[..<dot] + file[dot...].lowercased()
            }
            known = found
            return found[name] ?? []
        }
    }
}
