import ArgumentParser
import Files
import Foundation
import GoldenPlans
import Goldens
import Maquette

/// Finds goldens that no screen of the configuration has.
struct PruneCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Find goldens that belong to no screen, and delete them.",
        discussion: """
            All goldens of all screens are considered, so the command takes no selection. It does nothing if \
            the configuration has an error or a screen cannot be read, because the goldens of that screen \
            would be found. Several configurations that share a folder of goldens are named together.
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: [String] = [".maquette.yaml"]

    @Flag(help: "Delete the files; without it they are listed.")
    var delete = false

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @OptionGroup(title: "App") var app: AppSelection

    func run(in context: ToolContext) throws -> RunStatus {
        let plans = try config.map { try plan($0, in: context) }
        let stores = Set(plans.map(\.goldens))
        guard stores.count == 1, let directory = stores.first else {
            throw CommandFailure.usage(
                "the configurations have goldens in different folders: "
                    + stores.sorted().joined(separator: ", "))
        }
        // As bytes: two names that are canonically equivalent are different files.
        let wanted = Set(plans.flatMap(\.items).flatMap(\.goldenFiles).map(PathKey.init))
        let store = GoldenStore(directory: directory)
        let files: [String]
        do throws(FileError) { files = try store.files() } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        let orphans = files.filter { !wanted.contains(PathKey($0)) }
        var status = RunStatus.success, deleted = 0
        if delete {
            let (count, problems) = store.delete(orphans)
            deleted = count
            context.console.report(problems.map(\.diagnostic))
            if !problems.isEmpty { status = .failure }
        }
        write(orphans, deleted: deleted, of: files.count, store, context.console)
        return status
    }

    /// Returns the plan of a configuration, with all its screens.
    private func plan(_ path: String, in context: ToolContext) throws -> GoldenPlan {
        let plan = try GoldenPlan.whole(path, app, in: context)
        guard plan.failedInputs.isEmpty else {
            let count = counted(plan.failedInputs.count, "screen file")
            throw CommandFailure(
                status: .failure,
                diagnostics: plan.failedInputs.flatMap(\.diagnostics) + [
                    Diagnostic(
                        .commandUsage, "nothing is pruned: \(count) cannot be read, and may have goldens")
                ])
        }
        return plan
    }

    /// The command line that deletes what is listed.
    private var deletingLine: String {
        let options = config == [RunOptions.standardConfiguration] ? [] : config
        return RunOptions().line(
            ["prune"] + options.flatMap { RunOptions(configuration: $0).optionArguments } + ["--delete"])
    }

    private func write(
        _ orphans: [String], deleted: Int, of total: Int, _ store: GoldenStore, _ console: Console
    ) {
        if json {
            console.write(
                JSONValue.members([
                    "schemaVersion": .integer(1), "goldens": .integer(total), "deleted": .integer(deleted),
                    "orphans": .array(orphans.map { .string("\(store.directory)/\($0)") }),
                ]).text + "\n")
            return
        }
        console.write(
            orphans.map { "\(delete ? "deleted" : "orphan ")    \(store.directory)/\($0)\n" }.joined())
        let rest =
            orphans.isEmpty
            ? "" : delete ? "; \(deleted) deleted" : "; \(deletingLine.quotedForReaders) removes them"
        let verb = orphans.count == 1 ? "belongs" : "belong"
        console.write("\(orphans.count) of \(counted(total, "golden")) \(verb) to no screen\(rest)\n")
    }
}
