import Files
import GoldenPlans
import Goldens
import Maquette

/// Compares the screens of two inputs, for `maquette diff`.
struct ScreenDiff {
    let command: DiffCommand
    /// Where pictures are written; nil for nowhere.
    let destination: OutputOptions.Destination?

    /// Compares two inputs and reports the result.
    func run(
        _ left: ComparedInput, _ right: ComparedInput, in context: ToolContext
    ) throws -> RunStatus {
        let (expected, actual) = (try jobs(left, context), try jobs(right, context))
        var status = max(expected.status, actual.status)
        // An input that cannot be read is no difference.
        guard status < .usage else { return status }
        let pairs = ScreenPair.pairs(expected: expected.requests, actual: actual.requests)
        if case .file(let path) = destination, pairs.count > 1 {
            throw CommandFailure.usage(
                "-o \(path) takes one picture, but \(pairs.count) screens are compared",
                hints: ["-o takes a folder too", "--scene and --state choose one"])
        }
        var results: [JSONValue] = [], tally = Tally(), failure: CommandFailure?
        compareScreens(pairs, in: actual.session, workers: actual.workers) { _, comparison in
            context.console.report(comparison.diagnostics)
            var file: String?
            do throws(CommandFailure) { file = try write(comparison) } catch { failure = failure ?? error }
            status = max(
                status,
                RenderJobs.status(
                    of: comparison.diagnostics, hasFailed: comparison.hasFailed,
                    isStrict: command.selection.strict))
            if comparison.isDifferent { status = max(status, .differences) }
            let lines = tally.add(comparison, file: file)
            if command.json {
                results.append(comparison.value(file: file) { right.named(left.named($0)) })
            } else {
                context.console.write(lines)
            }
        }
        if let failure { throw failure }
        context.console.write(
            command.json ? tally.report(results).text + "\n" : pairs.count > 1 ? tally.summary : "")
        return status
    }

    /// Reads an input as `render` does.
    private func jobs(_ input: ComparedInput, _ context: ToolContext) throws -> RenderJobs {
        var selection = command.selection
        selection.assets = selection.assets.map(input.folder)
        return try RenderJobs([input.path], selection, in: context)
    }

    /// Writes the pictures of a pair that differs, or of the only one; returns the path.
    private func write(_ comparison: ScreenComparison) throws(CommandFailure) -> String? {
        guard let difference = comparison.difference, let destination else { return nil }
        let path: String
        switch destination {
        case .file(let file): path = file
        case .folder(let folder):
            guard !difference.isEmpty else { return nil }
            path = joinedPath(folder, comparison.pair.name + ".strip.png")
        case .standardOutput: return nil
        }
        do throws(FileError) { try writeFile(DiffCommand.bytes(of: difference), to: path) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        return path
    }
}

extension ScreenComparison {
    /// Whether the screens differ, or there is only one.
    fileprivate var isDifferent: Bool {
        difference.map { !$0.isEmpty } ?? (pair.expected == nil || pair.actual == nil)
    }

    /// The outcome in one word.
    fileprivate var outcomeName: String {
        if hasFailed { return "failed" }
        if pair.expected == nil { return "added" }
        if pair.actual == nil { return "removed" }
        return difference?.isEmpty == true ? "same" : "different"
    }

    /// Returns the members of a report; `named` replaces the paths of temporary files.
    fileprivate func value(file: String?, _ named: (String) -> String) -> JSONValue {
        let head = [
            JSONValue.Member(name: "name", value: .string(pair.name)),
            JSONValue.Member(name: "outcome", value: .string(outcomeName)),
        ]
        var origin = origin
        origin.input = origin.input.map(named)
        var difference = difference
        difference?.nameFiles(named)
        return .object(
            head + origin.members + (difference?.members ?? [])
                + [JSONValue.Member(name: "stripFile", value: .optional(file))])
    }
}

/// Counts and describes the pairs.
private struct Tally {
    private var counts: [String: Int] = [:]
    private var causes = SharedCauses()
    private var firstLine: Int?
    private var lineCount = 0, pixelCount = 0, channel = 0
    private var boxes: [Rect] = []

    /// Counts a pair; returns the lines about it.
    mutating func add(_ comparison: ScreenComparison, file: String?) -> String {
        let outcome = comparison.outcomeName
        counts[outcome, default: 0] += 1
        var lines = [
            outcome + String(repeating: " ", count: max(1, 11 - outcome.count)) + comparison.pair.name
        ]
        guard let difference = comparison.difference else { return outcome == "same" ? "" : lines[0] + "\n" }
        firstLine = firstLine ?? difference.text?.firstLine
        lineCount += difference.text?.lineCount ?? 0
        pixelCount += difference.pixels?.differingPixelCount ?? 0
        channel = max(channel, difference.pixels?.largestChannelDifference ?? 0)
        if let box = difference.box { boxes.append(box) }
        if difference.isEmpty {
            guard !difference.causeLines.isEmpty else { return "" }
            lines[0] += ", though declared differently:"
        } else if file == nil, causes.fold(difference.explanation.causes) {
            return ""
        }
        lines += difference.lines(indent: "  ")
        if let file { lines.append("  strip: \(absolutePath(of: file))") }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The last lines of the output.
    var summary: String {
        let names = ["same", "different", "added", "removed", "failed"]
        let parts = names.compactMap { name in counts[name].map { "\($0) \(name)" } }
        let total = counts.values.reduce(0, +)
        return causes.lines + "\(counted(total, "screen")): \(parts.joined(separator: ", "))\n"
    }

    /// Returns the report: sums, and the pairs.
    func report(_ results: [JSONValue]) -> JSONValue {
        let isEqual = counts.keys.allSatisfy { $0 == "same" }
        return .members([
            "schemaVersion": .integer(1), "equal": .bool(isEqual),
            "firstLine": firstLine.map(JSONValue.integer) ?? .null, "lines": .integer(lineCount),
            "pixels": .integer(pixelCount), "largestChannelDifference": .integer(channel),
            "box": boxes.count == 1 ? .rect(boxes[0]) : .null, "screens": .array(results),
        ])
    }
}
