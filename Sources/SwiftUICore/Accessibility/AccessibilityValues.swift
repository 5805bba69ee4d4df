/// What modifiers of accessibility say about a view.
package struct AccessibilityValues {
    /// An action that assistive technologies can perform.
    package struct Action {
        /// The kind of the action; nil for one with a name.
        package var kind: AccessibilityActionKind?
        /// The name of the action; nil for one of a kind.
        package var name: String?
        /// What the action does.
        package var handler: () -> Void
    }

    /// The text that is spoken for the view; nil for its own.
    package var label: String?
    /// The value of the view; nil for its own.
    package var value: String?
    /// What happens when the view is activated.
    package var hint: String?
    /// The identifier for tests and tools.
    package var identifier: String?
    /// Whether the view is left out; nil where none says so.
    package var isHidden: Bool?
    /// The traits that are added.
    package var traits = AccessibilityTraits()
    /// The traits that are taken away.
    package var removedTraits = AccessibilityTraits()
    /// The place in the order of siblings, the greatest first.
    package var sortPriority: Double?
    /// What becomes of the views inside; nil where the view is no element of its own.
    package var children: AccessibilityChildBehavior?
    /// The names by which the view can be addressed by voice.
    package var inputLabels: [String] = []
    /// What assistive technologies can do.
    package var actions: [Action] = []
    /// The level of a heading; 0 for none that is given.
    package var headingLevel = 0

    /// Takes over what is not said here from views inside.
    mutating func fill(from inner: AccessibilityValues) {
        label = label ?? inner.label
        value = value ?? inner.value
        hint = hint ?? inner.hint
        identifier = identifier ?? inner.identifier
        isHidden = isHidden ?? inner.isHidden
        traits = inner.traits.subtracting(removedTraits).union(traits)
        removedTraits.formUnion(inner.removedTraits)
        sortPriority = sortPriority ?? inner.sortPriority
        children = children ?? inner.children
        if inputLabels.isEmpty { inputLabels = inner.inputLabels }
        actions = inner.actions + actions
        if headingLevel == 0 { headingLevel = inner.headingLevel }
    }
}

/// The values of a view's modifiers of accessibility.
enum AccessibilityTrait: ViewTraitKey {
    static var defaultValue: AccessibilityValues? { nil }
}

/// A view with values for accessibility.
struct AccessibilityModification: ElementModification {
    let change: (inout AccessibilityValues, EnvironmentValues) -> Void

    func trait(
        _ key: ObjectIdentifier, of child: LayoutElement, in context: ElementContext
    ) -> Any? {
        guard key == ObjectIdentifier(AccessibilityTrait.self) else { return nil }
        var values = AccessibilityValues()
        change(&values, context.environment)
        if let inner = child[AccessibilityTrait.self] { values.fill(from: inner) }
        return Optional(values) as Any
    }
}

/// Defines the behavior for the child elements of a new parent element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// The views inside are no elements.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The views inside stay elements in the new one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The values of the views inside are those of the new element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The structure that defines the kinds of available accessibility actions.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// Creates a kind with a name.
    public init(named name: Text) { self.name = TextComposer(name, in: EnvironmentValues()).string }

    /// The name of the kind, for reports.
    var reportedName: String { name }

    /// Activates the element.
    public static let `default` = AccessibilityActionKind("default")
    /// Leaves what is shown.
    public static let escape = AccessibilityActionKind("escape")
    /// Starts or ends what is most important.
    public static let magicTap = AccessibilityActionKind("magicTap")
    /// Deletes the element.
    public static let delete = AccessibilityActionKind("delete")
    /// Shows a menu.
    public static let showMenu = AccessibilityActionKind("showMenu")
}

/// The directions of an adjustable action.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// A greater value.
    case increment
    /// A smaller value.
    case decrement
}

/// The hierarchy of headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading of no level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}
