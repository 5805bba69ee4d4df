/// A property wrapper type that updates a property while the user performs a gesture and resets it when it ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Creates a state with the value that it begins with and returns to.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
    /// Creates a state with the value that it begins with and returns to.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }
    /// Creates a state with the transaction of its return.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }
    /// Creates a state with the transaction of its return.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue) { $1 = resetTransaction }
    }
    /// Creates a state with a closure that changes the transaction of its return.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (initial, self.reset) = (wrappedValue, reset)
    }
    /// Creates a state with a closure that changes the transaction of its return.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value while the gesture goes on; otherwise the one that it began with.
    public var wrappedValue: Value { location?.read() ?? initial }
    /// The state itself, for gestures that update it.
    public var projectedValue: GestureState<Value> { self }

    /// The value, of which nothing depends.
    fileprivate var current: Value { location?.current ?? initial }

    fileprivate func write(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { location?.write(value) }
    }

    fileprivate func end() {
        var transaction = Transaction()
        reset(current, &transaction)
        write(initial, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that begins with nil, with the transaction of its return.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let initial = initial
        location = slot.stored { StateLocation(initial, slot.node.graph.evaluation) }
    }
}

/// A gesture that updates the state provided by a gesture's updating callback.
public struct GestureStateGesture<Base: Gesture, State>: SystemGesture {
    /// The value of the gesture: that of the one inside.
    public typealias Value = Base.Value
    /// The gesture that updates the state.
    public var base: Base
    /// The state that is updated.
    public var state: GestureState<State>
    /// Updates the state.
    let update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Base.Value>] {
        let phases = base.recognized(event, in: element)
        for phase in phases {
            switch phase {
            case .changed(let value):
                var next = state.current, transaction = Transaction()
                update(value, &next, &transaction)
                state.write(next, transaction)
            case .ended: state.end()
            }
        }
        return phases
    }
}
