import Diagnostics

/// Turns the nodes of a screen into elements: instances become their component's views, parameters their
/// values, and scalars typed attributes. Constraint lines wait until every id of their scope is known.
final class ScreenExpansion {
    /// What an element is read with.
    struct Context {
        /// The ids around it.
        var scope: Scope
        /// The parameters around it.
        var bindings: Bindings
        /// The element it stands in; nil for the root.
        var parent: ElementReference?
        /// The id it takes, whatever name it gives itself; nil for its own.
        var id: String?
        /// What the instances around it say about it, the innermost first.
        var instances: [Instance] = []
        /// The components it stands in, the outermost first.
        var chain: [String] = []
        /// Views and instances around it.
        var depth = 0
    }

    /// What an instance says about the root view of its component.
    struct Instance {
        /// Attributes that replace the root's own, parameters already replaced.
        var attributes: [YAMLEntry]
        /// Constraint lines, read with the ids around the instance.
        var constraints: ConstraintList?
    }

    /// The components of the file by name.
    let components: [String: Component]
    /// Their names, for hints.
    let componentNames: [String]
    /// Where reports go.
    let problems: ProblemList
    /// The screen's `data:`, visible everywhere.
    let screenData: Bindings
    /// The constraint lists of each element, by its id.
    private(set) var lists: [String: [ConstraintList]] = [:]
    /// The superview of each element that has constraint lists.
    private(set) var parents: [String: ElementReference] = [:]
    /// The components that have been expanded at least once.
    private(set) var usedComponents: Set<String> = []
    private var elementCount = 0
    private var isDepthReported = false

    /// An expansion with the file's components and data.
    init(components: [Component], screenData: Bindings) {
        self.components = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
        self.componentNames = components.map(\.name)
        self.problems = screenData.problems
        self.screenData = screenData
    }

    /// Whether another element may be added; reports once where not.
    func admits(_ node: YAMLNode, depth: Int) -> Bool {
        if depth > ScreenLimits.nestedViews {
            if !isDepthReported {
                problems.report(.nestedTooDeep(at: node.place))
                isDepthReported = true
            }
            return false
        }
        elementCount += 1
        if elementCount == ScreenLimits.views + 1 { problems.report(.tooManyViews(at: node.place)) }
        return elementCount <= ScreenLimits.views
    }

    /// Remembers the constraint lists of an element.
    func remember(_ lists: [ConstraintList], of id: String, in parent: ElementReference?) {
        guard !lists.isEmpty else { return }
        self.lists[id] = lists
        parents[id] = parent
    }

    /// Remembers that a component was expanded.
    func markUsed(_ component: Component) { usedComponents.insert(component.name) }
}

extension Diagnostic {
    fileprivate static func nestedTooDeep(at place: Place) -> Diagnostic {
        .error("more than \(ScreenLimits.nestedViews) views are nested in one another here", at: place)
    }

    fileprivate static func tooManyViews(at place: Place) -> Diagnostic {
        .error("the screen has more than \(ScreenLimits.views) views", at: place)
    }
}
