/// The animation of changes in a view: the values change at once here, and the transaction has the animation.
struct TransactionModification: EnvironmentModification {
    let transform: (inout Transaction) -> Void

    func change(_ environment: inout EnvironmentValues) {}
}

extension View {
    /// Returns the view, whose changes are animated when a value changes; animations are not played here yet.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modified(by: TransactionModification { $0.animation = animation })
    }

    /// Returns the view, whose changes are animated; animations are not played here yet.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View {
        modified(by: TransactionModification { $0.animation = animation })
    }

    /// Returns the view, whose changes have another transaction, which has no effect here yet.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modified(by: TransactionModification(transform: transform))
    }
}
