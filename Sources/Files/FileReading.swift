import Glibc

/// Returns the bytes of a file. All files are read with this function.
///
/// Only regular files and links to them are read: a pipe would block, and a device might never end. A file
/// that exceeds the limit of its kind is not read; one that grows beyond the limit while it is read is
/// rejected. A pointer of Git LFS is not the file that it stands for, and is rejected as well.
package func readFile(_ path: String, as kind: FileKind) throws(FileError) -> [UInt8] {
    let bytes = try OpenFile(path, as: kind).bytes()
    guard !kind.mayBePointer || !FileText.isPointer(bytes) else { throw .content(path: path, .pointer) }
    return bytes
}

/// Returns the first bytes of a file, or all if it is shorter, with the same checks.
package func readFile(_ path: String, as kind: FileKind, first count: Int) throws(FileError) -> [UInt8] {
    let bytes = try OpenFile(path, as: kind).bytes(at: 0, count: count)
    guard !kind.mayBePointer || !FileText.isPointer(bytes) else { throw .content(path: path, .pointer) }
    return bytes
}

/// Returns the text of a file, as `FileText` reads it, with the same checks.
package func readText(_ path: String, as kind: FileKind) throws(FileError) -> String {
    let bytes = try readFile(path, as: kind)
    do throws(ContentProblem) {
        return try FileText.string(of: bytes, as: kind)
    } catch {
        throw .content(path: path, error)
    }
}

/// A regular file opened for reading.
package struct OpenFile: ~Copyable {
    /// The size in bytes when the file was opened.
    package let size: Int
    private let path: String
    private let kind: FileKind
    private let descriptor: Int32

    /// Opens a file; never blocks on a pipe.
    package init(_ path: String, as kind: FileKind) throws(FileError) {
        // System functions would truncate the path at the null character.
        guard !path.utf8.contains(0) else { throw .missing(path: path) }
        let descriptor = retryOnInterrupt { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        guard descriptor >= 0 else { throw OpenFile.refusal(of: path, errno) }
        do throws(FileError) {
            size = try OpenFile.size(of: descriptor, path, kind)
        } catch {
            close(descriptor)
            throw error
        }
        self.path = path
        self.kind = kind
        self.descriptor = descriptor
    }

    private static func size(
        of descriptor: Int32, _ path: String, _ kind: FileKind
    ) throws(FileError) -> Int {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else {
            throw .unreadable(path: path, reason: systemErrorText())
        }
        let type = FileType(mode: information.st_mode), size = Int(information.st_size)
        guard type == .file else { throw .notAFile(path: path, type) }
        guard size <= kind.byteLimit else { throw .tooLarge(path: path, kind) }
        return size
    }

    deinit { close(descriptor) }

    private static func refusal(of path: String, _ code: Int32) -> FileError {
        switch code {
        case ENOENT, ENOTDIR: return .missing(path: path)
        default:
            // A socket cannot be opened at all.
            if let type = FileType(at: path), type != .file { return .notAFile(path: path, type) }
            return .unreadable(path: path, reason: systemErrorText(code))
        }
    }

    /// Returns all bytes.
    package borrowing func bytes() throws(FileError) -> [UInt8] {
        // Reads one byte more than the size, to detect the end without another call.
        var bytes = try bytes(at: 0, count: size + 1)
        // The file grows, or is one for which the system does not report a size.
        while bytes.count > size {
            guard bytes.count <= kind.byteLimit else { throw .tooLarge(path: path, kind) }
            let count = min(max(bytes.count, 1 << 16), kind.byteLimit + 1 - bytes.count)
            let more = try self.bytes(at: bytes.count, count: count)
            bytes += more
            if more.count < count { break }
        }
        guard bytes.count <= kind.byteLimit else { throw .tooLarge(path: path, kind) }
        return bytes
    }

    /// Returns `count` bytes from an offset, fewer if the file ends before.
    package borrowing func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, filled throws(FileError) in
            filled = try read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
        }
    }

    /// Fills a buffer with the bytes from an offset, up to the end of the file, and returns their number.
    package borrowing func read(
        into memory: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(FileError) -> Int {
        var filled = 0
        while filled < memory.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
            let descriptor = descriptor, place = offset + filled
            let count = retryOnInterrupt { pread(descriptor, rest.baseAddress, rest.count, place) }
            guard count >= 0 else { throw .unreadable(path: path, reason: systemErrorText()) }
            guard count > 0 else { break }
            filled += count
        }
        return filled
    }
}

/// Repeats a system call that was interrupted by a signal.
func retryOnInterrupt<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// Returns the system's error message, by default for `errno`, in the style of the project's messages.
package func systemErrorText(_ code: Int32 = errno) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
}
