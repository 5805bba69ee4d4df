public import Observation

/// A property wrapper that reads a value of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?

    /// Creates a property of a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The value; before the view is in its place, that of an environment without any.
    public var wrappedValue: Value {
        if let value { return value }
        switch source {
        case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .object(let read):
            guard let object = read(EnvironmentValues()) else {
                preconditionFailure(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for "
                        + "\(Value.self) may be missing as an ancestor of this view.")
            }
            return object
        }
    }
}

extension Environment {
    /// Creates a property of the nearest observable object of a type: the program stops where there is none, as on iOS.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { $0[object: ObjectIdentifier(objectType)] as? Value }
    }

    /// Creates a property of the nearest observable object of a type; nil where there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { .some($0[object: ObjectIdentifier(objectType)] as? T) }
    }
}

extension Environment: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let environment = slot.node.environment
        switch source {
        case .keyPath(let keyPath): value = environment[keyPath: keyPath]
        case .object(let read): value = read(environment)
        }
    }
}

/// A value of the environment.
struct EnvironmentValueModification<Value>: EnvironmentModification {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// A change of a value of the environment.
struct EnvironmentTransformModification<Value>: EnvironmentModification {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
    /// Returns the view with a value in its environment.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { modified(by: EnvironmentValueModification(keyPath: keyPath, value: value)) }

    /// Returns the view with an observable object in its environment; nil removes the one there.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modified(by: EnvironmentObjectModification(key: ObjectIdentifier(T.self), object: object))
    }

    /// Returns the view with a changed value in its environment.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { modified(by: EnvironmentTransformModification(keyPath: keyPath, transform: transform)) }
}
