public import Diagnostics
import Files
import Foundation

/// The folder for what a test run found: what was expected, what came, how they differ, and a report.
public struct EvidenceFolder: Hashable, Sendable {
    /// The folder's path; it need not exist yet.
    public let path: String

    /// A folder.
    public init(path: String) { self.path = path }

    /// What a file shows.
    enum Part: String, CaseIterable {
        /// A copy of the golden.
        case expected
        /// What was made.
        case actual
        /// Where they differ.
        case difference
    }

    /// The file `<name>.expected`, `.actual` or `.difference`, with the golden's extension.
    func path(of part: Part, _ name: String, _ kind: GoldenKind) -> String {
        "\(path)/\(name).\(part.rawValue)\(kind.fileExtension)"
    }

    /// Removes the evidence that an earlier comparison of a subject left.
    func remove(of subject: GoldenSubject) { remove(subject.name, subject.kind) }

    private func remove(_ name: String, _ kind: GoldenKind) {
        for part in Part.allCases { unlink(path(of: part, name, kind)) }
    }

    private var reportPath: String { "\(path)/report.json" }

    /// Writes the report of a run; returns why that could not be.
    public func write(_ report: GoldenReport) -> Diagnostic? {
        do throws(FileError) {
            try writeFile(Array((report.json + "\n").utf8), to: reportPath)
            return nil
        } catch {
            return problem(error)
        }
    }

    /// Removes the report of an earlier run and the evidence that it names; nothing else in the folder is touched.
    public func removeReport() {
        guard access(reportPath, F_OK) == 0, let bytes = try? readFile(reportPath, as: .report),
            let report = try? JSONDecoder().decode(EarlierReport.self, from: Data(bytes))
        else { return }
        for result in report.results {
            // Names of goldens stay inside the folder; one that does not was never written here.
            guard let kind = GoldenKind(rawValue: result.kind),
                !result.name.split(separator: "/").contains("..")
            else { continue }
            remove(result.name, kind)
        }
        unlink(reportPath)
    }

    /// What of a report is read again.
    private struct EarlierReport: Decodable {
        struct Result: Decodable {
            var name: String
            var kind: String
        }

        var schemaVersion: Int
        var record: String
        var results: [Result]
    }

    /// Why nothing can be written here, the same for every file.
    func problem(_ error: FileError) -> Diagnostic {
        .warning("evidence cannot be written into '\(path)': \(error.reason)")
    }
}
