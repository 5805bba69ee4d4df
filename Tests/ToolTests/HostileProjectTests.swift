import Foundation
import HostileProjects
import Testing

/// Whatever lies in a project, the tool ends in time, within its memory, with a documented exit code, and leaves
/// nothing half-written. `dev hostile-projects` tries thousands.
@Suite("Hostile projects") struct HostileProjectTests {
    @Test(.timeLimit(.minutes(10))) func threeHundredProjects() {
        // Other tests take their share of the processors, so time on the clock says little here.
        let trial = HostileTrial(
            tool: Tool.path, root: Tool.root, seed: 1, count: 300,
            jobs: ProcessInfo.processInfo.activeProcessorCount, limits: .init(seconds: 120))
        for run in trial.runs() where !run.faults.isEmpty { Issue.record("\(run.text)") }
    }
}
