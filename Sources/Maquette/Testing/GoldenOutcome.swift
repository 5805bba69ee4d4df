public import Goldens

/// What came of one screen of a test run.
public struct GoldenOutcome: Sendable {
    /// The name of its goldens.
    public var name: String
    /// The input as the user named it.
    public var input: String
    /// A result for each kind; empty where the screen could not be rendered.
    public var results: [GoldenResult]
    /// What there is to say of the render.
    public var diagnostics: [Diagnostic]
    /// Whether the screen could not be rendered.
    public var hasFailed: Bool
}
