import Foundation
import Synchronization

/// Writes a file whole or not at all: into a temporary file beside it, which then takes its name.
/// Missing directories are made.
public func writeFile(_ bytes: [UInt8], to path: String) throws(FileError) {
    _ = try writeFile(to: path) { append in append(bytes) }
}

/// Writes a file piece by piece, whole or not at all, as above.
///
/// - Parameters:
///   - path: The file.
///   - body: Hands the pieces on in order; a call that returns false means that no more can be written. Where it
///     returns false itself, there is to be no file.
/// - Returns: Whether there is a file, as `body` wanted it.
/// - Throws: Where the file cannot be written.
public func writeFile(
    to path: String, _ body: (_ append: ([UInt8]) -> Bool) -> Bool
) throws(FileError) -> Bool {
    try makeDirectory(directoryName(of: path), for: path)
    let temporary = try TemporaryFile(beside: path)
    let descriptor = temporary.descriptor
    var reason: String?
    let isWanted = body { bytes in
        guard reason == nil else { return false }
        if !TemporaryFile.write(bytes, to: descriptor) { reason = systemErrorText() }
        return reason == nil
    }
    guard reason == nil, isWanted else {
        temporary.discard()
        if let reason { throw .unwritable(path: path, reason: reason) }
        return false
    }
    guard temporary.rename(to: path) else {
        reason = systemErrorText()
        temporary.discard()
        throw .unwritable(path: path, reason: reason ?? "")
    }
    return true
}

/// Makes a directory and those above it; `path` is the file it is for, named when that fails.
package func makeDirectory(_ directory: String, for path: String) throws(FileError) {
    var information = stat()
    if stat(directory, &information) == 0 {
        guard information.st_mode & S_IFMT == S_IFDIR else {
            throw .unwritable(path: path, reason: "'\(directory)' is not a directory")
        }
        return
    }
    let parent = directoryName(of: directory)
    if parent != directory { try makeDirectory(parent, for: path) }
    // Another worker may have been faster.
    guard mkdir(directory, 0o777) == 0 || errno == EEXIST else {
        throw .unwritable(path: path, reason: systemErrorText())
    }
}

/// What stands before the last component of a path; `.` where there is nothing.
package func directoryName(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Removes what unfinished writes have left and lets none begin again: for the last act of a process.
package func abandonUnfinishedFiles() {
    TemporaryFile.unfinished.withLock { paths in
        for path in paths ?? [] { unlink(path) }
        paths = nil
    }
}

/// A file on its way to its name.
private struct TemporaryFile: ~Copyable {
    /// What would be left behind by a sudden end; nil once the process is ending.
    static let unfinished = Mutex<[String]?>([])

    private let path: String
    let descriptor: Int32

    /// Opens a file of a name nobody else uses in the directory of `target`.
    init(beside target: String) throws(FileError) {
        // The file is made and noted in one step, so that an interrupt finds either neither or both.
        let opened = TemporaryFile.unfinished.withLock { paths -> (path: String, descriptor: Int32)? in
            guard paths != nil else { return nil }
            let opened = TemporaryFile.create(in: directoryName(of: target))
            if opened.descriptor >= 0 { paths?.append(opened.path) }
            return opened
        }
        guard let opened else { throw .unwritable(path: target, reason: "interrupted") }
        guard opened.descriptor >= 0 else { throw .unwritable(path: target, reason: systemErrorText()) }
        (path, descriptor) = opened
    }

    private static func create(in directory: String) -> (path: String, descriptor: Int32) {
        var attempt = 0
        while true {
            let path = "\(directory)/.maquette-\(getpid())-\(attempt)"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 || errno != EEXIST || attempt == 10_000 { return (path, descriptor) }
            attempt += 1
        }
    }

    /// Writes all bytes; false with `errno` set where that fails.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Gives the file its name.
    borrowing func rename(to target: String) -> Bool {
        guard Foundation.rename(path, target) == 0 else { return false }
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
