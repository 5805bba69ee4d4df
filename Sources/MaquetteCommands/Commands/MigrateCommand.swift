import ArgumentParser
import Files
import GoldenPlans
import Goldens
import Maquette
import Processes

/// Takes over what another version of the tool draws differently.
struct MigrateCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Take over what this version alone draws differently.",
        discussion: """
            Renders the screens of a Git revision, whose goldens another version or other fonts have made, and \
            replaces the goldens by the results: what differs after that was changed in the screens, and is \
            listed. A golden that was changed since the revision stays as it is.
            """)

    @Option(help: ArgumentHelp("Git revision that the goldens belong to. Default: HEAD.", valueName: "rev"))
    var base: String = "HEAD"

    @Option(
        name: .customLong("from"),
        help: ArgumentHelp(
            "Executable of the version that made the goldens. Goldens that it does not reproduce are kept.",
            valueName: "tool"))
    var oldTool: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @OptionGroup(title: "App") var app: AppSelection

    func run(in context: ToolContext) throws -> RunStatus {
        let current = try GoldenPlan.whole(config, app, in: context)
        let session: RenderSession
        do throws(InstallationError) {
            session = try current.session()
        } catch {
            throw CommandFailure(status: .environment, diagnostics: [error.diagnostic])
        }
        let tree = try baseTree()
        defer { tree.files.remove() }
        let store = GoldenStore(directory: current.goldens)
        var plan = try GoldenPlan.whole(tree.configuration, app, in: context)
        let different = try namesThatDiffered(tree.configuration, tree.files)
        var kept: [String] = []
        let before = GoldenStore(directory: plan.goldens)
        plan.items = plan.items.compactMap { item in
            var item = item
            item.kinds = item.kinds.filter { kind in
                let name = item.request.outputName, file = name + kind.fileExtension
                let golden = try? store.bytes(of: name, kind)
                guard let golden else { return false }
                let isOld = (try? before.bytes(of: name, kind)) == golden && !different.contains(file)
                if !isOld { kept.append(file) }
                return isOld
            }
            return item.kinds.isEmpty ? nil : item
        }
        let migrated = migrate(plan, to: store, in: session, context.console)
        if let problem = store.record(session.goldenEnvironment) {
            throw CommandFailure(status: .failure, diagnostics: [problem])
        }
        let changed = changedResults(current, store, session)
        return write(migrated, kept: kept, changed: changed, context.console)
    }

    /// Writes the files of the revision, and returns them with the path of its configuration.
    private func baseTree() throws -> (files: RevisionTree, configuration: String) {
        guard let configuration = realPath(of: config) else {
            throw CommandFailure.usage("there is no '\(config)'")
        }
        let location: RevisionPath.Location
        do throws(GitCommand.Failure) { location = try GitCommand.location(of: configuration) } catch {
            throw CommandFailure.usage(
                "migrate needs the project in Git: \(error.reason)", hints: error.hints)
        }
        let files = try RevisionTree(of: base, in: location.repository, file: nil)
        let path = joinedPath(files.folder, location.path)
        guard FileType(at: path) != nil else {
            files.remove()
            throw CommandFailure.usage("'\(base)' has no configuration '\(config)'")
        }
        return (files, path)
    }

    /// Returns the files of the goldens that the other version does not reproduce at the revision.
    private func namesThatDiffered(_ configuration: String, _ tree: RevisionTree) throws -> Set<String> {
        guard let oldTool else { return [] }
        let output = directoryName(of: tree.folder) + "/old"
        let path = oldTool.contains("/") ? oldTool : "./" + oldTool
        do throws(ProgramError) {
            // Its status is that of the comparison, whose report says more.
            _ = try Program(path, ["test", "--record", "never", "-c", configuration, "-o", output]).run()
        } catch {
            throw CommandFailure.usage("\(error)", hints: [error.remedy])
        }
        do throws(RunReport.Problem) {
            let report = try RunReport(in: output)
            return Set(report.results.filter { $0.outcome != "same" }.map(\.fileName))
        } catch {
            throw CommandFailure.usage(
                "'\(oldTool) test' has compared nothing at '\(base)'",
                hints: ["it must be the version, with the fonts, that made the goldens"])
        }
    }

    /// Renders the revision, and replaces goldens that differ; returns the results.
    private func migrate(
        _ plan: GoldenPlan, to store: GoldenStore, in session: RenderSession, _ console: Console
    ) -> [GoldenResult] {
        var results: [GoldenResult] = []
        compareWithGoldens(
            plan, in: session, check: GoldenCheck(store: store, mode: .changed),
            workers: BatchOptions.coreCount
        ) { index, outcome in
            console.progress("\(index + 1) of \(plan.items.count)")
            results += outcome.results
            return true
        }
        console.progress(nil)
        return results
    }

    /// Returns the results of the screens as they are now that differ from the new goldens.
    private func changedResults(
        _ plan: GoldenPlan, _ store: GoldenStore, _ session: RenderSession
    ) -> [GoldenResult] {
        var results: [GoldenResult] = []
        compareWithGoldens(
            plan, in: session, check: GoldenCheck(store: store, mode: .never), workers: BatchOptions.coreCount
        ) { _, outcome in
            results += outcome.results.filter { !$0.passes }
            return true
        }
        return results
    }

    private func write(
        _ results: [GoldenResult], kept: [String], changed: [GoldenResult], _ console: Console
    ) -> RunStatus {
        let failed = results.compactMap { result -> Diagnostic? in
            if case .failed(let diagnostic) = result.outcome { diagnostic } else { nil }
        }
        console.report(failed)
        func lines(_ word: String, _ files: [String]) -> String { files.map { "\(word) \($0)\n" }.joined() }
        func files(_ results: [GoldenResult]) -> [String] { results.map { $0.name + $0.kind.fileExtension } }
        let migrated = results.filter { $0.outcomeName == "recorded" }
        console.write(
            lines("migrated  ", files(migrated)) + lines("kept      ", kept)
                + lines("changed   ", files(changed)))
        var parts = ["\(counted(migrated.count, "golden")) migrated"]
        parts.append("\(results.count - migrated.count - failed.count) the same")
        if !kept.isEmpty { parts.append("\(kept.count) kept, which are not those of \(base)") }
        if !changed.isEmpty {
            parts.append("\(changed.count) changed by the screens: 'maquette test' shows how")
        }
        console.write(parts.joined(separator: ", ") + "\n")
        return failed.isEmpty ? .success : .failure
    }
}
