import Files
import Foundation
import Goldens
import Maquette
import Synchronization

/// The document that `test --json` prints: one, however the command ends.
final class TestDocument: Sendable {
    /// How far the document is.
    private enum Stage {
        case open, closed, printed
    }

    private struct State {
        var stage = Stage.open
        /// The results so far; nil before the comparison has begun.
        var summary: SharedSummary?
    }

    private let console: Console
    private let mode: RecordMode
    private let isList: Bool
    private let state = Mutex(State())

    /// Creates the document of a command that is about to run.
    ///
    /// - Parameters:
    ///   - console: Where it is printed.
    ///   - mode: The goldens that may be written.
    ///   - isList: Whether it lists goldens instead of results.
    init(on console: Console, recording mode: RecordMode = .never, isList: Bool) {
        (self.console, self.mode, self.isList) = (console, mode, isList)
    }

    /// Takes the results of a run, which are still to come.
    func begin(_ summary: SharedSummary) { state.withLock { $0.summary = summary } }

    /// Prints the document of a command that ends by itself.
    func print(_ text: @autoclosure () -> String) {
        guard close() else { return }
        console.write(text() + "\n")
        state.withLock { $0.stage = .printed }
    }

    /// Prints why nothing was compared.
    func print(status: RunStatus, _ diagnostics: [Diagnostic]) {
        print(text(exitCode: status.rawValue, diagnostics))
    }

    /// Closes the document because a signal has come; returns what prints it.
    func interrupt(_ exitCode: Int32) -> (() -> Void)? {
        guard close() else { return waitForPrinting }
        let summary = state.withLock { $0.summary }
        guard var report = summary?.withLock({ $0.finished }) else {
            let text = text(exitCode: exitCode, [], isInterrupted: true)
            return { [console] in console.write(text + "\n") }
        }
        (report.isInterrupted, report.exitCode) = (true, exitCode)
        return { [console] in console.write(report.json + "\n") }
    }

    private func close() -> Bool {
        state.withLock { state in
            guard state.stage == .open else { return false }
            state.stage = .closed
            return true
        }
    }

    /// Waits a while until the document is printed.
    private func waitForPrinting() {
        // Chosen: two seconds are enough for a reader that reads.
        for _ in 0..<200 where state.withLock({ $0.stage == .closed }) { usleep(10_000) }
    }

    /// Returns the document of a command that has compared nothing.
    private func text(
        exitCode: Int32, _ diagnostics: [Diagnostic], isInterrupted: Bool = false
    ) -> String {
        var report = GoldenReport(mode: mode, results: [])
        (report.exitCode, report.diagnostics, report.isInterrupted) = (exitCode, diagnostics, isInterrupted)
        return isList ? report.listJSON : report.json
    }

    /// Prints the document of a command line that is refused before its command runs, if it asks for one.
    static func print(refusing arguments: [String], because message: String, on console: Console) {
        let options = arguments.prefix { $0 != "--" }
        guard options.first == "test", options.contains("--json") else { return }
        let diagnostics = [Diagnostic(.commandUsage, message)]
        TestDocument(on: console, isList: options.contains("--list")).print(status: .usage, diagnostics)
    }
}

/// The results of a run, which is counted by one thread while another may end the process.
final class SharedSummary: Sendable {
    private let summary: Mutex<GoldenSummary>

    /// Shares a summary.
    init(_ summary: GoldenSummary) { self.summary = Mutex(summary) }

    /// Uses the summary.
    func withLock<Result: Sendable>(_ body: (inout sending GoldenSummary) -> sending Result) -> Result {
        summary.withLock(body)
    }
}
