import Foundation

/// The repository that these tests check.
enum House {
    /// The repository's root folder.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Folders without handwritten files.
    private static let skipped: Set<String> = [".build", ".git", "out", "__pycache__", ".swiftpm"]

    /// The text of one file; empty where it is missing or not text.
    static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    /// Whether a file or folder exists at a path relative to the root.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The paths, relative to the root and sorted, of the files in a folder and below it.
    static func paths(under folder: String, endingIn suffixes: [String] = [""]) -> [String] {
        var found: [String] = []
        collect(folder, into: &found)
        return found.filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted()
    }

    /// The Swift files under a folder.
    static func swiftFiles(under folder: String) -> [TextFile] {
        paths(under: folder, endingIn: [".swift"]).map(TextFile.init(path:))
    }

    private static func collect(_ folder: String, into found: inout [String]) {
        let address = folder.isEmpty ? root : root.appending(path: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: address.path)) ?? []
        for name in names where !skipped.contains(name) {
            let path = folder.isEmpty ? name : folder + "/" + name
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(
                atPath: root.appending(path: path).path, isDirectory: &isFolder)
            if isFolder.boolValue {
                collect(path, into: &found)
            } else {
                found.append(path)
            }
        }
    }
}

/// A text file of the repository by lines.
struct TextFile {
    /// The path relative to the root.
    let path: String
    /// The lines without line breaks.
    let lines: [String]

    /// Reads a file.
    init(path: String) {
        self.init(path: path, text: House.text(path))
    }

    /// Creates a file from its text.
    init(path: String, text: String) {
        self.path = path
        lines = text.components(separatedBy: "\n")
    }

    /// The module a source file belongs to: the folder below `Sources`, or below `Sources/Frameworks`.
    var module: String {
        let parts = path.split(separator: "/")
        if parts.count > 2, parts[1] == "Frameworks" { return String(parts[2]) }
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// The lines with their numbers, counted from 1.
    var numbered: [(number: Int, text: String)] {
        lines.enumerated().map { ($0.offset + 1, $0.element) }
    }
}
