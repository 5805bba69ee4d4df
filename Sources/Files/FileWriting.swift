import Glibc

/// Writes a file atomically: writes a temporary file next to it, then renames that file. Missing folders are
/// created. A link is kept, and the file it points to is written.
package func writeFile(_ bytes: [UInt8], to path: String) throws(FileError) {
    _ = try writeFile(to: path) { append in append(bytes) }
}

/// Writes a source atomically unless it holds the same bytes: a build system goes by the time of the file, and does not
/// compile again what is not written.
package func writeSourceIfChanged(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let old = try? readFile(path, as: .source), old == bytes { return }
    try writeFile(bytes, to: path)
}

/// Writes a file atomically in chunks, as above.
///
/// - Parameters:
///   - path: The path of the file.
///   - body: Passes on the chunks in order; its argument returns false if writing fails. If `body` returns
///     false, no file is created.
/// - Returns: Whether the file was created, as requested by `body`.
/// - Throws: If the file cannot be written.
package func writeFile(
    to path: String, _ body: (_ append: ([UInt8]) -> Bool) -> Bool
) throws(FileError) -> Bool {
    let target = try writtenPath(of: path)
    try makeDirectory(directoryName(of: target), for: path)
    let temporary = try TemporaryFile(nextTo: target, for: path)
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

/// Returns the path to write to: the target of a chain of links. Only regular files are replaced.
private func writtenPath(of path: String) throws(FileError) -> String {
    guard !path.utf8.contains(0) else { throw .unwritable(path: path, reason: "there is no such name") }
    if let type = FileType(at: path), type != .file {
        throw .unwritable(path: path, reason: "it is \(type.noun), not a file")
    }
    var target = path
    // The maximum number of links that the system follows.
    for _ in 0..<40 {
        guard let next = linkTarget(of: target) else { return target }
        target = next.hasPrefix("/") ? next : directoryName(of: target) + "/" + next
    }
    throw .unwritable(path: path, reason: systemErrorText(ELOOP))
}

/// Appends to a regular file, which is created if it is missing. Other programs may append at the same time.
///
/// - Throws: If the file cannot be written completely.
package func appendToFile(_ bytes: [UInt8], at path: String) throws(FileError) {
    if let type = FileType(at: path), type != .file {
        throw .unwritable(path: path, reason: "it is \(type.noun), not a file")
    }
    let descriptor = retryOnInterrupt { open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: systemErrorText()) }
    defer { close(descriptor) }
    guard TemporaryFile.write(bytes, to: descriptor) else {
        throw .unwritable(path: path, reason: systemErrorText())
    }
}

/// Returns the target of a link; nil if the path is not a link.
private func linkTarget(of path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
        buffer.withMemoryRebound(to: CChar.self) { memory in
            if let start = memory.baseAddress { count = max(0, readlink(path, start, memory.count)) }
        }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}

/// Creates a folder and its parents. Errors name `path`, the file that the folder is for.
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
    // Another worker may have created it in the meantime.
    guard mkdir(directory, 0o777) == 0 || errno == EEXIST else {
        throw .unwritable(path: path, reason: systemErrorText())
    }
}

/// Returns a path without its last component; `.` if nothing is left.
package func directoryName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
