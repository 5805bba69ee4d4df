/// A tree of boxes and what is asked of them: the whole input of `solveLayout`, as values.
package struct LayoutProblem: Sendable {
    /// Views and guides. **Invariant:** a parent precedes its children; the first item is the root.
    package var items: [LayoutItem]
    /// The constraints between them, in order of declaration.
    package var constraints: [LayoutConstraint]
    /// Device pixels a point, above 0: frames end on whole pixels.
    package var displayScale: Double
    /// The items whose frames are to be explained, by index; nobody's by default, since it takes time.
    package var explainedItems: [Int] = []

    /// A problem from its parts.
    package init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = [], displayScale: Double) {
        self.items = items
        self.constraints = constraints
        self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    }
}
