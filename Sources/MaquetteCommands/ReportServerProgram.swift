import Foundation
import Maquette

/// The program that serves the report page. It is not part of this tool, which needs no server for anything else.
enum ReportServerProgram {
    /// The name of the executable, which is beside the tool.
    static let name = "maquette-report-server"

    /// Becomes the server; returns only if that fails.
    ///
    /// - Parameters:
    ///   - goldens: The folder of the goldens.
    ///   - report: The output folder of the run.
    ///   - port: The port; 0 for one that is free.
    /// - Returns: Why the program could not be started.
    static func start(goldens: String, report: String, port: UInt16) -> CommandFailure {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let path = tool.deletingLastPathComponent().path + "/" + name
        guard access(path, X_OK) == 0 else { return missing(path) }
        // The tool waits for these signals in a thread; the server is to be ended by them, also in the background of a
        // script, where shells ignore SIGINT.
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        let arguments = [path, "--goldens", goldens, "--port", String(port), "--", report]
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        execv(path, &pointers)
        let reason = String(cString: strerror(errno))
        return failure("'\(path)' cannot be started: \(reason)", hints: [])
    }

    private static func missing(_ path: String) -> CommandFailure {
        failure(
            "the server is not installed: '\(path)' does not exist",
            hints: [
                "in a clone of Maquette, 'scripts/build-release \(name)' builds it",
                "'maquette review' approves in the terminal, without a server",
            ])
    }

    private static func failure(_ message: String, hints: [String]) -> CommandFailure {
        CommandFailure(
            status: .environment, diagnostics: [Diagnostic(.commandServer, message, hints: hints)])
    }
}
