/// A gesture with an action for its end.
public struct _EndedGesture<Base: Gesture>: SystemGesture {
    /// The value of the gesture: that of the one inside.
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Base.Value>] {
        let phases = base.recognized(event, in: element)
        for phase in phases { if case .ended(let value) = phase { action(value) } }
        return phases
    }
}

/// A gesture with an action for changes of its value.
public struct _ChangedGesture<Base: Gesture>: SystemGesture {
    /// The value of the gesture: that of the one inside.
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Base.Value>] {
        let phases = base.recognized(event, in: element)
        for phase in phases { if case .changed(let value) = phase { action(value) } }
        return phases
    }
}

/// A gesture whose value is changed.
public struct _MapGesture<Base: Gesture, Value>: SystemGesture {
    let base: Base
    let change: (Base.Value) -> Value

    /// The type of the value.
    public static var _valueType: Value.Type { Value.self }
}

extension _MapGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        base.recognized(event, in: element).map { $0.map(change) }
    }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: SystemGesture {
    private let recognize: (PointerEvent, LayoutElement) -> [GesturePhase<Value>]

    /// The type of the value.
    public static var _valueType: Value.Type { Value.self }

    /// Creates a gesture that erases the type of another.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        recognize = { gesture.recognized($0, in: $1) }
    }
}

extension AnyGesture: PrimitiveGesture {
    package func phases(of event: PointerEvent, in element: LayoutElement) -> [GesturePhase<Value>] {
        recognize(event, element)
    }
}

extension Gesture {
    /// Returns the gesture with an action for its end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }
    /// Returns the gesture whose value is changed.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, change: body)
    }
    /// Returns the gesture, which updates a state while it goes on.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) }
}

extension Gesture where Value: Equatable {
    /// Returns the gesture with an action for changes of its value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}
