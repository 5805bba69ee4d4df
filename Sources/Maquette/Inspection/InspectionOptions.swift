/// What is to be found out about a layout beyond frames.
public struct InspectionOptions: Hashable, Sendable {
    /// The view whose place is to be explained, by id or path; nil for none.
    public var explainedView: String?

    /// Findings, and an explanation for one view.
    public init(explainedView: String? = nil) { self.explainedView = explainedView }
}
