import Files
import Foundation
import Synchronization

/// A temporary folder for the files of a revision.
///
/// A file in it is locked as long as the process lives. The system releases the lock however the process ends, so that
/// a folder with an unlocked file is a leftover, which the next process removes.
struct RevisionFolder: Sendable {
    let path: String

    /// The folders of this process with their locks, which are also removed if it is interrupted.
    private static let open = Mutex<[String: Int32]>([:])
    private static let prefix = "maquette-revision-"

    /// Makes a folder, and removes leftovers; nil if that is impossible, with the reason in `errno`.
    init?() {
        let temporary = TemporaryFolder.path
        RevisionFolder.removeLeftovers(in: temporary)
        var template = Array("\(temporary)/\(RevisionFolder.prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let lock = Foundation.open(path + "/lock", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
        let path = path
        RevisionFolder.open.withLock { $0[path] = lock }
    }

    /// Removes the folder.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
        let lock = RevisionFolder.open.withLock { $0.removeValue(forKey: path) }
        if let lock, lock >= 0 { close(lock) }
    }

    /// Removes all folders of the process. Called before it exits.
    static func removeAll() {
        for path in open.withLock({ Array($0.keys) }) { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func removeLeftovers(in temporary: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let lock = Foundation.open("\(temporary)/\(name)/lock", O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
            guard lock >= 0 else { continue }
            defer { close(lock) }
            guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { continue }
            try? FileManager.default.removeItem(atPath: "\(temporary)/\(name)")
        }
    }
}
