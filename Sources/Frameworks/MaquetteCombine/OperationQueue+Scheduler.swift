public import OpenCombine
public import UIKit

// Work of publishers is not given to the threads of a queue: it would change views outside the task of the render.
extension OperationQueue: @retroactive Scheduler {
    /// The moments of run loops.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    /// How work is run; there is no choice.
    public typealias SchedulerOptions = RunLoop.SchedulerOptions

    /// The present moment of the virtual clock.
    public var now: SchedulerTimeType { .now }
    /// Nothing: the virtual clock is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualClock.schedule(action)
    }

    /// Runs an action at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        VirtualClock.schedule(at: date.seconds, action)
    }

    /// Runs an action at a moment and after every interval, until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        VirtualClock.schedule(at: date.seconds, every: interval.timeInterval, action)
    }
}
