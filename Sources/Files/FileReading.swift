import Glibc

/// The bytes of a file: every file that is read comes through here.
///
/// Only regular files are read, links to them too: a pipe would block, a device never end. Of a file that is too
/// large for its kind nothing is read; one that grows meanwhile is refused when it is found too large.
package func readFile(_ path: String, as kind: FileKind) throws(FileError) -> [UInt8] {
    try OpenFile(path, as: kind).bytes()
}

/// The first bytes of a file, fewer where it has fewer, as for the whole.
package func readFile(_ path: String, as kind: FileKind, first count: Int) throws(FileError) -> [UInt8] {
    try OpenFile(path, as: kind).bytes(at: 0, count: count)
}

/// A regular file that is open for reading.
package struct OpenFile: ~Copyable {
    /// Bytes when it was opened.
    package let size: Int
    private let path: String
    private let kind: FileKind
    private let descriptor: Int32

    /// Opens a file; never waits for the other end of a pipe.
    package init(_ path: String, as kind: FileKind) throws(FileError) {
        // The system's functions would take what stands before the zero.
        guard !path.utf8.contains(0) else { throw .missing(path: path) }
        let descriptor = retried { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
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
            // A socket cannot even be opened.
            if let type = FileType(at: path), type != .file { return .notAFile(path: path, type) }
            return .unreadable(path: path, reason: systemErrorText(code))
        }
    }

    /// All bytes.
    package borrowing func bytes() throws(FileError) -> [UInt8] {
        // One byte more than there are shows the end at once.
        var bytes = try bytes(at: 0, count: size + 1)
        // It grows, or is one of those whose size the system does not tell.
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

    /// So many bytes from a place on, fewer where the file ends before.
    package borrowing func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, filled throws(FileError) in
            filled = try read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
        }
    }

    /// Fills memory with the bytes from a place on, as far as the file goes, and says how many they are.
    package borrowing func read(
        into memory: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(FileError) -> Int {
        var filled = 0
        while filled < memory.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
            let descriptor = descriptor, place = offset + filled
            let count = retried { pread(descriptor, rest.baseAddress, rest.count, place) }
            guard count >= 0 else { throw .unreadable(path: path, reason: systemErrorText()) }
            guard count > 0 else { break }
            filled += count
        }
        return filled
    }
}

/// Calls the system again where a signal came between.
func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// The system's words for what went wrong, last or by its number, in the project's style.
package func systemErrorText(_ code: Int32 = errno) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
}
