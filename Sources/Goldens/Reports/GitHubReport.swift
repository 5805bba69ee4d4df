package import Diagnostics
import Files

/// The results of a test run for GitHub Actions: annotations as workflow commands, and the summary of a step
/// in Markdown.
package struct GitHubReport {
    package let report: RunReport
    /// The path from the root of the repository to the working directory; empty, or with a slash at the end.
    package let pathPrefix: String

    /// Creates the texts of a report.
    package init(_ report: RunReport, pathPrefix: String = "") {
        self.report = report
        self.pathPrefix = pathPrefix
    }

    /// Returns the path from the root of the repository, which `GITHUB_WORKSPACE` names, to the working
    /// directory.
    package static func pathPrefix(
        ofWorkingDirectory directory: String, environment: [String: String]
    ) -> String {
        guard let root = environment["GITHUB_WORKSPACE"], !root.isEmpty else { return "" }
        let start = root.hasSuffix("/") ? root : root + "/"
        return directory.hasPrefix(start) ? directory.dropFirst(start.count) + "/" : ""
    }

    /// Appends the summary to the file that `GITHUB_STEP_SUMMARY` names; does nothing if it names none.
    /// Returns a diagnostic if the file cannot be written.
    package func appendSummary(environment: [String: String]) -> Diagnostic? {
        guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
        do throws(FileError) {
            try appendToFile(Array(summary.utf8), at: path)
            return nil
        } catch {
            return Diagnostic(.goldenEvidence, "the summary cannot be written to '\(path)': \(error.reason)")
        }
    }

    /// Source: GitHub's documentation of workflow commands, which shows 10 errors of a step.
    private static let annotationLimit = 10
    /// Chosen: GitHub rejects summaries of more than 1 MiB.
    private static let rowLimit = 200

    /// The annotations, one on each line: screens that were not rendered, causes, and results without a
    /// cause.
    package var annotations: String {
        let causes = report.causes
        let unexplained = report.failures.filter(\.causes.isEmpty)
        var lines = report.notRendered.map { screen in
            annotation(
                screen.message ?? "the screen was not rendered", title: "\(screen.name) was not rendered",
                file: screen.file ?? screen.input, line: screen.line)
        }
        lines += causes.map { group in
            let results = group.results.map { report.results[$0] }
            let input = results.lazy.compactMap(\.input).first
            return annotation(
                "\(group.cause.message)\n\(counted(results.count, "golden")): \(names(results))",
                title: "Goldens differ", file: group.cause.file ?? input,
                line: group.cause.file == nil ? nil : group.cause.line)
        }
        lines += unexplained.map {
            annotation($0.explanation, title: $0.fileName, file: $0.input, line: nil)
        }
        if lines.count > Self.annotationLimit {
            let rest = lines.count - Self.annotationLimit + 1
            lines =
                lines.prefix(Self.annotationLimit - 1)
                + [annotation("and \(rest) more; see the report", title: "Goldens", file: nil, line: nil)]
        }
        return lines.joined()
    }

    private func names(_ results: [StoredResult]) -> String {
        let rest = results.count - 3
        return results.prefix(3).map(\.fileName).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }

    private func annotation(_ message: String, title: String, file: String?, line: Int?) -> String {
        var properties: [String] = []
        if let file {
            properties.append("file=\(Self.property(file.hasPrefix("/") ? file : pathPrefix + file))")
        }
        if let line { properties.append("line=\(line)") }
        properties.append("title=\(Self.property(title))")
        return "::error \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }

    /// Source: `escapeData` and `escapeProperty` in GitHub's `@actions/core`.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
            .replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    /// The summary of the step.
    package var summary: String {
        var text = "## Goldens\n\n\(Self.markdown(report.summary))\n"
        let causes = report.causes
        if !causes.isEmpty {
            let items = causes.prefix(Self.rowLimit).map {
                "1. \(Self.markdown($0.cause.message)): \(counted($0.results.count, "golden"))\n"
            }
            text += "\n### Causes\n\n\(items.joined())"
        }
        let rows =
            report.notRendered.map { ($0.name, "not rendered", $0.message ?? "") }
            + report.failures.map { ($0.fileName, $0.reasonName, $0.headline) }
        if !rows.isEmpty {
            let lines = rows.prefix(Self.rowLimit).map {
                "| \(Self.markdown($0.0)) | \(Self.markdown($0.1)) | \(Self.markdown($0.2)) |\n"
            }
            text += "\n| golden | reason | difference |\n| --- | --- | --- |\n\(lines.joined())"
            let rest = rows.count - Self.rowLimit
            if rest > 0 { text += "\nand \(rest) more\n" }
        }
        return text + "\n"
    }

    /// Returns text for Markdown, without markup of its own and on one line.
    private static func markdown(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\", "`", "*", "_", "[", "]", "|", "~", "@", "#", "!":
                escaped += "&#\(character.asciiValue.map(Int.init) ?? 0);"
            default: escaped += character.isNewline ? " " : String(character).markupEscaped
            }
        }
        return escaped
    }
}
