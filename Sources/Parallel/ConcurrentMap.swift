import Glibc
import Synchronization

/// Runs jobs on several threads and delivers their results in the order of the jobs, each as
/// soon as all earlier jobs are finished.
///
/// Uses threads instead of tasks: a job is a long computation that never waits, callers need no asynchronous
/// context, and a thread has its own stack, large enough for the deepest screen.
///
/// - Parameters:
///   - jobs: The jobs to run.
///   - workers: The number of threads, at least 1. If the system refuses to start some, the others run all
///     jobs; if it refuses all, the calling thread does.
///   - stackSize: Bytes of each thread's stack. Chosen: 400 nested views, the maximum of a screen, take less
///     than a tenth of it in a debug build; only touched pages use memory.
///   - starter: Starts the threads.
///   - makeState: Makes the state that one worker keeps from job to job; called on the worker's thread.
///   - work: Runs one job. Results are held until all earlier jobs are finished, so they should be small.
///   - deliver: Receives the results on the calling thread.
package func concurrentMap<Job: Sendable, State, Result: Sendable>(
    _ jobs: [Job], workers: Int, stackSize: Int = 64 << 20, by starter: ThreadStarter = .platform,
    makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (Job, inout State) -> Result, deliver: (Int, Result) -> Void
) {
    guard !jobs.isEmpty else { return }
    let board = JobQueue<Result>(count: jobs.count)
    let count = max(1, min(workers, jobs.count))
    let running = Threads.start(count: count, stackSize: stackSize, by: starter) { _ in
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

/// The jobs that have been taken and the results of those that are finished.
private final class JobQueue<Result: Sendable>: Sendable {
    private struct Entries {
        var nextJob = 0
        var results: [Result?]
    }

    private let entries: Mutex<Entries>
    private let changed = Semaphore()
    private let count: Int

    init(count: Int) {
        self.count = count
        entries = Mutex(Entries(results: Array(repeating: nil, count: count)))
    }

    /// Takes the next job; nil if none is left.
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

    /// Waits for a job's result and removes it.
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

/// Counts events that one thread waits for.
private final class Semaphore: @unchecked Sendable {  // The system's semaphore may be used by any thread.
    private let handle: UnsafeMutablePointer<sem_t>

    init() {
        handle = .allocate(capacity: 1)
        sem_init(handle, 0, 0)
    }

    deinit {
        sem_destroy(handle)
        handle.deallocate()
    }

    /// Counts an event.
    func signal() { sem_post(handle) }

    /// Waits until there is an event that was not waited for.
    func wait() { while sem_wait(handle) != 0, errno == EINTR {} }
}
