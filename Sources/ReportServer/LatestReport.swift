import Files
import Goldens

/// The report of the last run, with what the server needs of it for every request.
struct LatestReport: Sendable {
    let report: RunReport
    /// The digest by which pages know which report they show.
    let digest: String
    /// The paths of its evidence, relative to the folder.
    let files: Set<String>
    private let bytes: [UInt8]

    /// Reads the report in a folder; nil if there is none.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - earlier: The report as it was read before, which is taken over if the file has not changed.
    init?(in folder: EvidenceFolder, unlessEqualTo earlier: LatestReport?) {
        guard let bytes = try? readFile(RunReport.path(in: folder.path), as: .report) else { return nil }
        if let earlier, earlier.bytes == bytes {
            self = earlier
            return
        }
        guard let json = JSONValue(reading: bytes), let report = RunReport(json, in: folder.path) else {
            return nil
        }
        self.bytes = bytes
        self.report = report
        digest = report.digest
        files = folder.fileNames(of: report)
    }
}
