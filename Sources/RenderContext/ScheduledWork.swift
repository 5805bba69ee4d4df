package import Foundation

/// Work of an event loop that is pending.
package final class ScheduledWork {
    /// When it is due, in seconds on the virtual clock.
    package let time: TimeInterval
    let order: Int
    let delaysIdle: Bool
    private var work: (() -> Void)?

    init(time: TimeInterval, order: Int, delaysIdle: Bool, work: @escaping () -> Void) {
        self.time = time
        self.order = order
        self.delaysIdle = delaysIdle
        self.work = work
    }

    /// Whether it was cancelled or has run.
    package var isCancelled: Bool { work == nil }

    /// Cancels the work; without effect once it has run.
    package func cancel() { work = nil }

    func run() {
        let work = work
        self.work = nil
        work?()
    }
}
