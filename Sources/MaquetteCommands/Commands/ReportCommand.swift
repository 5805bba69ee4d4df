import ArgumentParser

/// Works with the reports of test runs.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Write or serve the reports of the last test run.",
        subcommands: [ReportWriteCommand.self, ReportMergeCommand.self],
        defaultSubcommand: ReportWriteCommand.self)
}
