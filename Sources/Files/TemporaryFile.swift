import Glibc
import Synchronization

/// Removes the temporary files of unfinished writes and prevents new ones. Called before the process exits.
package func removeUnfinishedFiles() {
    TemporaryFile.unfinished.withLock { paths in
        for path in paths ?? [] { unlink(path) }
        paths = nil
    }
}

/// Removes temporary files that killed processes have left in a folder. Each folder is searched once per
/// process.
package func removeLeftovers(in directory: String) {
    guard TemporaryFile.cleaned.withLock({ $0.insert(directory).inserted }) else { return }
    for name in fileNames(in: directory) ?? [] where TemporaryFile.isName(name) {
        TemporaryFile.removeUnlocked("\(directory)/\(name)")
    }
}

/// Whether a name is that of a temporary file.
package func isTemporaryFileName(_ name: String) -> Bool { TemporaryFile.isName(name) }

/// A temporary file that is renamed when it is complete.
///
/// It is locked while it is written. The system releases the lock however the process ends, so that an
/// unlocked temporary file is a leftover.
struct TemporaryFile: ~Copyable {
    /// The paths of files in progress, which a sudden exit would leave behind; nil once the process is
    /// exiting.
    static let unfinished = Mutex<[String]?>([])
    /// The folders that were searched for leftovers.
    static let cleaned = Mutex<Set<String>>([])

    private let path: String
    let descriptor: Int32

    /// Creates a file with a unique name in the folder of `target`. Errors name `file`.
    init(nextTo target: String, for file: String) throws(FileError) {
        let directory = directoryName(of: target)
        removeLeftovers(in: directory)
        // The file is created and registered in one step, so that an interrupt sees either both or neither.
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
            let descriptor = retryOnInterrupt { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            if descriptor >= 0 {
                if isLocked(descriptor) { return (path, descriptor) }
                close(descriptor)
            } else if errno != EEXIST || attempt >= 10_000 {
                return (path, descriptor)
            }
            attempt += 1
        }
    }

    /// Locks a new file; false if another process has removed it as a leftover before. If the file system
    /// does not support locks, no file is treated as a leftover.
    private static func isLocked(_ descriptor: Int32) -> Bool {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
        var information = stat()
        return fstat(descriptor, &information) != 0 || information.st_nlink > 0
    }

    /// Whether a name is one that `create` generates.
    static func isName(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2
            && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }

    /// Removes a file that is not locked.
    static func removeUnlocked(_ path: String) {
        let descriptor = retryOnInterrupt { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, FileType(mode: information.st_mode) == .file,
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return }
        unlink(path)
    }

    /// Writes all bytes; returns false and sets `errno` on failure.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let count = retryOnInterrupt { Glibc.write(descriptor, rest.baseAddress, rest.count) }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Renames the file to its final name.
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
