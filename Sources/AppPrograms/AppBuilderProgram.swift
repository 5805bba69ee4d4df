import Diagnostics
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
    ///   - isQuiet: Whether its messages, which were written before, are discarded.
    /// - Returns: The path of the app's program.
    /// - Throws: `AppProgramError` if the builder is missing or fails.
    func run(_ arguments: [String], isQuiet: Bool = false) throws(AppProgramError) -> String {
        let path = InstalledPrograms.path(of: Self.name)
        guard access(path, X_OK) == 0 else {
            throw AppProgramError(
                .environment, "the program that compiles apps is not installed: '\(path)' does not exist",
                hints: ["in a clone of Maquette, 'scripts/build-release \(Self.name)' builds it"])
        }
        var builder = Program(path, arguments)
        builder.errors = isQuiet ? .discarded : .inherited
        // A path, or what is wrong with sources.
        builder.output = .captured(atMost: 1 << 16)
        let result: ProgramResult
        do throws(ProgramError) { result = try builder.run() } catch {
            throw AppProgramError(.environment, "\(error)", hints: [error.remedy])
        }
        switch result.end {
        case .exited(status: 0) where result.text.hasSuffix("\n"): return String(result.text.dropLast())
        case .exited(let status):
            throw AppProgramError(
                reportedBy: status == 2 ? .usage : .failure, SourceProblem.all(in: result.text))
        case .signaled, .timedOut, .wroteTooMuch:
            throw AppProgramError(
                .environment, "'\(path)' \(result.end)",
                hints: ["run the command again; report.json says how far it came"])
        }
    }
}

/// What the builder says of a source that it cannot parse.
private struct SourceProblem: Decodable {
    var message: String
    var file: String
    var line: Int?

    /// Reads the list that the builder has written; empty for none.
    static func all(in text: String) -> [Diagnostic] {
        let problems = try? JSONDecoder().decode([SourceProblem].self, from: Data(text.utf8))
        return (problems ?? []).map {
            Diagnostic(
                .appProgram, $0.message, at: Place(file: $0.file, line: $0.line),
                hints: ["the app is not built until the file can be parsed"])
        }
    }
}

/// The programs that are installed beside this one.
package enum InstalledPrograms {
    /// Returns the path of an executable in the folder of this one.
    package static func path(of name: String) -> String {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().path + "/" + name
    }
}
