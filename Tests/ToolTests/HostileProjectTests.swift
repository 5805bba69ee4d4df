import Foundation
import HostileProjects
import Testing

/// Whatever a project contains, the tool exits within the limits of time and memory, with a documented exit
/// code, and leaves no incomplete files. `dev hostile-projects` runs thousands.
@Suite("Hostile projects") struct HostileProjectTests {
    @Test(.timeLimit(.minutes(10))) func threeHundredProjects() {
        // Other tests share the processors, so that wall-clock time is not significant here.
        let series = HostileRunSeries(
            tool: Tool.path, root: Tool.root, seed: 1, count: 300,
            jobs: ProcessInfo.processInfo.activeProcessorCount, limits: .init(seconds: 120))
        for run in series.runs() where !run.faults.isEmpty { Issue.record("\(run.text)") }
    }
}
