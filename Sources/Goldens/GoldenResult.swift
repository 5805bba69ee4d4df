public import Diagnostics
public import Geometry

/// The result of comparing a subject with its golden.
///
/// A run keeps all of its results, so those that are the same as their golden are small.
public struct GoldenResult: Hashable, Sendable {
    /// The golden's name.
    public var name: String
    /// The golden's kind.
    public var kind: GoldenKind
    /// The outcome of the comparison.
    public var outcome: Outcome
    /// The golden's path.
    public var goldenPath: String
    /// The files that show the difference.
    public var evidence: Evidence? {
        get { rareEvidence.value }
        set { rareEvidence = Rare(newValue) }
    }
    /// Why evidence could not be written; the outcome is valid without it.
    public var evidenceProblem: Diagnostic? {
        get { rareProblem.value }
        set { rareProblem = Rare(newValue) }
    }
    /// The screen and the conditions under which it was rendered; of one that is the same as its golden, the input.
    public var origin: GoldenOrigin
    /// What explains a difference; nil if there is nothing to explain.
    public var explanation: DifferenceExplanation? {
        get { rareExplanation.value }
        set { rareExplanation = Rare(newValue) }
    }
    /// The command line that accepts the actual result; nil if there is nothing to accept.
    public var approval: String?
    /// The name of an equal golden of the same kind that belongs to no screen: a missing golden may have had it before
    /// its screen was renamed. Nil for none.
    public var renamedFrom: String? {
        get { rareName.value }
        set { rareName = Rare(newValue) }
    }

    private var rareEvidence: Rare<Evidence>
    private var rareProblem: Rare<Diagnostic>
    private var rareExplanation: Rare<DifferenceExplanation>
    private var rareName = Rare<String>(nil)

    init(
        name: String, kind: GoldenKind, outcome: Outcome, goldenPath: String, evidence: Evidence? = nil,
        evidenceProblem: Diagnostic? = nil, origin: GoldenOrigin = GoldenOrigin(),
        explanation: DifferenceExplanation? = nil, approval: String? = nil
    ) {
        (self.name, self.kind, self.outcome, self.goldenPath) = (name, kind, outcome, goldenPath)
        (self.origin, self.approval) = (origin, approval)
        rareEvidence = Rare(evidence)
        rareProblem = Rare(evidenceProblem)
        rareExplanation = Rare(explanation)
    }

    /// The outcome of a comparison.
    public indirect enum Outcome: Hashable, Sendable {
        /// Equal to the golden.
        case same
        /// The pictures differ; the box is in points.
        case pixelsDiffer(PixelDifference, box: Rect?)
        /// The texts differ.
        case textDiffers(TextDifference)
        /// The pixels are not those of the digest, and there is no picture of it.
        case digestDiffers
        /// There is no golden.
        case missing
        /// The golden was written, and what it replaced.
        case recorded(replacing: Replacement)
        /// The golden could not be read or written.
        case failed(Diagnostic)
    }

    /// In one word, why a result is not the same as its golden.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// There is, or was, no golden.
        case missing
        /// The pictures have different sizes.
        case size
        /// The texts differ.
        case text
        /// Pictures of the same size differ.
        case pixels
        /// The golden could not be read or written.
        case failed
    }

    /// Why the result is not the same as its golden; nil if it is, and for a golden that was replaced.
    public var reason: Reason? {
        switch outcome {
        case .same, .recorded(.same), .recorded(.other): nil
        case .missing, .recorded(.nothing): .missing
        case .textDiffers: .text
        case .digestDiffers: .pixels
        case .pixelsDiffer(let difference, _):
            difference.expectedSize == difference.actualSize ? .pixels : .size
        case .failed: .failed
        }
    }

    /// What a recorded golden replaced.
    public enum Replacement: String, Hashable, Sendable {
        /// Nothing; the golden was missing.
        case nothing
        /// A different golden.
        case other
        /// An identical golden.
        case same
    }

    /// Files outside the golden store that show the expected and actual results and their difference.
    public struct Evidence: Hashable, Sendable {
        /// A copy of the golden; nil if it is missing.
        public var expected: String?
        /// The actual result.
        public var actual: String
        /// The difference; nil if the golden is missing.
        public var difference: String?
        /// Expected picture, difference and actual picture next to each other; nil for texts, and if the golden is
        /// missing.
        public var strip: String?
    }

    /// Whether the run may pass: only results equal to their golden do, so that a run that records fails
    /// once.
    public var passes: Bool {
        switch outcome {
        case .same, .recorded(.same): true
        case .pixelsDiffer, .textDiffers, .digestDiffers, .missing, .recorded, .failed: false
        }
    }
}
