import Glibc
import Synchronization

/// Removes what unfinished writes have left and lets none begin again: for the last act of a process.
package func abandonUnfinishedFiles() {
    TemporaryFile.unfinished.withLock { paths in
        for path in paths ?? [] { unlink(path) }
        paths = nil
    }
}

/// Removes what writes of processes that were killed have left in a folder. A folder is looked through once in a
/// process.
package func removeLeftovers(in directory: String) {
    guard TemporaryFile.cleaned.withLock({ $0.insert(directory).inserted }) else { return }
    for name in fileNames(in: directory) ?? [] where TemporaryFile.isName(name) {
        TemporaryFile.removeUnowned("\(directory)/\(name)")
    }
}

/// Whether a name is that of a file on its way to its own.
package func isTemporaryFileName(_ name: String) -> Bool { TemporaryFile.isName(name) }

/// A file on its way to its name.
///
/// While it is written its lock is held, which the system gives back however a process ends: one whose lock is free
/// belongs to nobody.
struct TemporaryFile: ~Copyable {
    /// What would be left behind by a sudden end; nil once the process is ending.
    static let unfinished = Mutex<[String]?>([])
    /// The folders that were looked through for what others left.
    static let cleaned = Mutex<Set<String>>([])

    private let path: String
    let descriptor: Int32

    /// Opens a file of a name nobody else uses in the folder of `target`; `file` is named when that fails.
    init(beside target: String, for file: String) throws(FileError) {
        let directory = directoryName(of: target)
        removeLeftovers(in: directory)
        // The file is made and noted in one step, so that an interrupt finds either neither or both.
        let opened = TemporaryFile.unfinished.withLock { paths -> (path: String, descriptor: Int32)? in
            guard paths != nil else { return nil }
            let opened = TemporaryFile.create(in: directory)
            if opened.descriptor >= 0 { paths?.append(opened.path) }
            return opened
        }
        guard let opened else { throw .unwritable(path: file, reason: "interrupted") }
        guard opened.descriptor >= 0 else { throw .unwritable(path: file, reason: systemErrorText()) }
        (path, descriptor) = opened
    }

    private static let prefix = ".maquette-"

    private static func create(in directory: String) -> (path: String, descriptor: Int32) {
        var attempt = 0
        while true {
            let path = "\(directory)/\(prefix)\(getpid())-\(attempt)"
            let descriptor = retried { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            if descriptor >= 0 {
                if isLocked(descriptor) { return (path, descriptor) }
                close(descriptor)
            } else if errno != EEXIST || attempt >= 10_000 {
                return (path, descriptor)
            }
            attempt += 1
        }
    }

    /// Locks a new file; false where another process took it for a leftover before. Where files cannot be locked,
    /// nobody can take one for a leftover.
    private static func isLocked(_ descriptor: Int32) -> Bool {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
        var information = stat()
        return fstat(descriptor, &information) != 0 || information.st_nlink > 0
    }

    /// Whether a name is one that `create` gives.
    static func isName(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2
            && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }

    /// Removes a file whose lock nobody holds.
    static func removeUnowned(_ path: String) {
        let descriptor = retried { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, FileType(mode: information.st_mode) == .file,
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return }
        unlink(path)
    }

    /// Writes all bytes; false with `errno` set where that fails.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let count = retried { Glibc.write(descriptor, rest.baseAddress, rest.count) }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Gives the file its name.
    borrowing func rename(to target: String) -> Bool {
        guard Glibc.rename(path, target) == 0 else { return false }
        forget()
        return true
    }

    /// Removes the file.
    borrowing func discard() {
        unlink(path)
        forget()
    }

    private borrowing func forget() {
        let path = path
        TemporaryFile.unfinished.withLock { $0?.removeAll { $0 == path } }
    }

    deinit { close(descriptor) }
}
