import ArgumentParser
import Files
import GoldenPlans
import Goldens
import Maquette

/// The options that limit a test run to some of its goldens.
struct NarrowingOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Regular expression that the names of goldens match in any part.", valueName: "pattern"))
    var grep: String?

    @Flag(help: "Compare what did not pass in the last run.")
    var lastFailed = false

    @Option(
        help: ArgumentHelp(
            "Compare what changes of files since a revision of Git may affect.", valueName: "rev"))
    var onlyChanged: String?

    @Option(
        name: [.customShort("x"), .long],
        help: ArgumentHelp("End the run after this number of screens that do not pass.", valueName: "n"))
    var maxFailures: Int?

    @Option(
        help: ArgumentHelp(
            "Part of the run, such as 2/4; auto takes it from the variables of a build server, auto/4 all but the "
                + "number of parts.", valueName: "part"),
        transform: NarrowingOptions.shard)
    var shard: ShardOption?

    func validate() throws {
        if let maxFailures, maxFailures < 1 {
            throw ValidationError("--max-failures takes a number of at least 1")
        }
    }

    /// Whether the options leave out a part of the goldens.
    var isLimiting: Bool {
        grep != nil || lastFailed || onlyChanged != nil || maxFailures != nil || shard != nil
    }

    private static func shard(_ text: String) throws -> ShardOption {
        if let option = ShardOption(text) { return option }
        throw ValidationError("'\(text)' is not a part, such as 1/4 for the first of four, auto or auto/4")
    }
}

extension GoldenPlan.Item {
    /// The file names of its goldens.
    var goldenFiles: [String] { kinds.map { file(of: $0) } }

    private func file(of kind: GoldenKind) -> String { request.outputName + kind.fileExtension }

    /// Returns the item with the goldens whose file names are wanted; nil if none is.
    fileprivate func keeping(_ isWanted: (String) -> Bool) -> GoldenPlan.Item? {
        var item = self
        item.kinds = kinds.filter { isWanted(file(of: $0)) }
        return item.kinds.isEmpty ? nil : item
    }
}

extension GoldenPlan {
    /// Keeps the goldens whose file names match a regular expression.
    ///
    /// - Throws: `CommandFailure` if it is none, or no name matches.
    mutating func keep(matching pattern: String) throws {
        let expression: Regex<AnyRegexOutput>
        do { expression = try Regex(pattern) } catch {
            throw CommandFailure.usage("--grep '\(pattern)' is not a regular expression: \(error)")
        }
        let names = items.flatMap(\.goldenFiles)
        let screens = items.map(\.request.recipe.screen)
        keep { (try? expression.firstMatch(in: $0)) != nil }
        failedInputs = failedInputs.filter { (try? expression.firstMatch(in: $0.input)) != nil }
        emptyInputs = emptyInputs.filter { (try? expression.firstMatch(in: $0.input)) != nil }
        guard items.isEmpty, failedInputs.isEmpty else { return }
        throw CommandFailure.usage(
            "nothing to compare: no golden's name matches '\(pattern)'",
            hints: NearestName.of(pattern, among: screens + names).map { ["did you mean '\($0)'?"] } ?? [
                "'maquette test --list' prints the names"
            ])
    }

    /// Keeps what did not pass in an earlier run.
    ///
    /// - Throws: `CommandFailure` if nothing is left.
    mutating func keep(failedIn report: RunReport) throws {
        let failed = Set(report.failures.map(\.fileName))
        let screens = Set(report.notRendered.map(\.name))
        let inputs = Set(report.notRendered.filter { $0.name == $0.input }.map(\.name))
        guard !report.passes else {
            throw CommandFailure.usage(
                "nothing to compare: everything passed in the last run", hints: ["leave --last-failed out"])
        }
        items = items.compactMap { item in
            if screens.contains(item.request.outputName) || inputs.contains(item.request.recipe.input) {
                return item
            }
            return item.keeping(failed.contains)
        }
        failedInputs = failedInputs.filter { inputs.contains($0.input) }
        emptyInputs = []
        guard items.isEmpty, failedInputs.isEmpty else { return }
        throw CommandFailure.usage(
            "nothing to compare: what failed in the last run is not compared any more",
            hints: ["leave --last-failed out"])
    }

    private mutating func keep(_ isWanted: (String) -> Bool) {
        items = items.compactMap { $0.keeping(isWanted) }
    }

    /// Keeps one part of the run. Inputs that cannot be read belong to the first.
    mutating func keep(_ shard: GoldenReport.Shard) {
        items = ShardOption.items(of: shard, in: items)
        if shard.index > 1 { (failedInputs, emptyInputs) = ([], []) }
    }

    /// The files that its results are made of, with their digests: the configuration, then those of the screens.
    func sources(configuration: String) -> [GoldenReport.Source] {
        var seen: Set<PathKey> = []
        let files = ([configuration] + items.flatMap(\.request.recipe.sourceFiles)).filter {
            seen.insert(PathKey($0)).inserted
        }
        return files.compactMap { file in
            ContentDigest.text(ofFile: file).map { GoldenReport.Source(file: file, digest: $0) }
        }
    }
}
