public import Diagnostics
import Files
import Foundation

/// The folder for the evidence of a test run: expected, actual and difference files, and a report.
public struct EvidenceFolder: Hashable, Sendable {
    /// The path of the folder; it need not exist yet.
    public let path: String
    /// The number of results whose evidence is kept, the first in the order of the run; nil for all.
    public let limit: Int?

    /// Creates an evidence folder.
    public init(path: String, limit: Int? = nil) {
        self.path = path
        self.limit = limit
    }

    /// The content of an evidence file.
    package enum Part: String, CaseIterable {
        /// A copy of the golden.
        case expected
        /// The actual result.
        case actual
        /// The difference between the two.
        case difference
        /// All three next to each other.
        case strip
    }

    /// Returns the path `<name>.expected`, `.actual`, `.difference` or `.strip`, with the golden's extension.
    func path(of part: Part, _ name: String, _ kind: GoldenKind) -> String {
        // A digest is shown by the pictures.
        "\(path)/\(name).\(part.rawValue)\(kind == .digest ? ".digest.png" : kind.fileExtension)"
    }

    /// Returns the path of an expected digest without a picture.
    func digestPath(of name: String) -> String { "\(path)/\(name).expected.digest.txt" }

    /// Removes the evidence of an earlier comparison of a subject.
    func remove(of subject: GoldenSubject) { remove(subject.name, subject.kind) }

    private func remove(_ name: String, _ kind: GoldenKind) {
        for part in Part.allCases { unlink(path(of: part, name, kind)) }
        if kind == .digest { unlink(digestPath(of: name)) }
    }

    /// Removes the evidence of a result, which is not part of the run any more.
    package func remove(of result: GoldenResult) { remove(result.name, result.kind) }

    private var reportPath: String { RunReport.path(in: path) }

    /// Writes the report of a run; returns a diagnostic if it could not be written.
    public func write(_ report: GoldenReport) -> Diagnostic? {
        do throws(FileError) {
            try writeFile(Array((report.json + "\n").utf8), to: reportPath)
            return nil
        } catch {
            return problem(error)
        }
    }

    /// Removes the report of an earlier run and the evidence that it lists; other files in the folder are not
    /// touched.
    public func removeReport() {
        guard let goldens = RunReport.goldens(in: path) else { return }
        // Names of goldens stay inside the folder.
        for golden in goldens { remove(golden.name, golden.kind) }
        for path in [pagePath, junitPath, reportPath] { unlink(path) }
    }

    /// Returns the diagnostic for a write error, which is the same for every file.
    func problem(_ error: FileError) -> Diagnostic {
        Diagnostic(.goldenEvidence, "evidence cannot be written into '\(path)': \(error.reason)")
    }
}
