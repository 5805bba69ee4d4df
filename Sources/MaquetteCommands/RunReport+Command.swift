import Files
import Goldens
import Maquette

extension RunReport {
    /// Reads the report of the last run.
    ///
    /// - Throws: `CommandFailure` if there is none.
    static func ofLastRun(in folder: String) throws -> RunReport {
        do throws(RunReport.Problem) { return try RunReport(in: folder) } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
    }
}

extension RunReport.Problem {
    /// The error message.
    var diagnostic: Diagnostic {
        switch self {
        case .unreadable(.missing(let path)):
            Diagnostic(
                .goldenReport, "there is no report of a run: '\(path)' does not exist",
                hints: ["run 'maquette test' first, with the same -o"])
        case .unreadable(let error): error.diagnostic
        case .foreign(let path):
            Diagnostic(
                .goldenReport, "'\(path)' is not a report of this version of 'maquette test'",
                hints: ["run 'maquette test' again"])
        }
    }
}
