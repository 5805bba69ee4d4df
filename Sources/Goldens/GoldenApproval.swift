package import Diagnostics
package import Files

/// Takes results of an earlier run as goldens.
package struct GoldenApproval: Sendable {
    /// The location of the goldens.
    package var store: GoldenStore

    /// A result to take, with its bytes.
    package struct Candidate: Sendable {
        package var result: StoredResult
        /// The new content of the golden.
        package var bytes: [UInt8]
        /// Whether the golden has this content already.
        package var isTaken: Bool
    }

    /// Creates an approval.
    package init(store: GoldenStore) { self.store = store }

    /// Returns what is to be written for a result of a report.
    ///
    /// - Throws: `GoldenApprovalError` if its evidence is missing or not in the report's folder, or if its golden is not
    ///   the one that the run compared it with.
    package func candidate(
        _ result: StoredResult, of report: RunReport
    ) throws(GoldenApprovalError) -> Candidate {
        let folder = EvidenceFolder(path: report.folder)
        let actual: [UInt8]?, golden: [UInt8]?, expected: [UInt8]?
        do throws(FileError) {
            actual = try GoldenApproval.golden(.actual, of: result, in: folder)
            golden = try store.bytes(of: result.name, result.kind)
            if let actual, golden == actual { return Candidate(result: result, bytes: actual, isTaken: true) }
            expected = try GoldenApproval.golden(.expected, of: result, in: folder)
        } catch {
            throw .unreadable(error)
        }
        guard let actual else { throw .noEvidence(result) }
        guard golden == expected else { throw .stale(result) }
        return Candidate(result: result, bytes: actual, isTaken: false)
    }

    /// Returns what the run has kept of a result, as a golden keeps it.
    func actual(of result: StoredResult, in report: RunReport) throws(GoldenApprovalError) -> [UInt8] {
        let bytes: [UInt8]?
        do throws(FileError) {
            bytes = try GoldenApproval.golden(.actual, of: result, in: EvidenceFolder(path: report.folder))
        } catch {
            throw .unreadable(error)
        }
        guard let bytes else { throw .noEvidence(result) }
        return bytes
    }

    /// Returns what a golden keeps of a file of evidence; nil if the report states none.
    private static func golden(
        _ part: EvidenceFolder.Part, of result: StoredResult, in folder: EvidenceFolder
    ) throws(FileError) -> [UInt8]? {
        guard let path = try folder.path(of: part, result) else { return nil }
        let bytes = try folder.bytes(ofFile: path)
        guard result.kind == .digest, PixelDigest.isPicture(bytes) else { return bytes }
        guard let digest = PixelDigest.stored(in: bytes) else {
            throw .unreadable(path: path, reason: "it has no digest of its pixels, or other ones")
        }
        return Array("\(digest)\n".utf8)
    }

    /// Writes goldens; each is replaced as a whole or not at all.
    ///
    /// - Parameters:
    ///   - candidates: The goldens; those that have their content already are left alone.
    ///   - written: Receives the results that were written, those that are only digests first.
    /// - Throws: If one cannot be written; no more are tried.
    package func write(
        _ candidates: [Candidate], written: (StoredResult) -> Void = { _ in }
    ) throws(GoldenApprovalError) {
        let fresh = candidates.filter { !$0.isTaken }
        let digests = fresh.filter { $0.result.kind == .digest }
        do throws(FileError) {
            let texts = digests.compactMap { candidate in
                GoldenLock.digest(in: candidate.bytes).map { (candidate.result.name, $0) }
            }
            try store.write(digests: Dictionary(texts) { $1 })
            for candidate in digests { written(candidate.result) }
            for candidate in fresh where candidate.result.kind != .digest {
                try store.write(candidate.bytes, to: candidate.result.name, candidate.result.kind)
                written(candidate.result)
            }
        } catch {
            throw .unwritable(error)
        }
    }

    /// Takes one result as golden.
    ///
    /// - Throws: `GoldenApprovalError` if files have changed since the run, its evidence is missing, or the golden
    ///   cannot be written.
    package func approve(_ result: StoredResult, of report: RunReport) throws(GoldenApprovalError) {
        try GoldenApproval.checkSources(of: report)
        try write([try candidate(result, of: report)])
    }

    /// Takes results as goldens, each that can be taken.
    ///
    /// - Parameters:
    ///   - results: The results.
    ///   - report: The run they are of.
    ///   - approved: Receives the results that were taken, those that are only digests last.
    /// - Returns: Why others were not taken.
    package func approve(
        _ results: [StoredResult], of report: RunReport, approved: (StoredResult) -> Void
    ) -> [GoldenApprovalError] {
        do throws(GoldenApprovalError) { try GoldenApproval.checkSources(of: report) } catch {
            return [error]
        }
        var digests: [Candidate] = [], problems: [GoldenApprovalError] = []
        for result in results {
            do throws(GoldenApprovalError) {
                let candidate = try candidate(result, of: report)
                guard result.kind != .digest else {
                    digests.append(candidate)
                    continue
                }
                try write([candidate])
                approved(result)
            } catch {
                problems.append(error)
            }
        }
        do throws(GoldenApprovalError) {
            try write(digests)
            for candidate in digests { approved(candidate.result) }
        } catch {
            problems.append(error)
        }
        return problems
    }

    /// Throws an error if a screen file or the configuration has changed since the run.
    package static func checkSources(of report: RunReport) throws(GoldenApprovalError) {
        let changed = report.changedSources
        if let first = changed.first { throw .staleReport(first: first, others: changed.count - 1) }
    }
}

/// Why a result cannot be taken as a golden.
package enum GoldenApprovalError: Error, Hashable, Sendable {
    /// The run has written no actual result.
    case noEvidence(StoredResult)
    /// The golden has changed since the run.
    case stale(StoredResult)
    /// Files have changed since the run: the path of the first and the number of the others.
    case staleReport(first: String, others: Int)
    /// A file cannot be read.
    case unreadable(FileError)
    /// The golden cannot be written.
    case unwritable(FileError)
    /// There is no golden of the name that a result had before, or it is not equal any more.
    case notMovable(StoredResult, name: String)

    /// The error message.
    package var diagnostic: Diagnostic {
        switch self {
        case .noEvidence(let result):
            Diagnostic(
                .goldenReport, "the last run has kept no result for '\(result.fileName)'",
                hints: [
                    "keep the results of more in 'maquette test' with --max-evidence",
                    "or take it without a look: maquette test --record changed",
                ])
        case .stale(let result):
            Diagnostic(
                .goldenReport, "the golden '\(result.fileName)' has changed since the last run",
                hints: ["run 'maquette test' again, and look at what differs now"])
        case .staleReport(let first, let others):
            Diagnostic(
                .goldenReport,
                "the report is stale: '\(first)'\(others > 0 ? " and \(counted(others, "other file"))" : "") "
                    + "changed after the last run",
                hints: ["run 'maquette test' again, and look at what differs now"])
        case .unreadable(let error), .unwritable(let error): error.diagnostic
        case .notMovable(let result, let name):
            Diagnostic(
                .goldenReport,
                "the golden '\(name)\(result.kind.fileExtension)' has changed or gone since the last run",
                hints: ["run 'maquette test' again, and look at what is missing now"])
        }
    }
}
