import ArgumentParser
import Foundation
import Goldens
import Maquette

/// The reports of a test run.
struct ReporterOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Reports to write: html, junit, github or json; several are separated by commas. Default: html, "
                + "and github on GitHub Actions. report.json is always written.",
            valueName: "formats"),
        transform: ReporterOptions.formats)
    var reporter: [[ReportFormat]] = []

    @Option(
        name: .customLong("max-evidence"),
        help: ArgumentHelp(
            "Results of which expected, actual and difference are kept, in files and in the HTML report. "
                + "Default: 100.",
            valueName: "count"))
    var maxEvidence: Int?

    /// The number of results whose evidence is kept.
    var evidenceLimit: Int { maxEvidence ?? ReporterOptions.standardEvidenceLimit }

    /// Chosen: a page of 100 results with three pictures of an iPhone screen each takes some 30 MB, which
    /// browsers open in about a second.
    private static let standardEvidenceLimit = 100

    /// Whether one of the options is given.
    var isGiven: Bool { !reporter.isEmpty || maxEvidence != nil }

    func validate() throws {
        if let maxEvidence, maxEvidence < 0 {
            throw ValidationError("--max-evidence '\(maxEvidence)' is negative")
        }
    }

    private static func formats(_ text: String) throws -> [ReportFormat] {
        try text.split(separator: ",").map { word in
            if let format = ReportFormat(rawValue: String(word)) { return format }
            let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(word)' is none of \(known)")
        }
    }

    /// Writes the reports of a run into its output folder, and those for GitHub Actions to standard error and
    /// the file of the step's summary.
    ///
    /// - Parameters:
    ///   - report: The results.
    ///   - folder: The output folder, which holds the evidence.
    ///   - configured: The formats that the configuration names; nil if it names none.
    ///   - console: The console for annotations and for diagnostics of reports that could not be written.
    func write(
        _ report: GoldenReport, to folder: EvidenceFolder, configured: [ReportFormat]?, _ console: Console
    ) {
        guard let stored = RunReport(report.jsonValue, in: folder.path) else { return }
        write(stored, configured: configured, console)
    }

    /// Writes the reports of a run that has a report already; returns whether all could be written.
    @discardableResult
    func write(_ report: RunReport, configured: [ReportFormat]?, _ console: Console) -> Bool {
        let folder = EvidenceFolder(path: report.folder)
        let environment = ProcessInfo.processInfo.environment
        let formats =
            reporter.isEmpty
            ? configured ?? ReportFormat.standard(environment: environment) : reporter.flatMap(\.self)
        var problems = folder.write(report, as: formats, evidenceLimit: evidenceLimit)
        if formats.contains(.github) {
            problems += writeForGitHub(report, environment: environment, console)
        }
        console.report(problems)
        return problems.isEmpty
    }

    private func writeForGitHub(
        _ report: RunReport, environment: [String: String], _ console: Console
    ) -> [Diagnostic] {
        let github = GitHubReport(
            report,
            pathPrefix: GitHubReport.pathPrefix(
                ofWorkingDirectory: FileManager.default.currentDirectoryPath, environment: environment))
        console.writeError(github.annotations)
        return github.appendSummary(environment: environment).map { [$0] } ?? []
    }
}
