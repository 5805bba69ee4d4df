/// What a piece of code asks of the queue that it runs on.
public enum DispatchPredicate {
    /// That it is the queue.
    case onQueue(DispatchQueue)
    /// That it is the queue, and runs nothing else.
    case onQueueAsBarrier(DispatchQueue)
    /// That it is another queue.
    case notOnQueue(DispatchQueue)
}

/// Checks which queue code runs on: always as asked, because all queues run their work one after another here.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
