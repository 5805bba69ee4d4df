import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Finds what cannot be parsed.
enum SyntaxProblem {
    /// Returns the first error in a source; nil if there is none.
    static func first(in tree: SourceFileSyntax, path: String) -> Diagnostics.Diagnostic? {
        let locations = SourceLocationConverter(fileName: path, tree: tree)
        if path.split(separator: "/").last == "main.swift" {
            return Diagnostics.Diagnostic(
                .portSyntax, "'\(path)' starts the app, which a library does not", at: Place(file: path),
                hints: ["keep declarations in other files"])
        }
        guard tree.hasError else { return nil }
        let problem = ParseDiagnosticsGenerator.diagnostics(for: tree).first {
            $0.diagMessage.severity == .error
        }
        guard let problem else { return nil }
        let place = locations.location(for: problem.position)
        return Diagnostics.Diagnostic(
            .portSyntax, problem.message,
            at: Place(file: path, line: place.line, column: place.column),
            hints: ["the file is left out; mend it, or compile it with the newest Swift"])
    }
}
