/// A property wrapper of a value that a view owns and SwiftUI keeps while the view is in its place.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state with the value that it begins with.
    public init(wrappedValue value: Value) { initial = value }
    /// Creates a state with the value that it begins with.
    public init(initialValue value: Value) { initial = value }

    /// The value; before the view is in its place, the one it begins with.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(get: location.read, set: location.write)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that begins without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        location = slot.stored { StateLocation(initial, slot.node.graph.evaluation) }
    }
}

/// The place of a value that views read and write.
final class StateLocation<Value>: GraphLocation {
    private var value: Value

    init(_ value: Value, _ evaluation: Evaluation) {
        self.value = value
        super.init(evaluation)
    }

    /// The value, of which nothing depends.
    var current: Value { value }

    func read() -> Value {
        didRead()
        return value
    }

    func write(_ newValue: Value) {
        let isSame = areKnownEqual(value, newValue)
        value = newValue
        if !isSame { didChange() }
    }
}

/// Whether two values are known to be equal.
func areKnownEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func compare<Equal: Equatable>(_ first: Equal) -> Bool { (second as? Equal) == first }
    guard let first = first as? any Equatable else { return false }
    return compare(first)
}
