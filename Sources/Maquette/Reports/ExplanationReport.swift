import Files
import UIKitCore

/// The constraints that decide a view's position, as text or JSON.
public struct ExplanationReport: Sendable {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    public static let schemaVersion = 1

    /// The screens in the order of the run.
    public var screens: [RenderedScreen]

    /// Creates a report of screens.
    public init(screens: [RenderedScreen]) { self.screens = screens }

    /// The report as JSON on one line; null for screens without the view.
    public var json: String {
        JSONValue.members([
            "schemaVersion": .integer(ExplanationReport.schemaVersion),
            "screens": .array(
                screens.map { screen in
                    let explanation = screen.explanation.map(\.reportValue) ?? .null
                    return .object(
                        screen.reportHead + [JSONValue.Member(name: "explanation", value: explanation)])
                }),
        ]).text
    }

    /// Returns one screen's explanation as text: a line for each edge, followed by its reasons.
    public static func text(of screen: RenderedScreen) -> String? {
        guard let explanation = screen.explanation else { return nil }
        var lines = ["# \(screen.name)", explanation.view]
        for edge in explanation.edges {
            lines.append("  \(edge.name) = \(edge.value.dumpText)")
            lines += edge.reasons.isEmpty ? ["    nothing decides it"] : edge.reasons.map { "    \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ViewExplanation {
    fileprivate var reportValue: JSONValue {
        .members([
            "view": .string(view),
            "edges": .array(
                edges.map { edge in
                    .members([
                        "edge": .string(edge.name), "value": .number(edge.value),
                        "reasons": .array(edge.reasons.map(JSONValue.string)),
                    ])
                }),
        ])
    }
}
