import Files
import GoldenPlans
import Goldens
import Maquette

/// Counts the results of a test run and formats them.
struct GoldenSummary {
    /// All results so far.
    private(set) var report: GoldenReport
    /// The worst status so far.
    private(set) var status = RunStatus.success
    /// The number of screens and inputs that did not pass.
    private(set) var failures = 0
    /// The number of results of earlier runs.
    private var cachedCount = 0
    /// What has caused differences so far.
    private var causes = SharedCauses()
    /// The number of missing goldens so far.
    private var missingCount = 0
    /// The command line that writes what is missing.
    private let recordingLine: String
    private let options: RunOptions

    /// Chosen: the missing goldens that are listed, so that what differs is not lost among those of a new screen.
    private static let missingLimit = 20

    /// Creates a summary without results; `recordingLine` is the command line that writes what is missing.
    init(_ project: GoldenProject, sources: [GoldenReport.Source], recordingLine: String) {
        self.recordingLine = recordingLine
        options = project.options
        report = GoldenReport(mode: project.check.mode, results: [])
        // Growing the list would take up as much again.
        report.results.reserveCapacity(project.plan.items.reduce(0) { $0 + $1.kinds.count })
        report.sources = sources
        report.shard = project.shard
        report.evidenceLimit = project.evidence.limit
    }

    /// Notes that the run has ended early.
    mutating func stop() { report.isStopped = true }

    /// The report of the whole run.
    var finished: GoldenReport {
        var report = report
        report.exitCode = status.rawValue
        return report
    }

    /// Counts an input that could not be read.
    mutating func add(_ input: LoadedInput) {
        failures += 1
        report.notRendered.append(
            GoldenReport.Screen(name: input.input, input: input.input, diagnostics: input.diagnostics))
        status = max(status, input.lacksSelection ? .usage : .failure)
    }

    /// Counts an input that draws nothing, which is no failure.
    mutating func add(drawingNothing input: LoadedInput) {
        report.notRendered.append(
            GoldenReport.Screen(drawingNothing: input.input, note: input.emptinessNote))
    }

    /// Counts a screen; returns lines that describe what did not pass.
    mutating func add(_ outcome: GoldenOutcome, isStrict: Bool) -> String {
        report.results += outcome.results
        if outcome.isCached { cachedCount += outcome.results.count }
        status = max(
            status,
            RenderJobs.status(of: outcome.diagnostics, hasFailed: outcome.hasFailed, isStrict: isStrict))
        // A screen without results did not pass.
        if outcome.hasFailed || outcome.results.isEmpty {
            status = max(status, .failure)
            failures += 1
            report.notRendered.append(
                GoldenReport.Screen(
                    name: outcome.name, input: outcome.input, diagnostics: outcome.diagnostics))
            return "failed     \(outcome.name): not rendered\n"
        }
        if !outcome.results.allSatisfy(\.passes) { failures += 1 }
        for result in outcome.results where !result.passes {
            switch result.outcome {
            case .missing: status = max(status, .missingGolden)
            case .failed: status = max(status, .failure)
            default: status = max(status, .differences)
            }
        }
        return outcome.results.filter { !$0.passes && !causes.fold($0) && !fold($0) }.map(GoldenSummary.lines)
            .joined()
    }

    /// Counts a missing golden; returns whether so many are missing that it is not listed.
    private mutating func fold(_ result: GoldenResult) -> Bool {
        guard result.outcome == .missing else { return false }
        missingCount += 1
        return missingCount > GoldenSummary.missingLimit
    }

    /// The last line of the output.
    var text: String {
        let names = ["same", "different", "recorded", "missing", "failed"]
        var parts = names.compactMap { name in
            let count = report.count { $0.outcomeName == name }
            return count > 0 ? "\(count) \(name)" : nil
        }
        let failedInputs = report.notRendered.count(where: \.isFailure)
        if failedInputs > 0 { parts.append("\(counted(failedInputs, "screen")) not rendered") }
        // A part may have nothing to compare.
        let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        let missing = missingCount > 0 ? "; \(recordingLine.quotedForReaders) writes what is missing" : ""
        let folded = missingCount - GoldenSummary.missingLimit
        let others = folded > 0 ? "and \(folded) more missing, which report.json lists\n" : ""
        let renamed = report.count { $0.renamedFrom != nil }
        let moves =
            renamed > 0
            ? "\(counted(renamed, "missing golden")) may be renamed; "
                + "\(options.line(["approve", "--moved"]).quotedForReaders) moves what is equal\n" : ""
        let cached = cachedCount > 0 ? "; \(cachedCount) from the cache" : ""
        let empty =
            RunReport.text(drawingNothing: report.notRendered.count - failedInputs)
            .map { "; \($0)" } ?? ""
        let omitted = report.withoutEvidenceCount
        let evidence =
            omitted > 0
            ? "no files are kept of \(counted(omitted, "result")); --max-evidence keeps those of more\n" : ""
        return causes.lines + others + moves + evidence
            + "\(counted(report.results.count, "golden"))\(list)\(cached)\(empty)\(missing)\n"
    }

    private static func lines(_ result: GoldenResult) -> String {
        var lines = ["\(result.outcomeName.padded(to: 10)) \(result.name)\(result.kind.fileExtension)"]
        switch result.outcome {
        case .same: break
        case .missing:
            if let name = result.renamedFrom {
                lines.append(
                    "  renamed?    \(name)\(result.kind.fileExtension) belongs to no screen and is equal")
            }
        case .recorded: lines.append("  golden:     \(absolutePath(of: result.goldenPath))")
        case .digestDiffers: lines.append("  the pixels are not those of the digest")
        case .failed(let diagnostic): lines.append("  \(diagnostic.message)")
        case .textDiffers(let difference):
            lines.append(
                difference.text(limit: 3).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
        case .pixelsDiffer(let difference, let box):
            let count = difference.groupCount
            lines.append(
                "  " + pixelText(difference, box) + (count > 1 ? ", in \(counted(count, "place"))" : ""))
        }
        lines += SharedCauses.lines(of: result)
        if let evidence = result.evidence {
            // Absolute, so that a terminal or a log of another folder opens them.
            lines += [
                ("expected:  ", evidence.expected), ("actual:    ", evidence.actual),
                ("difference:", evidence.difference), ("strip:     ", evidence.strip),
            ].compactMap { label, path in path.map { "  \(label) \(absolutePath(of: $0))" } }
        }
        if let approval = result.approval { lines.append("  approve:    \(approval)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Describes a pixel difference in one line; the box is in `unit`.
    static func pixelText(_ difference: PixelDifference, _ box: Rect?, unit: String = "points") -> String {
        let count = difference.differingPixelCount
        var text =
            "\(counted(count, "pixel")) differ\(count == 1 ? "s" : "") by up to "
            + "\(difference.largestChannelDifference)"
        if let box { text += ", within \(box.dumpText) \(unit)" }
        let (expected, actual) = (difference.expectedSize, difference.actualSize)
        if expected != actual {
            text +=
                "; expected \(expected.width)x\(expected.height), got \(actual.width)x\(actual.height) pixels"
        }
        return text
    }
}

extension String {
    /// A command line in a sentence: in quotes, unless it has some itself.
    var quotedForReaders: String { contains("'") ? self : "'\(self)'" }

    fileprivate func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}
