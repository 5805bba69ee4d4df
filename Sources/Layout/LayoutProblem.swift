/// A tree of items and their constraints: the whole input of `solveLayout`, as values.
public struct LayoutProblem: Sendable {
    /// Views and guides. **Invariant:** a parent precedes its children; the first item is the root.
    public var items: [LayoutItem]
    /// The constraints between them, in order of declaration.
    public var constraints: [LayoutConstraint]
    /// Device pixels a point, above 0: frames end on whole pixels.
    public var displayScale: Double
    /// The items whose frames are to be explained, by index; nobody's by default, since it takes time.
    public var explainedItems: [Int] = []
    /// Whether the constraints that do not hold are to be found, which takes time too.
    public var findsUnmetConstraints = false

    /// A problem from its parts.
    public init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = [], displayScale: Double) {
        self.items = items
        self.constraints = constraints
        self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    }
}
