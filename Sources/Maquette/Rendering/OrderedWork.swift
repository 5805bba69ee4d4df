import Foundation
package import Parallel
import Synchronization

/// Does jobs on several threads and hands their results on in the order of the jobs.
///
/// Threads and not tasks: a job is a long computation that never waits, callers need no asynchronous
/// context, and a thread of its own has a stack as deep as the deepest screen.
///
/// - Parameters:
///   - jobs: What is to be done.
///   - workers: How many threads work, at least 1. Where the machine refuses some, those that it grants do all,
///     and where it grants none, the calling thread.
///   - starter: How threads are started.
///   - makeState: Makes what one worker keeps from job to job, on the worker's thread.
///   - work: Does one job. What it returns is kept until all jobs before it are done, so it is small.
///   - deliver: Receives the results on the calling thread.
package func inOrder<Job: Sendable, State, Result: Sendable>(
    _ jobs: [Job], workers: Int, by starter: ThreadStarter = .platform,
    makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (Job, inout State) -> Result, deliver: (Int, Result) -> Void
) {
    guard !jobs.isEmpty else { return }
    let board = WorkBoard<Result>(count: jobs.count)
    let count = max(1, min(workers, jobs.count))
    let running = Threads.start(count: count, stackSize: workerStackSize, by: starter) { _ in
        var state = makeState()
        while let index = board.next() { board.finish(index, with: work(jobs[index], &state)) }
    }
    guard running.count > 0 else {
        var state = makeState()
        for index in jobs.indices { deliver(index, work(jobs[index], &state)) }
        return
    }
    for index in jobs.indices { deliver(index, board.result(at: index)) }
    running.join()
}

/// Bytes. Chosen: 400 views inside one another, the most a screen may have, take less than a tenth of it
/// in a debug build; only what is touched takes memory.
private let workerStackSize = 64 << 20

/// Which jobs are taken and which are done.
private final class WorkBoard<Result: Sendable>: Sendable {
    private struct Entries {
        var nextJob = 0
        var results: [Result?]
    }

    private let entries: Mutex<Entries>
    private let changed = DispatchSemaphore(value: 0)
    private let count: Int

    init(count: Int) {
        self.count = count
        entries = Mutex(Entries(results: Array(repeating: nil, count: count)))
    }

    /// The next job that nobody has taken; nil when none is left.
    func next() -> Int? {
        entries.withLock { entries in
            guard entries.nextJob < count else { return nil }
            entries.nextJob += 1
            return entries.nextJob - 1
        }
    }

    func finish(_ index: Int, with result: Result) {
        entries.withLock { $0.results[index] = result }
        changed.signal()
    }

    /// Waits for a job's result and takes it off the board.
    func result(at index: Int) -> Result {
        while true {
            let result = entries.withLock { entries -> Result? in
                defer { entries.results[index] = nil }
                return entries.results[index]
            }
            if let result { return result }
            changed.wait()
        }
    }
}
