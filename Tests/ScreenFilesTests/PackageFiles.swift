import Foundation

/// The files of the package, found from where the tests were compiled.
enum PackageFiles {
    /// The package's folder.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file, by its path in the package.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Writes what a generated file should hold, where the environment asks for it.
    static func recordIfAsked(_ text: String, _ path: String) throws {
        guard ProcessInfo.processInfo.environment["RECORD_VOCABULARY"] != nil else { return }
        try Data(text.utf8).write(to: root.appending(path: path))
    }
}
