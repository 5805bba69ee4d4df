import Goldens
import Maquette

/// The outcomes of a run in its order, held back until the digests that they record are written: a golden that could not
/// be written is not reported as recorded.
struct RecordedOutcomes {
    private let recording: DigestRecording
    private var held: [(index: Int, outcome: GoldenOutcome)] = []

    init(_ recording: DigestRecording) { self.recording = recording }

    /// Adds the next outcome; returns those that are written, in order.
    mutating func adding(_ outcome: GoldenOutcome, at index: Int) -> [(index: Int, outcome: GoldenOutcome)] {
        guard !held.isEmpty || outcome.results.contains(where: \.isRecordedDigest) else {
            return [(index, outcome)]
        }
        held.append((index, outcome))
        return recording.isDue ? written() : []
    }

    /// Writes what was added; returns all that was held back.
    mutating func written() -> [(index: Int, outcome: GoldenOutcome)] {
        guard !held.isEmpty else { return [] }
        let problem = recording.write()
        defer { held = [] }
        guard let problem else { return held }
        return held.map { index, outcome in
            var outcome = outcome
            for place in outcome.results.indices where outcome.results[place].isRecordedDigest {
                outcome.results[place].outcome = .failed(problem)
            }
            return (index, outcome)
        }
    }
}

extension GoldenResult {
    fileprivate var isRecordedDigest: Bool {
        guard kind == .digest, case .recorded = outcome else { return false }
        return true
    }
}
