package import Diagnostics
import Files
import ImageCodec
import Scene

/// Compares results with their goldens, records goldens, and writes evidence of differences.
public struct GoldenCheck: Hashable, Sendable {
    /// The location of the goldens.
    public var store: GoldenStore
    /// The goldens that may be written.
    public var mode: RecordMode
    /// The folder for evidence, outside the store; nil for none.
    public var evidence: EvidenceFolder?

    /// Creates a check.
    public init(store: GoldenStore, mode: RecordMode, evidence: EvidenceFolder? = nil) {
        self.store = store
        self.mode = mode
        self.evidence = evidence
    }

    /// Compares a subject with its golden, and records it if the mode requires it. Evidence of an earlier
    /// comparison is removed.
    public func check(_ subject: GoldenSubject) -> GoldenResult {
        evidence?.remove(of: subject)
        do throws(FileError) {
            let golden = try store.bytes(of: subject.name, subject.kind)
            return try result(of: subject, golden: golden)
        } catch {
            return result(subject, .failed(error.diagnostic))
        }
    }

    /// Returns the result for a subject that is not compared, with the reason.
    package func refuse(_ subject: GoldenSubject, _ diagnostic: Diagnostic) -> GoldenResult {
        result(subject, .failed(diagnostic))
    }

    private func result(of subject: GoldenSubject, golden: [UInt8]?) throws(FileError) -> GoldenResult {
        guard let golden else {
            if mode != .never { return try record(subject, replacing: .nothing) }
            return withEvidence(result(subject, .missing), of: subject, golden: nil)
        }
        let outcome = compare(subject, with: golden)
        let replaced: GoldenResult.Replacement = outcome == .same ? .same : .other
        if mode == .all || mode == .changed && outcome != .same {
            // Equal pixels can be encoded differently; such goldens are rewritten with `all` and kept
            // otherwise.
            return golden == subject.bytes
                ? result(subject, .same) : try record(subject, replacing: replaced)
        }
        guard outcome != .same else { return result(subject, .same) }
        return withEvidence(result(subject, outcome), of: subject, golden: golden)
    }

    private func record(
        _ subject: GoldenSubject, replacing replaced: GoldenResult.Replacement
    ) throws(FileError) -> GoldenResult {
        try store.write(subject.bytes, to: subject.name, subject.kind)
        return result(subject, .recorded(replacing: replaced))
    }

    private func result(_ subject: GoldenSubject, _ outcome: GoldenResult.Outcome) -> GoldenResult {
        GoldenResult(
            name: subject.name, kind: subject.kind, outcome: outcome,
            goldenPath: store.path(of: subject.name, subject.kind))
    }

    /// Returns a result with its evidence written. If that fails, the outcome is unchanged.
    private func withEvidence(
        _ result: GoldenResult, of subject: GoldenSubject, golden: [UInt8]?
    ) -> GoldenResult {
        guard let folder = evidence else { return result }
        var result = result
        do throws(FileError) {
            result.evidence = try write(subject, golden: golden, into: folder)
        } catch {
            result.evidenceProblem = folder.problem(error)
        }
        return result
    }

    private func compare(_ subject: GoldenSubject, with golden: [UInt8]) -> GoldenResult.Outcome {
        if golden == subject.bytes { return .same }
        switch subject.content {
        case .text(_, let text):
            let expected = String(decoding: golden, as: UTF8.self)
            return compareTexts(expected: expected, actual: text).map { .textDiffers($0) } ?? .same
        case .picture(let actual, _, let scale):
            do throws(ImageError) {
                let difference = comparePictures(expected: try decodeImage(golden), actual: actual)
                guard !difference.isEmpty else { return .same }
                return .pixelsDiffer(difference, box: difference.boundingBox(scale: scale))
            } catch {
                return .failed(error.diagnostic(forImageNamed: store.path(of: subject.name, .picture)))
            }
        }
    }

    private func write(
        _ subject: GoldenSubject, golden: [UInt8]?, into folder: EvidenceFolder
    ) throws(FileError) -> GoldenResult.Evidence {
        func path(_ part: EvidenceFolder.Part) -> String { folder.path(of: part, subject.name, subject.kind) }
        try writeFile(subject.bytes, to: path(.actual))
        guard let golden else { return GoldenResult.Evidence(actual: path(.actual)) }
        try writeFile(golden, to: path(.expected))
        guard let difference = differenceBytes(subject, golden) else {
            return GoldenResult.Evidence(expected: path(.expected), actual: path(.actual))
        }
        try writeFile(difference, to: path(.difference))
        return GoldenResult.Evidence(
            expected: path(.expected), actual: path(.actual), difference: path(.difference))
    }

    private func differenceBytes(_ subject: GoldenSubject, _ golden: [UInt8]) -> [UInt8]? {
        switch subject.content {
        case .text(_, let text):
            let expected = String(decoding: golden, as: UTF8.self)
            return compareTexts(expected: expected, actual: text).map {
                Array(($0.text(limit: 1000) + "\n").utf8)
            }
        case .picture(let actual, _, _):
            guard let expected = try? decodeImage(golden) else { return nil }
            return encodePNG(differencePicture(expected: expected, actual: actual))
        }
    }
}
