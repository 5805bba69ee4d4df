/// What shows a graph: a hosting view, or a test.
package protocol ViewGraphHost: AnyObject {
    /// Called once when something has changed, until the graph was updated.
    func graphNeedsUpdate(_ graph: ViewGraph)
}
