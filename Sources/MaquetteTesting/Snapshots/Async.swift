/// A value that is given when it is ready.
public struct Async<Value> {
    /// Begins to make the value, which is given once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value from the work that gives it.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that is ready.
    public init(value: Value) { run = { $0(value) } }

    /// Returns what is made of the value.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
