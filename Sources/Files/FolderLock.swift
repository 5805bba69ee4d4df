import Glibc
import Synchronization

/// Keeps other threads and processes that lock the same folder waiting. The system releases the lock if the process
/// ends.
package struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Waits for the lock of a folder, which is created if it is missing. Errors name `path`.
    package init(_ folder: String, for path: String) throws(FileError) {
        try makeDirectory(folder, for: path)
        let descriptor = retryOnInterrupt { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: systemErrorText()) }
        // Without support for locks, as on some network file systems, changes are not kept apart.
        _ = retryOnInterrupt { flock(descriptor, LOCK_EX) }
        self.descriptor = descriptor
    }

    /// Releases the lock.
    package func release() { flock(descriptor, LOCK_UN) }

    deinit { close(descriptor) }
}
