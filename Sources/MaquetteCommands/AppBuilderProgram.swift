import Foundation
import Maquette
import Processes

/// The program beside the tool that compiles apps. It is not part of the tool, which needs no Swift parser for anything
/// else.
struct AppBuilderProgram {
    private static let name = "maquette-app-builder"

    /// Builds an app.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the builder.
    ///   - console: Shows that the app is compiled.
    /// - Returns: The path of the app's program.
    /// - Throws: `CommandFailure` if the builder is missing or fails.
    func run(_ arguments: [String], _ console: Console) throws -> String {
        let path = pathBesideTool(Self.name)
        guard access(path, X_OK) == 0 else {
            throw failure(
                "the program that compiles apps is not installed: '\(path)' does not exist",
                hints: ["in a clone of Maquette, 'scripts/build-release \(Self.name)' builds it"])
        }
        var builder = Program(path, arguments)
        builder.errors = .inherited
        // A path.
        builder.output = .captured(atMost: 1 << 16)
        console.progress("compiling the app")
        defer { console.progress(nil) }
        let result: ProgramResult
        do throws(ProgramError) { result = try builder.run() } catch {
            throw failure("\(error)", hints: [error.remedy])
        }
        switch result.end {
        case .exited(status: 0) where result.text.hasSuffix("\n"): return String(result.text.dropLast())
        case .exited(let status):
            let status = RunStatus(rawValue: Int32(status)) ?? .failure
            // The builder has said why.
            throw CommandFailure(status: status == .success ? .failure : status, diagnostics: [])
        case .signaled, .timedOut, .wroteTooMuch:
            throw failure(
                "'\(path)' \(result.end)", hints: ["run the command again; report.json says how far it came"])
        }
    }

    private func failure(_ message: String, hints: [String]) -> CommandFailure {
        CommandFailure(
            status: .environment, diagnostics: [Diagnostic(.commandServer, message, hints: hints)])
    }
}
