/// A format for the results of a test run.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
    /// One page with its pictures: `report.html`.
    case html
    /// For build servers: `junit.xml`.
    case junit
    /// Annotations and the summary of a step, for GitHub Actions.
    case github
    /// For other tools: `report.json`, which every run writes.
    case json

    /// The formats of a run for which neither a flag nor the configuration names any: a page, and on GitHub
    /// Actions its annotations and summary.
    public static func standard(environment: [String: String]) -> [ReportFormat] {
        environment["GITHUB_ACTIONS"] == "true" ? [.html, .github, .json] : [.html, .json]
    }
}
