import Files
import Synchronization

/// The XIB files and storyboards of projects, each project's walked once.
final class InterfaceCache: Sendable {
    private let known = Mutex<[String: ProjectInterfaces]>([:])

    /// The maximum number of entries of a folder that is no project's. Chosen: what is walked in a tenth of a second.
    private static let limitWithoutProject = 20_000

    /// Returns the files of a project's folder.
    func files(in folder: String) -> ProjectInterfaces { files(in: folder, entryLimit: nil) }

    /// Returns the files of the project around a file, or those in the file's folder if it is in no project.
    func files(around path: String) -> ProjectInterfaces {
        guard let project = ProjectFolder.around(path) else {
            return files(in: directoryName(of: path), entryLimit: Self.limitWithoutProject)
        }
        return files(in: project)
    }

    private func files(in folder: String, entryLimit: Int?) -> ProjectInterfaces {
        known.withLock { known in
            if let found = known[folder] { return found }
            let made = ProjectInterfaces(root: folder, entryLimit: entryLimit)
            known[folder] = made
            return made
        }
    }
}
