import Foundation

/// The bytes of a file.
public func readFile(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: systemErrorText()) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
        throw .unreadable(path: path, reason: systemErrorText())
    }
    guard information.st_mode & S_IFMT != S_IFDIR else {
        throw .unreadable(path: path, reason: "it is a directory")
    }
    // A pipe has no size, so reading goes on until nothing comes.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, Int(information.st_size)) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .unreadable(path: path, reason: systemErrorText()) }
        guard count > 0 else { return bytes }
        bytes.append(contentsOf: chunk[..<count])
    }
}

/// The system's words for what went wrong last, in the project's style.
package func systemErrorText() -> String {
    let text = String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
}
