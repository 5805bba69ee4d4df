import Glibc

/// What differs between one content of a file and another, known without reading it, if no program sets the times of files.
package struct FileVersion: Hashable, Sendable {
    private let device, number, size: Int
    private let seconds, nanoseconds: Int

    /// Returns the version of a file; nil if there is none.
    package init?(of path: String) {
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        device = Int(truncatingIfNeeded: information.st_dev)
        number = Int(truncatingIfNeeded: information.st_ino)
        size = Int(information.st_size)
        (seconds, nanoseconds) = (information.st_mtim.tv_sec, information.st_mtim.tv_nsec)
    }
}
