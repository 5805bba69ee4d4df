package import Foundation

/// The files of the package, found from where this file was compiled.
package enum PackageFiles {
    /// The package's folder.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file by its path in the package.
    package static func url(_ path: String) -> URL { root.appending(path: path) }

    /// A file under `Tests/Fixtures`, which several test targets share.
    package static func fixture(_ path: String) -> URL { url("Tests/Fixtures/" + path) }

    /// The text of a file.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// Writes what a generated file should hold, where the environment asks for it.
    package static func recordIfAsked(_ text: String, _ path: String) throws {
        guard ProcessInfo.processInfo.environment["RECORD_VOCABULARY"] != nil else { return }
        try Data(text.utf8).write(to: url(path))
    }
}
