/// What to inspect in a layout in addition to frames.
public struct InspectionOptions: Hashable, Codable, Sendable {
    /// The view whose position is to be explained, by id or path; nil for none.
    public var explainedView: String?
    /// Whether the constraints of all views are stated in `RenderedScreen.constraints`.
    public var statesConstraints: Bool

    /// Creates options that collect findings and optionally explain one view or state all constraints.
    public init(explainedView: String? = nil, statesConstraints: Bool = false) {
        self.explainedView = explainedView
        self.statesConstraints = statesConstraints
    }
}
