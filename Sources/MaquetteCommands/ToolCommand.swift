import ArgumentParser

/// A subcommand of the command line.
protocol ToolCommand: ParsableCommand {
    /// Runs the command and returns its exit status.
    func run(in context: ToolContext) throws -> RunStatus
}
