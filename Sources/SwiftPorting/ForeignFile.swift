import Diagnostics
import SwiftSyntax

/// Finds sources that cannot be compiled here as a whole, because of a module that they import whatever flags hold.
enum ForeignFile {
    /// Returns why a source is left empty; nil for one that may compile.
    ///
    /// - Parameters:
    ///   - tree: The source.
    ///   - path: Its path, for the message.
    /// - Returns: A warning at the import.
    static func problem(in tree: SourceFileSyntax, path: String) -> Diagnostic? {
        for node in ImportFinder(tree).unconditional {
            guard let module = node.path.first?.name.text, let reason = reason(for: module) else { continue }
            let place = SourceLocationConverter(fileName: path, tree: tree).location(
                for: node.positionAfterSkippingLeadingTrivia)
            return Diagnostic(
                .portOmitted, "all of the file is left out: it imports \(module), which \(reason)",
                at: Place(file: path, line: place.line, column: place.column),
                hints: ["exclude the file, or write #if canImport(\(module)) around what needs the module"])
        }
        return nil
    }

    private static func reason(for module: String) -> String? {
        BuildCondition.foreignModules.contains(module)
            ? "iOS does not have, so that it belongs to another platform" : nil
    }
}
