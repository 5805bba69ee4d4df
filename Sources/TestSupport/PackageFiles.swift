package import Foundation

/// The files of the package, located relative to this source file.
package enum PackageFiles {
    /// The root folder of the package.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the URL of a file with a path in the package.
    package static func url(_ path: String) -> URL { root.appending(path: path) }

    /// Returns the URL of a file in `Tests/Fixtures`, which several test targets share.
    package static func fixture(_ path: String) -> URL { url("Tests/Fixtures/" + path) }

    /// Returns the text of a file.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// Writes the expected content of a generated file if the environment requests it.
    package static func recordIfAsked(_ text: String, _ path: String) throws {
        guard ProcessInfo.processInfo.environment["RECORD_VOCABULARY"] != nil else { return }
        try Data(text.utf8).write(to: url(path))
    }
}
