import Foundation
import Maquette

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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        console.progress("compiling the app")
        do {
            try process.run()
        } catch {
            throw failure("'\(path)' cannot be started: \(error)", hints: [])
        }
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? nil
        process.waitUntilExit()
        console.progress(nil)
        let printed = String(decoding: bytes ?? Data(), as: UTF8.self)
        guard process.terminationReason == .exit, process.terminationStatus == 0, printed.hasSuffix("\n")
        else {
            let status = RunStatus(rawValue: process.terminationStatus) ?? .failure
            // The builder has said why.
            throw CommandFailure(status: status == .success ? .failure : status, diagnostics: [])
        }
        return String(printed.dropLast())
    }

    private func failure(_ message: String, hints: [String]) -> CommandFailure {
        CommandFailure(
            status: .environment, diagnostics: [Diagnostic(.commandServer, message, hints: hints)])
    }
}
