import Glibc

/// Writes a file whole or not at all: into a temporary file beside it, which then takes its name.
/// Missing folders are made. A link to a file stays, and the file that it leads to is written.
package func writeFile(_ bytes: [UInt8], to path: String) throws(FileError) {
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
package func writeFile(
    to path: String, _ body: (_ append: ([UInt8]) -> Bool) -> Bool
) throws(FileError) -> Bool {
    let target = try writtenPath(of: path)
    try makeDirectory(directoryName(of: target), for: path)
    let temporary = try TemporaryFile(beside: target, for: path)
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
    guard temporary.rename(to: target) else {
        reason = systemErrorText()
        temporary.discard()
        throw .unwritable(path: path, reason: reason ?? "")
    }
    return true
}

/// Where the bytes for a path go: the end of its links. Only a regular file is replaced.
private func writtenPath(of path: String) throws(FileError) -> String {
    guard !path.utf8.contains(0) else { throw .unwritable(path: path, reason: "there is no such name") }
    if let type = FileType(at: path), type != .file {
        throw .unwritable(path: path, reason: "it is \(type.words), not a file")
    }
    var target = path
    // As many links as the system follows.
    for _ in 0..<40 {
        guard let next = linkTarget(of: target) else { return target }
        target = next.hasPrefix("/") ? next : directoryName(of: target) + "/" + next
    }
    throw .unwritable(path: path, reason: systemErrorText(ELOOP))
}

/// What a link holds; nil for what is none.
private func linkTarget(of path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
        buffer.withMemoryRebound(to: CChar.self) { memory in
            if let start = memory.baseAddress { count = max(0, readlink(path, start, memory.count)) }
        }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}

/// Makes a folder and those above it; `path` is the file it is for, named when that fails.
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
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
