import Foundation
import Testing

/// A folder of a test's own, removed with its contents when the test is done.
final class TemporaryDirectory {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/maquette-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and the folders above it.
    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Makes a link at `name` to what `target` says.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    /// A file with nothing in it that says it has so many bytes.
    func makeSparse(_ name: String, bytes: Int) throws {
        try write("", to: name)
        try #require(truncate(path + "/" + name, bytes) == 0)
    }

    /// A pipe that nobody writes to.
    func makePipe(_ name: String) throws { try #require(mkfifo(path + "/" + name, 0o600) == 0) }

    /// All files and links, relative, sorted.
    var files: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
            .filter { !isDirectory(path + "/" + $0) }.sorted()
    }

    private func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }
}
