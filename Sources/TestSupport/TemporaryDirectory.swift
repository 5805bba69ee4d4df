package import Foundation

/// A directory for one test, removed with its contents when the test is finished.
package final class TemporaryDirectory: Sendable {
    /// The path of the directory.
    package let path: String

    /// Creates an empty directory.
    package init() throws {
        path = FileManager.default.temporaryDirectory.path + "/maquette-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The URL of the directory.
    package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    /// Writes a file, creating folders as needed; returns its path.
    @discardableResult
    package func write(_ content: Data, to name: String) throws -> String {
        let file = path + "/" + name
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try content.write(to: URL(fileURLWithPath: file))
        return file
    }

    /// Writes a text; returns its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    /// Copies a file, creating folders as needed; returns its path.
    @discardableResult
    package func copy(_ file: URL, to name: String) throws -> String {
        try write(try Data(contentsOf: file), to: name)
    }

    /// Creates a symbolic link.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    /// Creates an empty sparse file of a size in bytes.
    package func makeSparse(_ name: String, bytes: Int) throws {
        try write("", to: name)
        guard truncate(path + "/" + name, bytes) == 0 else { throw POSIXError(.EIO) }
    }

    /// Creates a named pipe without a writer.
    package func makePipe(_ name: String) throws {
        guard mkfifo(path + "/" + name, 0o600) == 0 else { throw POSIXError(.EIO) }
    }

    /// The relative paths of all files and links, including hidden ones, sorted.
    package var files: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isDirectory)
            return !exists || !isDirectory.boolValue
        }.sorted()
    }

    /// Returns the content of a file.
    package func data(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    }

    /// Returns all files with their contents, by relative path.
    package func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in files { contents[name] = try data(name) }
        return contents
    }
}
