public import Diagnostics
public import Geometry

/// What came of comparing one thing with its golden.
public struct GoldenResult: Hashable, Sendable {
    /// The golden's name.
    public var name: String
    /// The golden's kind.
    public var kind: GoldenKind
    /// How it went.
    public var outcome: Outcome
    /// The golden's path.
    public var goldenPath: String
    /// Pictures or texts written for a person to look at.
    public var evidence: Evidence?
    /// Why there is no evidence where there should be; the outcome stands without it.
    public var evidenceProblem: Diagnostic?

    /// How a comparison went.
    public enum Outcome: Hashable, Sendable {
        /// Equal to the golden.
        case same
        /// The pictures differ; the box is in points.
        case pixelsDiffer(PixelDifference, box: Rect?)
        /// The texts differ.
        case textDiffers(TextDifference)
        /// There is no golden.
        case missing
        /// The golden was written now; tells whether there was one before.
        case recorded(replacing: Replacement)
        /// The golden could not be read or written.
        case failed(Diagnostic)
    }

    /// What stood where a golden was recorded.
    public enum Replacement: String, Hashable, Sendable {
        /// Nothing.
        case nothing
        /// Another golden.
        case other
        /// The same golden.
        case same
    }

    /// Files outside the goldens that show what was expected, what came, and how they differ.
    public struct Evidence: Hashable, Sendable {
        /// A copy of the golden; nil where it is missing.
        public var expected: String?
        /// What was made.
        public var actual: String
        /// Where they differ; nil where the golden is missing.
        public var difference: String?
    }

    /// Whether the run may pass: only what equals its golden does, so that recording fails a run once.
    public var passes: Bool {
        switch outcome {
        case .same, .recorded(.same): true
        case .pixelsDiffer, .textDiffers, .missing, .recorded, .failed: false
        }
    }
}
