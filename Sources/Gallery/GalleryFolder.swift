package import Files
import Glibc
import Synchronization

/// The folder of a gallery. The files are written beside it and take its place when they are complete.
///
/// Only a gallery is ever replaced: a folder with the marker of this type and no file that it would not write.
package struct GalleryFolder: Sendable {
    /// Why a folder is not replaced.
    package enum Refusal: Error, Hashable, Sendable {
        /// It cannot be used; the reason is the rest of a sentence that begins with its path.
        case foreign(reason: String)
        /// It cannot be written.
        case file(FileError)
    }

    package let path: String
    /// The folder that the files are written into.
    package let draft: String

    private static let markerText = "maquette gallery wrote this folder, and replaces it as a whole.\n"
    private static let prefix = ".maquette-gallery-"

    /// The drafts of this process with their locks, which are also removed if it is interrupted.
    private static let open = Mutex<[String: Int32]>([:])

    /// Checks a folder, and makes the one beside it that the files are written into.
    package init(_ path: String) throws(Refusal) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        guard !["", ".", ".."].contains(name) else {
            throw .foreign(reason: "is not a folder of its own")
        }
        self.path = path
        try GalleryFolder.check(path)
        let parent = directoryName(of: path)
        do throws(FileError) { try makeDirectory(parent, for: path) } catch { throw .file(error) }
        GalleryFolder.removeLeftovers(in: parent)
        draft = try GalleryFolder.makeDraft(in: parent, for: path)
    }

    /// Gives the files their place.
    package func publish() throws(Refusal) {
        try GalleryFolder.check(path)
        do throws(FileError) {
            try writeFile(Array(GalleryFolder.markerText.utf8), to: "\(draft)/\(GalleryFile.marker.path)")
        } catch {
            throw .file(error)
        }
        let old = draft + "-old"
        let replaces = rename(path, old) == 0
        guard replaces || errno == ENOENT else { throw failure }
        guard rename(draft, path) == 0 else {
            let failure = failure
            if replaces { _ = rename(old, path) }
            throw failure
        }
        GalleryFolder.forget(draft)
        if replaces { GalleryFolder.remove(old) }
    }

    /// Removes the files, if they did not take their place.
    package func discard() {
        GalleryFolder.remove(draft)
        GalleryFolder.forget(draft)
    }

    /// Removes the drafts of this process. Called before it exits.
    package static func removeUnfinished() {
        for draft in open.withLock({ Array($0.keys) }) { remove(draft) }
    }

    private var failure: Refusal { .file(.unwritable(path: path, reason: systemErrorText())) }

    private static func makeDraft(in parent: String, for path: String) throws(Refusal) -> String {
        for attempt in 0..<1000 {
            let draft = "\(parent)/\(prefix)\(getpid())-\(attempt)"
            guard mkdir(draft, 0o777) == 0 else {
                if errno == EEXIST { continue }
                throw .file(.unwritable(path: path, reason: systemErrorText()))
            }
            let descriptor = Glibc.open(draft, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
            open.withLock { $0[draft] = descriptor }
            return draft
        }
        throw .file(.unwritable(path: path, reason: systemErrorText(EEXIST)))
    }

    private static func forget(_ draft: String) {
        let lock = open.withLock { $0.removeValue(forKey: draft) }
        if let lock, lock >= 0 { close(lock) }
    }

    /// Removes drafts that killed processes have left.
    private static func removeLeftovers(in parent: String) {
        for name in fileNames(in: parent) ?? [] where isDraft(name) {
            let path = "\(parent)/\(name)"
            let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(path) }
            close(descriptor)
        }
    }

    private static func isDraft(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts.count) && parts[0].allSatisfy(\.isNumber)
            && parts[1].allSatisfy(\.isNumber) && (parts.count == 2 || parts[2] == "old")
    }
}

extension GalleryFolder {
    /// Throws unless the path is free, an empty folder or a gallery.
    private static func check(_ path: String) throws(Refusal) {
        guard let type = ownType(of: path) else { return }
        guard type == S_IFDIR else {
            throw .foreign(reason: type == S_IFLNK ? "is a symbolic link" : "is not a folder")
        }
        let names = fileNames(in: path) ?? []
        guard !names.isEmpty else { return }
        let marker = "\(path)/\(GalleryFile.marker.path)"
        guard ownType(of: marker) == S_IFREG,
            (try? readFile(marker, as: .report)) == Array(markerText.utf8)
        else { throw .foreign(reason: "has files in it, and is not a gallery") }
        if let name = foreignName(in: path) {
            throw .foreign(reason: "has a file that is not of the gallery: '\(name)'")
        }
    }

    /// Returns a name in a folder that no gallery has; nil if there is none.
    private static func foreignName(in path: String) -> String? {
        for name in fileNames(in: path) ?? [] {
            let type = ownType(of: "\(path)/\(name)")
            if isOwnName(name, in: nil) {
                if type != S_IFREG { return name }
            } else {
                guard GalleryFile.folders.contains(name), type == S_IFDIR else { return name }
                let foreign = fileNames(in: "\(path)/\(name)")?.first {
                    !isOwnName($0, in: name) || ownType(of: "\(path)/\(name)/\($0)") != S_IFREG
                }
                if let foreign { return "\(name)/\(foreign)" }
            }
        }
        return nil
    }

    /// Whether a gallery has files of a name in itself or in a folder of it.
    private static func isOwnName(_ name: String, in folder: String?) -> Bool {
        isTemporaryFileName(name) || GalleryFile(name, in: folder) != nil
    }

    /// The type of a file, not of what a link points to; nil if there is none.
    private static func ownType(of path: String) -> mode_t? {
        var information = stat()
        return lstat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
    }

    /// Removes the files of a gallery, and the folder if it has no others. Links are not followed.
    private static func remove(_ path: String) {
        guard ownType(of: path) == S_IFDIR else { return }
        for folder in GalleryFile.folders where ownType(of: "\(path)/\(folder)") == S_IFDIR {
            for name in fileNames(in: "\(path)/\(folder)") ?? [] where isOwnName(name, in: folder) {
                unlink("\(path)/\(folder)/\(name)")
            }
            rmdir("\(path)/\(folder)")
        }
        for name in fileNames(in: path) ?? [] where isOwnName(name, in: nil) {
            unlink("\(path)/\(name)")
        }
        rmdir(path)
    }
}
