import ArgumentParser
import Files
import Goldens
import Maquette

/// Works with the reports of test runs.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Work with the reports of test runs.",
        subcommands: [ReportMergeCommand.self])
}
