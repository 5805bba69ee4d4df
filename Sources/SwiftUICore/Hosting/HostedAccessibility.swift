/// What modifiers of accessibility say about a view, for reports.
package struct HostedAccessibility: Equatable {
    /// The text that is spoken for the view; nil for its own.
    package var label: String?
    /// The value of the view; nil for its own.
    package var value: String?
    /// What happens when the view is activated; nil where nothing says so.
    package var hint: String?
    /// The identifier for tests and tools; nil for none.
    package var identifier: String?
    /// The names of the traits.
    package var traits: [String]
    /// Whether the view is hidden from assistive technologies.
    package var isHidden: Bool
    /// What becomes of the views inside; nil where the view is no element of its own.
    package var children: AccessibilityChildBehavior?
    /// The place in the order of siblings, the greatest first.
    package var sortPriority: Double
    /// The names of actions, `default` for that of activation.
    package var actions: [String]

    /// Creates the report of what modifiers say.
    init(_ values: AccessibilityValues) {
        (label, value, hint, identifier) = (values.label, values.value, values.hint, values.identifier)
        traits = values.traits.names
        isHidden = values.isHidden ?? false
        children = values.children
        sortPriority = values.sortPriority ?? 0
        actions = values.actions.map { $0.name ?? $0.kind?.reportedName ?? "" }
    }
}
