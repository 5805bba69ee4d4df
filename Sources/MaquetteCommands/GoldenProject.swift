import Files
import Foundation
import GoldenPlans
import Goldens
import Maquette
import ResultCache

/// The inputs of a test run: its plan, its goldens and the fonts.
struct GoldenProject {
    let plan: GoldenPlan
    /// The part of the run; nil for all of it.
    let shard: GoldenReport.Shard?
    /// The location of the goldens and which may be recorded.
    let check: GoldenCheck
    /// The folder for evidence.
    let evidence: EvidenceFolder
    /// The resources that all renders share.
    let session: RenderSession
    /// The revision that digests were made from.
    let base: BaseRevision
    /// The results of earlier runs; nil for none.
    let cache: ResultCache?
    /// The number of worker threads.
    let workers: Int
    /// The options by which other commands find this run.
    let options: RunOptions

    /// Reads the configuration and the inputs.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - context: The context of the command, whose console receives what is said of the inputs and of the fonts.
    /// - Throws: `CommandFailure` if nothing can be compared.
    init(_ command: TestCommand, _ context: ToolContext) throws {
        let selection = command.selection, console = context.console
        let app = try selection.openApp(around: [], configuration: command.config, in: context)
        try Self.rejectOptions(of: selection, hasApp: app != nil)
        try selection.checkFolders()
        let environment = ProcessInfo.processInfo.environment
        workers = selection.workers ?? BatchOptions.coreCount
        var overrides = try GoldenPlan.Overrides(of: command)
        overrides.source = app
        let whole = try Self.plan(command, overrides, workers, console)
        if app == nil, !whole.codeNames.isEmpty {
            throw CommandFailure.codeNeedsApp(whole.codeNames)
        }
        evidence = EvidenceFolder(
            path: command.output ?? whole.evidence, limit: command.reports.evidenceLimit)
        options = RunOptions(config: command.config, output: command.output, configured: whole.evidence)
        var plan = try Self.narrowed(whole, by: command, lastRunIn: evidence.path)
        shard = try command.narrowing.shard.map { try $0.shard(in: environment) }
        if let shard { plan.keep(shard) }
        self.plan = plan
        guard command.base == nil || plan.items.contains(where: { $0.kinds.contains(.digest) }) else {
            throw CommandFailure.usage("--base is for goldens that are only digests; this run has none")
        }
        base = BaseRevision(
            command.base, configuration: command.config,
            lockPath: GoldenStore(directory: plan.goldens).lockPath, overrides: overrides, workers: workers,
            in: context)
        cache = try command.caching.open(for: plan)
        check = try Self.check(command, whole, evidence, options, environment, in: context)
        let defaults = try selection.seededDefaults(in: context, for: app)
        do throws(InstallationError) {
            session = try plan.session(fontDirectories: selection.fonts, defaults: defaults)
        } catch {
            throw CommandFailure(status: .environment, diagnostics: [error.diagnostic])
        }
        console.report(session.diagnostics)
        try checkEnvironment(isLimited: command.isLimited)
    }

    private static func rejectOptions(of selection: SelectionOptions, hasApp: Bool) throws {
        try selection.reject(
            [.set, .rows, .tab, .outlineCustom],
            "changes what the file says, which has goldens; it is for the verbs that compare nothing")
        if !hasApp {
            try selection.reject(
                [.defaults], "is for screens in Swift and apps; no code of a screen file reads it")
        }
        try selection.reject(
            [.controller],
            "is for the verbs that compare nothing; 'controller' in the configuration has goldens")
        try selection.reject(
            [.at], "is for the verbs that compare nothing; goldens have the times that steps say")
    }

    /// Returns the plan of the configuration, with what the command line overrides in it.
    private static func plan(
        _ command: TestCommand, _ overrides: GoldenPlan.Overrides, _ workers: Int, _ console: Console
    ) throws -> GoldenPlan {
        let plan = GoldenPlan(configurationFile: command.config, overrides: overrides, workers: workers)
        guard plan.problems.isEmpty else {
            throw CommandFailure(status: .usage, diagnostics: plan.problems)
        }
        guard plan.items.isEmpty, plan.failedInputs.isEmpty else { return plan }
        console.report(plan.inputDiagnostics)
        guard !plan.emptyInputs.isEmpty else { throw CommandFailure.namesNoScreen(command.config) }
        throw CommandFailure.usage("nothing to compare: the documents that are named draw nothing")
    }

    /// Returns the part of a plan that the options of a command leave.
    private static func narrowed(
        _ plan: GoldenPlan, by command: TestCommand, lastRunIn evidence: String
    ) throws -> GoldenPlan {
        var plan = plan
        if let pattern = command.narrowing.grep { try plan.keep(matching: pattern) }
        if command.narrowing.lastFailed {
            try plan.keep(failedIn: RunReport.ofLastRun(in: evidence))
        }
        if let revision = command.narrowing.onlyChanged {
            let changed = try ChangedFiles(
                since: revision, around: command.config,
                wanted: plan.comparedFiles(configurationFile: command.config),
                folders: plan.assetFolders.union(command.selection.fonts.compactMap(realPath)))
            plan.keep(affectedBy: changed.changes, configurationFile: command.config)
        }
        return plan
    }

    /// Returns the comparison with the goldens of a plan.
    private static func check(
        _ command: TestCommand, _ plan: GoldenPlan, _ evidence: EvidenceFolder, _ options: RunOptions,
        _ environment: [String: String], in context: ToolContext
    ) throws -> GoldenCheck {
        let mode: RecordMode
        do throws(RecordModeError) {
            mode = try RecordMode.effective(flag: command.record, environment: environment)
        } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
        var check = GoldenCheck(
            store: GoldenStore(directory: plan.goldens), mode: mode, evidence: evidence)
        check.options = options
        check.renames = GoldenRenames(in: check.store) {
            [config = command.config, isWhole = !command.isOverridden] in
            isWhole ? plan.goldenFiles : GoldenPlan.goldenFiles(ofConfiguration: config, in: context)
        }
        return check
    }

    /// Refuses goldens that something else made, unless all are to be made again.
    private func checkEnvironment(isLimited: Bool) throws {
        guard let problem = check.store.mismatch(with: session.goldenEnvironment, options) else { return }
        let status = RunStatus(refusingGoldens: problem)
        guard status != .environment || check.mode != .all || isLimited else { return }
        throw CommandFailure(status: status, diagnostics: [problem])
    }

    /// Says what the goldens were made with, after a run that wrote some.
    func recordEnvironment(after report: GoldenReport) -> Diagnostic? {
        // Goldens that are the same all the same were made with this.
        let isMade = report.results.contains { result in
            switch result.outcome {
            case .recorded: true
            case .same: check.mode == .all
            default: false
            }
        }
        guard isMade else { return nil }
        return check.store.record(session.goldenEnvironment)
    }
}

extension GoldenPlan.Overrides {
    /// What a command line overrides in a configuration.
    fileprivate init(of command: TestCommand) throws {
        self.init()
        paths = command.paths
        matrix = try command.selection.matrix()
        scenes = command.selection.scene
        states = StateSelection(names: command.selection.state)
        assetDirectories = command.selection.assets
    }
}
