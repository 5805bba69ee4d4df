import Foundation
import Goldens

/// A golden that is no image: a file of its own kind.
struct SnapshotFile {
    var name: String
    /// The extension; nil for none.
    var pathExtension: String?
    var check: GoldenCheck
    var location: TestLocation

    private var suffix: String { pathExtension.map { "." + $0 } ?? "" }

    /// The path of the golden.
    var path: String { check.store.directory + "/" + name + suffix }

    /// Compares a content, and records it if the mode requires it.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - difference: Returns how the content differs from a golden; nil if it does not.
    /// - Returns: Why the test has failed; nil if it has not.
    /// - Throws: If a file cannot be read or written.
    func compare(_ content: Data, _ difference: (Data) -> String?) throws -> String? {
        guard let golden = try check.store.content(ofFile: path).map({ Data($0) }) else {
            guard check.mode == .never else { return try record(content) }
            return failure("is missing", [("actual:    ", try write(content, as: "actual"))])
        }
        if check.mode == .all { return golden == content ? nil : try record(content) }
        guard golden != content, let difference = difference(golden) else { return nil }
        guard check.mode != .changed else { return try record(content) }
        let conflict = GoldenStore.conflict(in: [UInt8](golden)).map { "\($0), and " } ?? ""
        return failure(
            conflict + "differs:\n" + difference,
            [
                ("expected:  ", try write(golden, as: "expected")),
                ("actual:    ", try write(content, as: "actual")),
            ])
    }

    private func record(_ content: Data) throws -> String {
        try write(content, to: path)
        return "golden \(path) was recorded; run the test again"
    }

    private func failure(_ text: String, _ files: [(label: String, path: String?)]) -> String {
        var lines = ["golden \(path) \(text)"]
        lines += files.compactMap { file in file.path.map { "\(file.label) \($0)" } }
        if case .line(let line) = check.approval { lines.append("accept:     \(line)") }
        return lines.joined(separator: "\n  ")
    }

    /// Writes a file of evidence; returns its path, nil if there is none.
    private func write(_ content: Data, as part: String) throws -> String? {
        guard let folder = check.evidence else { return nil }
        let path = "\(folder.path)/\(name).\(part)\(suffix)"
        try write(content, to: path)
        return path
    }

    private func write(_ content: Data, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file, options: .atomic)
    }
}
