/// What to inspect in a layout in addition to frames.
public struct InspectionOptions: Hashable, Sendable {
    /// The view whose position is to be explained, by id or path; nil for none.
    public var explainedView: String?

    /// Creates options that collect findings and optionally explain one view.
    public init(explainedView: String? = nil) { self.explainedView = explainedView }
}
