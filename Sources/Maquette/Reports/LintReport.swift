import Files

/// The layout findings of screens as JSON.
public struct LintReport: Sendable {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    public static let schemaVersion = 1

    /// The screens in the order of the run.
    public var screens: [RenderedScreen]
    /// What is said of the goldens of the screens' projects.
    public var goldens: [Diagnostic]

    /// Creates a report of screens and the goldens of their projects.
    public init(screens: [RenderedScreen], goldens: [Diagnostic] = []) {
        (self.screens, self.goldens) = (screens, goldens)
    }

    /// The report as JSON on one line.
    public var json: String {
        let screens = screens.map { screen in
            JSONValue.object(
                screen.reportHead + [
                    JSONValue.Member(name: "findings", value: .array(screen.findings.map(\.reportValue)))
                ])
        }
        let members = [
            JSONValue.Member(name: "schemaVersion", value: .integer(LintReport.schemaVersion)),
            JSONValue.Member(name: "screens", value: .array(screens)),
        ]
        let others = JSONValue.Member(name: "goldens", value: .array(goldens.map(\.reportValueWithNotes)))
        return JSONValue.object(members + (goldens.isEmpty ? [] : [others])).text
    }
}

extension LayoutFinding {
    fileprivate var reportValue: JSONValue {
        let kind = JSONValue.Member(name: "kind", value: .string(kind.rawValue))
        guard case .object(let members) = diagnostic.reportValueWithNotes else { return .object([kind]) }
        return .object([kind] + members)
    }
}

extension Diagnostic {
    fileprivate var reportValueWithNotes: JSONValue {
        let notes = JSONValue.Member(name: "notes", value: .array(notes.map(JSONValue.string)))
        guard case .object(let members) = reportValue else { return .object([notes]) }
        return .object(members + [notes])
    }
}
