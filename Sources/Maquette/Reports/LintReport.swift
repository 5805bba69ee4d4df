import Files

/// The layout findings of screens as JSON.
public struct LintReport: Sendable {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    public static let schemaVersion = 1

    /// The screens in the order of the run.
    public var screens: [RenderedScreen]

    /// Creates a report of screens.
    public init(screens: [RenderedScreen]) { self.screens = screens }

    /// The report as JSON on one line.
    public var json: String {
        JSONValue.members([
            "schemaVersion": .integer(LintReport.schemaVersion),
            "screens": .array(
                screens.map { screen in
                    .object(
                        screen.reportHead + [
                            JSONValue.Member(
                                name: "findings", value: .array(screen.findings.map(\.reportValue)))
                        ])
                }),
        ]).text
    }
}

extension LayoutFinding {
    fileprivate var reportValue: JSONValue {
        let kind = JSONValue.Member(name: "kind", value: .string(kind.rawValue))
        let notes = JSONValue.Member(
            name: "notes", value: .array(diagnostic.notes.map(JSONValue.string)))
        guard case .object(let members) = diagnostic.reportValue else { return .object([kind, notes]) }
        return .object([kind] + members + [notes])
    }
}
