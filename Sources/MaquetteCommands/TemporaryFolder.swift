import Files
import Foundation

/// The folder for temporary files, which `TMPDIR` names.
enum TemporaryFolder {
    static var path: String { FileManager.default.temporaryDirectory.path }

    /// Returns why nothing can be made in it, and what to do about that.
    ///
    /// - Parameter code: The `errno` of the attempt.
    /// - Returns: The reason, and suggestions.
    static func problem(_ code: Int32) -> (reason: String, hints: [String]) {
        let name = "the folder for temporary files, '\(path)',"
        let isNamed = ProcessInfo.processInfo.environment["TMPDIR"].map { !$0.isEmpty } ?? false
        let remedy = isNamed ? "set TMPDIR to a folder that can be written" : "TMPDIR names another folder"
        switch FileType(at: path) {
        case .folder: return ("\(name) cannot be written: \(systemErrorText(code))", [remedy])
        case nil: return ("\(name) does not exist", ["create it, or \(remedy)"])
        default: return ("\(name) is not a folder", [remedy])
        }
    }
}
