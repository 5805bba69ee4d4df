import ArgumentParser
import Files
import Foundation
import GoldenPlans
import Goldens
import Maquette
import TerminalPictures

/// Walks the results of the last test run that do not pass, and approves them one by one.
struct ReviewCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Look at the results of the last test run, and approve them one by one.",
        discussion: """
            Shows each result that differs or has no golden, with its pictures if the terminal can show them. \
            Keys: a approves, A approves all results with the same causes, s skips, b goes back, o prints the \
            paths, q ends. An approved golden is written at once; if screens, the configuration or the golden \
            have changed since the run, it is not. Without a terminal, the keys are the first letters of lines.
            """)

    @Argument(
        help: ArgumentHelp(
            "Names of goldens, or patterns such as '*dark*'. A name also stands for those that continue it after a dot.",
            valueName: "name")
    )
    var names: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Option(name: .shortAndLong, help: ArgumentHelp("Folder of the test run's report.", valueName: "dir"))
    var output: String?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "Graphics protocol. Default: detected from the environment; no pictures without a terminal.",
            valueName: "name"))
    var graphicsProtocol: TerminalProtocol?

    func run(in context: ToolContext) throws -> RunStatus {
        let folders = try GoldenFolders.named(config)
        let report = try RunReport.ofLastRun(in: output ?? folders.evidence)
        let results = try report.resultsToTake(named: names)
        guard !results.isEmpty else {
            let failed = report.failedCount + report.notRendered.count
            let options = RunOptions(config: config, output: output, configured: folders.evidence)
            let line = options.line(["test", "--last-failed"]).quotedForReaders
            throw CommandFailure.usage(
                failed > 0
                    ? "nothing to review: \(counted(failed, "result")) could not be compared"
                    : "nothing to review: everything passed in the last run",
                hints: failed > 0 ? ["\(line) shows why"] : [])
        }
        do throws(GoldenApprovalError) { try GoldenApproval.checkSources(of: report) } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
        var review = GoldenReview(results, of: report, in: GoldenStore(directory: folders.goldens))
        let text = ReviewText(graphicsProtocol: chosenProtocol(context.console))
        var keys = KeyReader(context.input)
        defer { RawTerminal.restore() }
        while let index = review.current {
            let item = review.items[index]
            if review.isFresh { context.console.write(text.bytes(of: item, number: index + 1, in: review)) }
            context.console.write(text.prompt)
            guard let key = keys.next(), !context.console.lostOutput else {
                context.console.write("\n")
                break
            }
            context.console.write("\(key)\n".printable)
            context.console.report(review.press(key, context.console.write))
        }
        context.console.write(review.summary + "\n")
        return review.hasFailed ? .failure : .success
    }

    /// The protocol for pictures; nil if there is no terminal that could show them.
    private func chosenProtocol(_ console: Console) -> TerminalProtocol? {
        if let graphicsProtocol { return graphicsProtocol }
        let environment = ProcessInfo.processInfo.environment
        guard console.isTerminal, environment["TERM"] != "dumb" else { return nil }
        return TerminalProtocol.known(from: environment)
    }
}
