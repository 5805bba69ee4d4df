/// A change of the transaction in which a view is brought up to date.
struct TransactionModification: ViewModification {
    /// Changes the transaction, for the modification before and the next one.
    let change: (inout Transaction, _ last: TransactionModification?) -> Void
    /// The value on which the change depends; nil for none.
    var value: (any Equatable)?

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        TransactionNode(self, content, inputs)
    }
}

/// The node of a view that is brought up to date in a transaction of its own.
final class TransactionNode: ViewNode {
    private var modification: TransactionModification
    private var child: ViewNode?

    init(_ modification: TransactionModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? TransactionModification
        else { return false }
        let last = modification, outer = graph.transaction
        (modification, self.environment) = (next, environment)
        next.change(&graph.transaction, last)
        graph.transaction.scheduleCompletions()
        if graph.transaction.effectiveAnimation != outer.effectiveAnimation { graph.noteAnimation(of: self) }
        child = reconciled(child, with: view.content, in: environment)
        graph.transaction = outer
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}

extension Transaction {
    /// The animation of the change; nil where there is none or it is disabled.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

extension View {
    /// Returns the view, whose changes are animated when a value changes; nil for no animation.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modified(
            by: TransactionModification(
                change: { transaction, last in
                    guard !transaction.disablesAnimations, let old = last?.value else { return }
                    if !areKnownEqual(old as Any, value as Any) { transaction.animation = animation }
                }, value: value))
    }

    /// Returns the view, whose changes are animated; nil for no animation.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View {
        modified(
            by: TransactionModification(change: { transaction, _ in
                if !transaction.disablesAnimations { transaction.animation = animation }
            }))
    }

    /// Applies the given animation to all animatable values within the body; here also to those of the view.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (Self) -> V
    ) -> some View {
        body(self).transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Returns the view, whose changes have a changed transaction.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modified(by: TransactionModification(change: { transaction, _ in transform(&transaction) }))
    }

    /// Returns the view, whose changes have a changed transaction when a value changes.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modified(
            by: TransactionModification(
                change: { transaction, last in
                    if let old = last?.value, !areKnownEqual(old as Any, value as Any) {
                        transform(&transaction)
                    }
                }, value: value))
    }
}
