import RenderContext

/// A key for values of queues.
public final class DispatchSpecificKey<T>: @unchecked Sendable {  // has no state
    /// Creates a key that is equal to no other.
    public init() {}
}

/// The values of queues in a render.
private final class QueueValues: RenderSlot {
    var values: [ObjectIdentifier: [ObjectIdentifier: Any]] = [:]

    init(in context: RenderContext) {}
}

extension DispatchQueue {
    /// Sets the value of a key; nil for none. It lasts as long as the render.
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
        let state = RenderContext.current[QueueValues.self]
        state.values[ObjectIdentifier(self), default: [:]][ObjectIdentifier(key)] = value
    }

    /// Returns the value of a key; nil for none.
    public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
        RenderContext.current[QueueValues.self].values[ObjectIdentifier(self)]?[ObjectIdentifier(key)] as? T
    }

    /// Returns the value that the queue of the running code has for a key: here the main queue, on whose thread all queues
    /// take turns.
    public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { main.getSpecific(key: key) }
}
