import Diagnostics
import ScreenDocuments
import YAML

/// Converts the nodes of a screen into elements: instances are replaced by the views of their component,
/// parameters by their values, and scalars by typed attributes. Constraint lines are resolved later, when all
/// ids of their scope are known.
final class ScreenExpansion {
    /// The context of an element.
    struct Context {
        /// The enclosing scope.
        var scope: Scope
        /// The parameters in scope.
        var bindings: Bindings
        /// The superview; nil for the root.
        var parent: ElementReference?
        /// The id of the element, which overrides its own; nil for its own.
        var id: String?
        /// The overrides of the enclosing instances, the innermost first.
        var instances: [Instance] = []
        /// The enclosing components, the outermost first.
        var chain: [String] = []
        /// The number of enclosing views and instances.
        var depth = 0
    }

    /// The overrides that an instance specifies for the root view of its component.
    struct Instance {
        /// Attributes that replace those of the root, with parameters substituted.
        var attributes: [YAMLEntry]
        /// Constraint lines, resolved in the scope of the instance.
        var constraints: ConstraintList?
    }

    /// The components of the file by name.
    let components: [String: Component]
    /// The names of the components, for hints.
    let componentNames: [String]
    /// Receives the reports.
    let problems: ProblemList
    /// The screen's `data:`, in scope everywhere.
    let screenData: Bindings
    /// The constraint lists of each element, by its id.
    private(set) var lists: [String: [ConstraintList]] = [:]
    /// The superview of each element that has constraint lists.
    private(set) var parents: [String: ElementReference] = [:]
    /// The components that have been expanded at least once.
    private(set) var usedComponents: Set<String> = []
    private var elementCount = 0
    private var isDepthReported = false

    /// Creates an expansion with the file's components and data.
    init(components: [Component], screenData: Bindings) {
        self.components = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
        self.componentNames = components.map(\.name)
        self.problems = screenData.problems
        self.screenData = screenData
    }

    /// Whether another element can be added; if not, this is reported once.
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

    /// Stores the constraint lists of an element.
    func remember(_ lists: [ConstraintList], of id: String, in parent: ElementReference?) {
        guard !lists.isEmpty else { return }
        self.lists[id] = lists
        parents[id] = parent
    }

    /// Marks a component as expanded.
    func markUsed(_ component: Component) { usedComponents.insert(component.name) }
}

extension Diagnostic {
    fileprivate static func nestedTooDeep(at place: Place) -> Diagnostic {
        Diagnostic(
            .screenSize, "more than \(ScreenLimits.nestedViews) views are nested in one another here",
            at: place)
    }

    fileprivate static func tooManyViews(at place: Place) -> Diagnostic {
        Diagnostic(.screenSize, "the screen has more than \(ScreenLimits.views) views", at: place)
    }
}
