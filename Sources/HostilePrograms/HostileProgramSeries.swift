import Foundation
import Maquette
import Synchronization

/// A series of hostile programs, several at a time.
package struct HostileProgramSeries {
    private let seeds: Range<UInt64>
    private let worlds: [HostileProgramWorld]

    /// Creates a series.
    ///
    /// - Parameters:
    ///   - seeds: The seeds of the programs.
    ///   - worlds: What they find, one for each program that runs at a time.
    package init(seeds: Range<UInt64>, in worlds: [HostileProgramWorld]) {
        (self.seeds, self.worlds) = (seeds, worlds)
    }

    /// Runs all programs.
    ///
    /// - Parameter deliver: Receives each run when it ends; calls do not overlap.
    /// - Returns: The runs in the order of seeds.
    package func runs(_ deliver: (HostileProgramRun) -> Void = { _ in }) -> [HostileProgramRun] {
        let left = Mutex(seeds), ended = Mutex<[HostileProgramRun]>([])
        nonisolated(unsafe) let worlds = worlds  // Each is used by one thread.
        withoutActuallyEscaping(deliver) { deliver in
            nonisolated(unsafe) let deliver = deliver  // Called by one thread at a time, within the lock.
            DispatchQueue.concurrentPerform(iterations: worlds.count) { index in
                while let seed = left.withLock({ $0.popFirst() }) {
                    let run = HostileProgramRun(seed: seed, in: worlds[index])
                    ended.withLock {
                        $0.append(run)
                        deliver(run)
                    }
                }
            }
        }
        return ended.withLock { $0.sorted { $0.seed < $1.seed } }
    }

    /// Returns statistics of runs.
    ///
    /// - Parameter runs: The runs.
    /// - Returns: A few lines.
    package static func summary(of runs: [HostileProgramRun]) -> String {
        let ends = Dictionary(grouping: runs, by: \.end).map { (name: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        let longest = runs.max { $0.seconds < $1.seconds }
        let seconds = runs.reduce(0) { $0 + $1.seconds }
        return """
            \(runs.count) programs, \(runs.filter { !$0.faults.isEmpty }.count) with faults, \
            \(runs.reduce(0) { $0 + $1.screenCount }) screens
            \(ends.map { "\($0.count) \($0.name)" }.joined(separator: "\n"))
            \(Int(seconds)) s in all, the longest \(((longest?.seconds ?? 0) * 10).rounded() / 10) s \
            (seed \(longest?.seed ?? 0))
            """
    }
}
