package import Diagnostics
package import Files

/// What a run says at its end.
package struct PortReport {
    private let run: PortRun

    /// Creates the report of a run.
    package init(_ run: PortRun) { self.run = run }

    private var omitted: Int { run.sourceCount - run.outputs.count }

    /// One line for a terminal.
    package var summary: String {
        let places = Set(run.diagnostics.filter { $0.severity == .warning }.compactMap(\.place?.file)).count
        return "\(run.outputs.count) of \(run.sourceCount) files ported, "
            + "\(places) with a warning, \(omitted) left out"
    }

    /// The files and diagnostics.
    package var json: JSONValue {
        .members([
            "schemaVersion": .integer(1),
            "sources": .integer(run.sourceCount),
            "files": .array(
                run.outputs.map { .members(["source": .string($0.source), "path": .string($0.path)]) }),
            "diagnostics": .array(run.diagnostics.map(Self.json)),
        ])
    }

    /// A diagnostic as JSON.
    ///
    /// - Parameter diagnostic: The diagnostic.
    /// - Returns: An object of its parts.
    package static func json(_ diagnostic: Diagnostic) -> JSONValue {
        .members([
            "severity": .string(diagnostic.severity.description), "code": .string(diagnostic.code.name),
            "message": .string(diagnostic.message),
            "file": .optional(diagnostic.place?.file),
            "line": diagnostic.place?.line.map(JSONValue.integer) ?? .null,
            "column": diagnostic.place?.column.map(JSONValue.integer) ?? .null,
            "hints": .array(diagnostic.hints.map(JSONValue.string)),
        ])
    }
}
