/// A property wrapper that reads and writes a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// The transaction of changes through the binding.
    public var transaction = Transaction()

    /// Creates a binding from closures that read and write a value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getter = get
        setter = { value, _ in set(value) }
    }

    /// Creates a binding from closures that read a value and write it in a transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (getter, setter) = (get, set)
    }

    /// Creates a binding from the projected value of another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Creates a binding whose value stays.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value of the source of truth.
    public var wrappedValue: Value {
        get { getter() }
        nonmutating set {
            if transaction.isDefault {
                setter(newValue, transaction)
            } else {
                withTransaction(transaction) { setter(newValue, transaction) }
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var member = Binding<Subject>(
            get: { getter()[keyPath: keyPath] },
            set: { newValue, transaction in
                var value = getter()
                value[keyPath: keyPath] = newValue
                setter(value, transaction)
            })
        member.transaction = transaction
        return member
    }

    /// Returns the binding, whose changes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Returns the binding, whose changes have an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding: DynamicProperty {}

extension Binding {
    /// Creates a binding to an optional value from one to a value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to the value of an optional one; nil where there is no value now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
    }

    /// Creates a binding that erases the type of a hashable value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// The type of the elements: bindings to those of the value.
    public typealias Element = Binding<Value.Element>
    /// The type of the iterator over the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// The type of a part of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The type of the places of elements.
    public typealias Index = Value.Index
    /// The type of the places as a collection.
    public typealias Indices = Value.Indices
    /// The place of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The place after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The places of the elements.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the place after another.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    /// A binding to an element. While it is there; afterwards its last value stays.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let initial = wrappedValue[position]
        return Binding<Value.Element>(
            get: {
                let value = getter()
                return value.indices.contains(position) ? value[position] : initial
            },
            set: { newValue, transaction in
                var value = getter()
                guard value.indices.contains(position) else { return }
                value[position] = newValue
                setter(value, transaction)
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the place before another.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
