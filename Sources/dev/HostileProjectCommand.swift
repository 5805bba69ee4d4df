import Foundation
import HostileProjects

/// Runs the tool on many hostile projects and reports failures.
enum HostileProjectCommand {
    /// `[--count N] [--seed S] [--jobs J] [TOOL]`.
    static func run(_ arguments: [String]) -> Int32 {
        var options = [
            "--count": 5000, "--seed": 1, "--jobs": ProcessInfo.processInfo.activeProcessorCount,
        ]
        var tool = FileManager.default.currentDirectoryPath + "/.build/release/maquette"
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if options[word] == nil {
                tool = URL(fileURLWithPath: word).path
            } else if let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 {
                options[word] = number
            }
        }
        let series = HostileRunSeries(
            tool: tool, root: FileManager.default.currentDirectoryPath,
            seed: UInt64(options["--seed"] ?? 1),
            count: options["--count"] ?? 0, jobs: options["--jobs"] ?? 1)
        var done = 0
        let runs = series.runs { run in
            done += 1
            if done.isMultiple(of: 500) { print("\(done) done") }
            if !run.faults.isEmpty { print(run.text) }
        }
        print(HostileRunSeries.summary(of: runs))
        return runs.contains { !$0.faults.isEmpty } ? 1 : 0
    }
}
