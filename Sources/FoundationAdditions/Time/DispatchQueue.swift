import Diagnostics
import RenderContext

/// A queue of work; all queues run their work on the virtual clock of the render, one item after another.
public final class DispatchQueue: NSObject, Sendable {
    /// The attributes of a queue; has no effect here.
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt64

        /// Creates attributes from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// Work may run concurrently; here it never does.
        public static let concurrent = Attributes(rawValue: 1 << 1)
        /// The queue does not run work until it is activated; here it does.
        public static let initiallyInactive = Attributes(rawValue: 1 << 2)
    }

    /// The queue of the main thread.
    public static let main = DispatchQueue(label: "com.apple.main-thread")
    private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

    /// Returns the global queue; the quality of service is ignored.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

    /// When autoreleased objects are released; has no effect in Swift without the Objective-C runtime.
    public enum AutoreleaseFrequency: Hashable, Sendable {
        /// As that of the target queue.
        case inherit
        /// After each work item.
        case workItem
        /// By the autorelease pool of each thread.
        case never
    }

    /// Suspends the queue; has no effect here.
    public func suspend() {}
    /// Resumes the queue; has no effect here.
    public func resume() {}
    /// Activates an inactive queue; has no effect here.
    public func activate() {}

    /// The label that was given to the queue.
    public let label: String

    /// Creates a queue; all arguments but the label are ignored.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    /// Runs work in the next turn of the event loop: called as a function, with a closure or a work item.
    ///
    /// A value that is called, because the compiler isolates closures that are passed to a method of this name to the
    /// main actor, to which views do not belong here.
    public var async: QueueSubmission { QueueSubmission() }

    /// Runs work at a deadline: called as a function, with a closure or a work item. A capture at rest
    /// waits for it.
    public var asyncAfter: DelayedQueueSubmission { DelayedQueueSubmission() }

    /// Runs work now and returns its result. On the main queue a device would deadlock, which is reported.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        if self === DispatchQueue.main {
            RenderEnvironment.current.report(
                Diagnostic(
                    .timeDeadlock, "DispatchQueue.main.sync on the main thread waits for itself on a device",
                    hints: ["call the code directly"]))
        }
        return try work()
    }

    /// Runs work now and returns its result; the flags have no effect.
    public func sync<Result>(
        flags: DispatchWorkItemFlags, execute work: () throws -> Result
    ) rethrows -> Result { try sync(execute: work) }

    /// Runs a work item now.
    public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

    /// Calls a closure with each number from 0 to below a limit, one after another.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }
}

/// Schedules work for the next turn of the event loop.
public struct QueueSubmission {
    /// Runs a closure in the next turn of the event loop.
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

    /// Runs a work item in the next turn of the event loop.
    public func callAsFunction(execute workItem: DispatchWorkItem) { self { workItem.perform() } }

    /// Runs a work item in the next turn of the event loop, as part of a group.
    public func callAsFunction(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        self(group: group) { workItem.perform() }
    }
}

/// Schedules work for a deadline.
public struct DelayedQueueSubmission {
    /// Runs a closure at a deadline.
    public func callAsFunction(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        guard deadline < .distantFuture else { return }
        RenderContext.current.eventLoop.schedule(at: deadline.seconds, work)
    }

    /// Runs a closure at a deadline of the wall clock.
    public func callAsFunction(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        self(deadline: wallDeadline.time, qos: qos, flags: flags, execute: work)
    }

    /// Runs a work item at a deadline.
    public func callAsFunction(deadline: DispatchTime, execute: DispatchWorkItem) {
        self(deadline: deadline) { execute.perform() }
    }
}
