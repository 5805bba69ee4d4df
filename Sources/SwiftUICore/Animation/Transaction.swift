/// The context of a change of state: its animation, and values of the app's own.
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether views do not animate the change.
    public var disablesAnimations = false
    /// Whether the change is one of a continuous series, as of a gesture.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    /// What runs at the end of the animations.
    var completions: [Completion] = []

    /// Creates a transaction without an animation.
    public init() {}
    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// A value of the app's own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether nothing was set.
    var isDefault: Bool { animation == nil && !disablesAnimations && !isContinuous && values.isEmpty }
}

/// A key of a value of the app's own in transactions.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a transaction that does not set it.
    static var defaultValue: Value { get }
}

/// Runs code whose changes have a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let evaluation = Evaluation.current, outer = evaluation.transaction
    var transaction = transaction
    transaction.scheduleCompletions()
    evaluation.transaction = transaction
    defer { evaluation.transaction = outer }
    return try body()
}

/// Runs code whose changes are animated on the clock of the render; at rest their end is shown.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Evaluation.current.transaction
    transaction.animation = animation
    return try withTransaction(transaction, body)
}
