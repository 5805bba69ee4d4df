/// A view with an action for changes of a value.
struct ChangeModification<Value: Equatable>: ViewModification {
    let value: Value
    let isInitial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        ChangeNode(self, content, inputs)
    }
}

/// The node of a view with an action for changes of a value.
final class ChangeNode<Value: Equatable>: ActionNode {
    private var modification: ChangeModification<Value>

    init(_ modification: ChangeModification<Value>, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
        if modification.isInitial {
            graph.pending.addChange { modification.action(modification.value, modification.value) }
        }
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? ChangeModification<Value>
        else { return false }
        let old = modification.value
        (modification, self.environment) = (next, environment)
        if old != next.value { graph.pending.addChange { next.action(old, next.value) } }
        child = reconciled(child, with: view.content, in: environment)
        return true
    }
}

extension View {
    /// Returns the view with an action for changes of a value, which gets the old and the new one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modified(by: ChangeModification(value: value, isInitial: initial, action: action)) }

    /// Returns the view with an action for changes of a value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modified(by: ChangeModification(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Returns the view with an action for changes of a value, which gets the new one.
    @available(*, deprecated, message: "Use an action of two or no parameters.")
    @_disfavoredOverload
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modified(by: ChangeModification(value: value, isInitial: false) { _, new in action(new) })
    }
}
