import ArgumentParser

/// A verb of the command line.
protocol ToolCommand: ParsableCommand {
    /// Does the work.
    func run(in context: ToolContext) throws -> RunStatus
}
