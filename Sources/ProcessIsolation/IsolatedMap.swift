import CSandbox
import Glibc

/// Runs jobs in child processes, several at a time, and delivers the outcomes in the order of the jobs.
///
/// Each job has a process of its own, which begins as a copy of this one: it sees nothing of what other jobs did to
/// the objects of the program. A child cannot change files, use the network or start programs, and ends at its limits.
/// No other thread of this process may hold a lock meanwhile, since the child would wait for it forever; call it
/// before threads are started, or after they have ended.
///
/// - Parameters:
///   - jobs: The jobs.
///   - workers: The number of processes at a time, at least 1.
///   - limits: What each process may use.
///   - work: Runs one job, in the child.
///   - deliver: Receives the outcomes.
package func isolatedMap<Job>(
    _ jobs: [Job], workers: Int, limits: ProcessLimits, work: (Job) -> [UInt8],
    deliver: (Int, ProcessOutcome) -> Void
) {
    map(jobs, workers: workers, limits: limits, isFenced: false, work: work, deliver: deliver)
}

/// Runs jobs in child processes of a process that is within the fence, as they are then, too.
///
/// As `isolatedMap`, but outcomes have what the jobs have printed, and the children have no limits but the lower ones
/// of these and of the fence.
///
/// - Parameters:
///   - jobs: The jobs.
///   - workers: The number of processes at a time, at least 1.
///   - limits: What each process may use.
///   - work: Runs one job, in the child.
///   - deliver: Receives the outcomes.
package func fencedMap<Job>(
    _ jobs: [Job], workers: Int, limits: ProcessLimits, work: (Job) -> [UInt8],
    deliver: (Int, ProcessOutcome) -> Void
) {
    map(jobs, workers: workers, limits: limits, isFenced: true, work: work, deliver: deliver)
}

private func map<Job>(
    _ jobs: [Job], workers: Int, limits: ProcessLimits, isFenced: Bool, work: (Job) -> [UInt8],
    deliver: (Int, ProcessOutcome) -> Void
) {
    var running: [Int: ChildProcess] = [:]
    var finished: [Int: ProcessOutcome] = [:]
    var next = 0, delivered = 0
    while delivered < jobs.count {
        while running.count < max(1, workers), next < jobs.count {
            switch ChildProcess.start(
                limits, isFenced: isFenced, open: running.values.flatMap(\.descriptors),
                work: { work(jobs[next]) })
            {
            case .success(let child): running[next] = child
            case .failure(let error):
                finished[next] = ProcessOutcome(end: .notStarted(error.reason))
            }
            next += 1
        }
        wait(for: &running, &finished)
        while let outcome = finished.removeValue(forKey: delivered) {
            deliver(delivered, outcome)
            delivered += 1
        }
    }
}

/// Waits until a process sends something or a limit is reached, and moves those that ended.
private func wait(for running: inout [Int: ChildProcess], _ finished: inout [Int: ProcessOutcome]) {
    guard !running.isEmpty else { return }
    var polled: [pollfd] = []
    for child in running.values {
        for descriptor in child.descriptors {
            polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
    }
    _ = poll(&polled, nfds_t(polled.count), 100)
    let ready = Set(polled.filter { $0.revents != 0 }.map(\.fd))
    for index in running.keys.sorted() {
        guard var child = running[index] else { continue }
        if let outcome = child.proceed(ready) {
            finished[index] = outcome
            running[index] = nil
        } else {
            running[index] = child
        }
    }
}
