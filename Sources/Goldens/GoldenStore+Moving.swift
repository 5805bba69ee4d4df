import Files
import Foundation

extension GoldenStore {
    /// Gives a golden another name; folders that it leaves empty go.
    ///
    /// - Throws: If there is a golden of the new name, none of the old one, or the folder cannot be written.
    func move(_ kind: GoldenKind, from old: String, to new: String) throws(FileError) {
        let target = path(of: new, kind)
        guard try bytes(of: new, kind) == nil else {
            throw .unwritable(path: target, reason: "there is a golden '\(new)' already")
        }
        guard kind != .digest else {
            return try GoldenLock.change(lockPath) { lock in
                let digest = lock.digests.removeValue(forKey: old)
                lock.digests[new] = digest
            }
        }
        try makeDirectory(directoryName(of: target), for: target)
        guard rename(path(of: old, kind), target) == 0 else {
            throw .unwritable(path: target, reason: systemErrorText())
        }
        removeEmptyFolders(around: old)
    }

    /// Removes the folders that a golden has left, as far as they are empty.
    func removeEmptyFolders(around name: String) {
        var folder = directoryName(of: name)
        // A folder that is not empty stays.
        while folder != ".", rmdir("\(directory)/\(folder)") == 0 { folder = directoryName(of: folder) }
    }
}
