public import Goldens
public import Maquette

/// The result of one screen of a test run.
public struct GoldenOutcome: Sendable {
    /// The base name of its goldens.
    public var name: String
    /// The input as the user named it.
    public var input: String
    /// A result for each kind; empty if the screen could not be rendered.
    public var results: [GoldenResult]
    /// The diagnostics of the render.
    public var diagnostics: [Diagnostic]
    /// Whether the screen could not be rendered.
    public var hasFailed: Bool
    /// Whether the results are those of an earlier run.
    public var isCached = false
}
