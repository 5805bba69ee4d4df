/// A condition on the queue that code runs on.
public enum DispatchPredicate {
    /// The code runs on the queue.
    case onQueue(DispatchQueue)
    /// The code runs on the queue, as a barrier.
    case onQueueAsBarrier(DispatchQueue)
    /// The code does not run on the queue.
    case notOnQueue(DispatchQueue)
}

/// Checks the queue that code runs on; always succeeds, because all queues run their work one after another here.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
