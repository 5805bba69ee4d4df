import Glibc

/// The bytes of a file, mapped into memory for reading.
///
/// **Invariant:** `bytes` stays valid and unchanged as long as the object lives.
final class MappedFile: @unchecked Sendable {  // read-only memory of its own, unmapped with the last owner
    let bytes: UnsafeRawBufferPointer

    /// The largest file that is opened. Chosen: the largest font collections in use are below 100 MB.
    static let sizeLimit = 256 << 20

    /// Maps the file at `path`.
    init(path: String) throws(FontError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .unusableFile(path: path, reason: "it cannot be opened")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unusableFile(path: path, reason: "it is not a file")
        }
        let size = Int(status.st_size)
        guard size > 0, size <= MappedFile.sizeLimit else {
            throw .unusableFile(path: path, reason: "it has \(size) bytes")
        }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw .unusableFile(path: path, reason: "it cannot be read")
        }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
