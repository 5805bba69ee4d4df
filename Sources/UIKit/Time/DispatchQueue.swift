import Diagnostics

/// A queue of work; all queues run their work on the virtual clock of the render, one piece after another.
public final class DispatchQueue: NSObject, Sendable {
    /// How a queue treats its work; has no effect here.
    public struct Attributes: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt64

        /// Creates attributes from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The queue may run work at once; here it never does.
        public static let concurrent = Attributes(rawValue: 1 << 1)
        /// The queue waits for its activation; here it does not.
        public static let initiallyInactive = Attributes(rawValue: 1 << 2)
    }

    /// The queue of the main thread.
    public static let main = DispatchQueue(label: "com.apple.main-thread")
    private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

    /// Returns the queue for work in the background.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

    /// When objects that were returned are released; has no effect in Swift without the Objective-C runtime.
    public enum AutoreleaseFrequency: Hashable, Sendable {
        /// As the target queue.
        case inherit
        /// After each piece of work.
        case workItem
        /// By each thread.
        case never
    }

    /// Suspends the queue; has no effect here.
    public func suspend() {}
    /// Resumes the queue; has no effect here.
    public func resume() {}
    /// Activates an inactive queue; has no effect here.
    public func activate() {}

    /// The name of the queue.
    public let label: String

    /// Creates a queue; only the name has an effect.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    /// Runs work in the next turn: called as a function, with the work as a closure or a work item.
    ///
    /// A value that is called, because the compiler isolates closures that are given to a method of this name to the
    /// main actor, to which views do not belong here.
    public var async: QueueSubmission { QueueSubmission() }

    /// Runs work at a deadline: called as a function, with the work as a closure or a work item. A capture at rest
    /// waits for it.
    public var asyncAfter: DelayedQueueSubmission { DelayedQueueSubmission() }

    /// Runs work now and returns what it returns. On the main queue a device would wait for ever, which is reported.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        if self === DispatchQueue.main {
            RenderEnvironment.current.report(
                Diagnostic(
                    .timeDeadlock, "DispatchQueue.main.sync on the main thread waits for itself on a device",
                    hints: ["call the code directly"]))
        }
        return try work()
    }

    /// Runs work now and returns what it returns; the flags have no effect.
    public func sync<Result>(
        flags: DispatchWorkItemFlags, execute work: () throws -> Result
    ) rethrows -> Result { try sync(execute: work) }

    /// Runs work now.
    public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

    /// Calls a closure with each number below a limit.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }
}

/// Takes work for the next turn.
public struct QueueSubmission {
    /// Runs work in the next turn.
    public func callAsFunction(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        group?.enter()
        RenderContext.current.eventLoop.schedule {
            work()
            group?.leave()
        }
    }

    /// Runs work in the next turn.
    public func callAsFunction(execute workItem: DispatchWorkItem) { self { workItem.perform() } }

    /// Runs work in the next turn, as part of a group.
    public func callAsFunction(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        self(group: group) { workItem.perform() }
    }
}

/// Takes work for a later moment.
public struct DelayedQueueSubmission {
    /// Runs work at a moment.
    public func callAsFunction(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        guard deadline < .distantFuture else { return }
        RenderContext.current.eventLoop.schedule(at: deadline.seconds, work)
    }

    /// Runs work at a moment.
    public func callAsFunction(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        self(deadline: wallDeadline.time, qos: qos, flags: flags, execute: work)
    }

    /// Runs work at a moment.
    public func callAsFunction(deadline: DispatchTime, execute: DispatchWorkItem) {
        self(deadline: deadline) { execute.perform() }
    }
}
