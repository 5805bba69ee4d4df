import Foundation
import Synchronization

/// A series of runs of the tool on hostile projects.
package struct HostileRunSeries: Sendable {
    private let tool: String
    private let root: String
    private let seeds: Range<UInt64>
    private let jobs: Int
    private let limits: HostileRun.Limits

    /// Creates a series.
    ///
    /// - Parameters:
    ///   - tool: The executable.
    ///   - root: A clone, whose files are corrupted, and whose fonts and assets the tool uses.
    ///   - seed: The seed of the first project.
    ///   - count: The number of projects.
    ///   - jobs: The number of parallel runs.
    ///   - limits: The resource limits of a run.
    package init(
        tool: String, root: String, seed: UInt64, count: Int, jobs: Int,
        limits: HostileRun.Limits = .init()
    ) {
        self.tool = tool
        self.root = root
        seeds = seed..<(seed + UInt64(max(count, 0)))
        self.jobs = jobs
        self.limits = limits
    }

    /// Performs all runs.
    ///
    /// - Parameter deliver: Receives each run when it ends; calls do not overlap.
    /// - Returns: The runs in the order of seeds.
    package func runs(_ deliver: (HostileRun) -> Void = { _ in }) -> [HostileRun] {
        let material = HostileMaterial(root: root)
        let place = FileManager.default.temporaryDirectory.path + "/maquette-hostile-\(getpid())"
        let left = Mutex(seeds)
        let ended = Mutex<[HostileRun]>([])
        withoutActuallyEscaping(deliver) { deliver in
            nonisolated(unsafe) let deliver = deliver  // Called by one thread at a time, within the lock.
            DispatchQueue.concurrentPerform(iterations: max(1, jobs)) { _ in
                while let seed = left.withLock({ $0.popFirst() }) {
                    let run = HostileRun(
                        tool, seed: seed, in: "\(place)-\(seed)", material: material, data: root,
                        limits: limits
                    )
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
    package static func summary(of runs: [HostileRun]) -> String {
        let codes = Dictionary(grouping: runs, by: \.status).mapValues(\.count)
            .map { status, count in "\(count) ended with \(status.map { "\($0)" } ?? "a signal")" }
            .sorted()
        func most(_ figure: (HostileRun) -> Double) -> String {
            guard let run = runs.max(by: { figure($0) < figure($1) }) else { return "none" }
            return "\((figure(run) * 100).rounded() / 100) (seed \(run.seed))"
        }
        return """
            \(runs.count) projects: \(codes.joined(separator: ", ")); \
            \(runs.filter { !$0.faults.isEmpty }.count) with faults
            longest \(most(\.seconds)) s, most work \(most(\.processorSeconds)) s, \
            most memory \(most { Double($0.kilobytes) / 1024 }) MB
            """
    }
}

extension HostileRun {
    /// A description of the run and its problems.
    package var text: String {
        """
        seed \(seed): maquette \(arguments.joined(separator: " "))
          \(changes.joined(separator: "; "))
          fault: \(faults.joined(separator: "; "))
        """
    }
}
