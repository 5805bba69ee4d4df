import Files
import ScreenFiles
import Synchronization

/// The XIB files of a project, found by walking its folders once, when the first is asked for.
final class ProjectInterfaces: Sendable {
    private let root: String
    private let files = Mutex<[String: [String]]?>(nil)

    /// Creates the files below a project's folder.
    init(root: String) { self.root = root }

    /// Returns the XIB file of a name that is the fewest folders away from another file, of several the first in the
    /// order of folders; nil if there is none. Of copies in several languages, it is the one in the other file's
    /// language, or else the base file.
    func xib(named name: String, near path: String) -> String? {
        guard let found = all[name] else { return nil }
        let around = path.split(separator: "/").dropLast()
        let own = Translation.language(ofFile: path)
        func distance(_ file: String) -> Int {
            let folders = file.split(separator: "/").dropLast()
            let shared = zip(folders, around).prefix { $0 == $1 }.count
            return folders.count + around.count - 2 * shared
        }
        return found.min { first, second in
            let (one, other) = (distance(first), distance(second))
            guard one == other, let language = Translation.language(ofFile: first),
                let another = Translation.language(ofFile: second), language != another
            else { return one < other }
            return language == own || another != own && LocalizedCopies.precedes(language, another)
        }
    }

    private var all: [String: [String]] {
        files.withLock { known in
            if let known { return known }
            let walked = FolderWalk(root: root).files { $0.lowercased().hasSuffix(".xib") }
            let files = walked.files.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
            let found = Dictionary(grouping: files) { path in
                String((path.split(separator: "/").last ?? "").dropLast(4))
            }
            known = found
            return found
        }
    }
}
