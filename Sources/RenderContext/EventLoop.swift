import Diagnostics
package import Foundation

/// The main run loop of one render, on a virtual clock that starts at zero and never reads the wall clock.
///
/// Time passes only in calls that advance it. Work that is due at the same time runs in the order in which it
/// was scheduled; after the work of each moment the views are laid out, as at the end of a turn of a run loop.
package final class EventLoop {
    /// The virtual time in seconds since the start of the render.
    package private(set) var now: TimeInterval = 0
    /// Whether time has passed until nothing that ends by itself was pending, and not since.
    package private(set) var isAtRest = false
    /// Called after the work of each moment: notifies observers of changed values, and lays out the windows where there
    /// are some.
    package var turnDidEnd: (() -> Void)?

    /// Called with the time in seconds until new work is due; nil for a clock that is advanced by calls.
    var didSchedule: ((TimeInterval) -> Void)?

    /// When movements in steps of frames end, such as those of scroll views, by object, in seconds of virtual time.
    package var motionEnds: [ObjectIdentifier: TimeInterval] = [:]

    /// Pending work, the earliest first.
    private var pending: [ScheduledWork] = []
    private var nextOrder = 0

    /// How many pieces of work may run without time passing.
    ///
    /// Chosen: far more than screens need; code that schedules itself again without end is stopped.
    private static let workLimit = 100_000
    /// How long `settle()` waits, in seconds.
    ///
    /// Chosen: longer than animations and messages that go by themselves last.
    package static let settlingLimit: TimeInterval = 60

    package init() {}

    /// Schedules work for a time.
    ///
    /// - Parameters:
    ///   - time: On the virtual clock, in seconds; a time in the past stands for now.
    ///   - delaysIdle: Whether `settle()` waits for it; false for work that repeats without end.
    ///   - work: The work.
    /// - Returns: The entry, for cancelling it.
    @discardableResult
    package func schedule(
        at time: TimeInterval, delaysIdle: Bool = true, _ work: @escaping () -> Void
    ) -> ScheduledWork {
        let due = time.isFinite ? max(now, time) : now
        let entry = ScheduledWork(time: due, order: nextOrder, delaysIdle: delaysIdle, work: work)
        nextOrder += 1
        let index = pending.lastIndex { $0.time <= due }.map { $0 + 1 } ?? 0
        pending.insert(entry, at: index)
        didSchedule?(due - now)
        return entry
    }

    /// Schedules work for the next turn, at the present time.
    @discardableResult
    package func schedule(_ work: @escaping () -> Void) -> ScheduledWork { schedule(at: now, work) }

    /// Runs what is due now, with a layout after it, until nothing is due.
    package func runDueWork() {
        var count = 0
        repeat {
            while let entry = takeNext(until: now) {
                count += 1
                guard count <= EventLoop.workLimit else { return reportEndlessWork() }
                entry.run()
            }
            turnDidEnd?()
        } while hasWork(until: now)
    }

    /// Lets time pass, running all work on the way.
    package func advance(by duration: TimeInterval) { advance(to: now + duration) }

    /// Lets time pass up to a moment, whose work also runs; a moment in the past changes nothing.
    package func advance(to time: TimeInterval) {
        guard time.isFinite else { return }
        isAtRest = false
        if hasWork(until: now) { runDueWork() }
        while let next = pending.first(where: { !$0.isCancelled })?.time, next <= time {
            now = max(now, next)
            runDueWork()
        }
        now = max(now, time)
    }

    /// Lets time pass until nothing that ends by itself is pending, at most `settlingLimit`.
    ///
    /// Repeating timers run meanwhile, but are not waited for.
    package func settle() {
        let end = now + EventLoop.settlingLimit
        runDueWork()
        while let next = pending.first(where: { $0.delaysIdle && !$0.isCancelled })?.time, next <= end {
            advance(to: next)
        }
        isAtRest = true
        guard pending.contains(where: { $0.delaysIdle && !$0.isCancelled }) else { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .timeUnsettled,
                "work is still scheduled \(Int(EventLoop.settlingLimit)) seconds after the screen appeared"))
    }

    private func hasWork(until time: TimeInterval) -> Bool {
        pending.first { !$0.isCancelled }.map { $0.time <= time } ?? false
    }

    private func takeNext(until time: TimeInterval) -> ScheduledWork? {
        while let first = pending.first, first.time <= time {
            pending.removeFirst()
            if !first.isCancelled { return first }
        }
        return nil
    }

    private func reportEndlessWork() {
        pending.removeAll { $0.time <= now }
        RenderEnvironment.current.report(
            Diagnostic(.timeEndless, "work that schedules itself again without end was stopped"))
    }
}
