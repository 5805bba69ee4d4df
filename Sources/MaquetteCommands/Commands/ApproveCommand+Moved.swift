import GoldenPlans
import Goldens
import Maquette

extension ApproveCommand {
    /// Gives equal goldens that belong to no screen the names of goldens that are missing.
    ///
    /// - Throws: `CommandFailure` if the run has found none, or it is not known which goldens belong to a screen.
    func move(_ report: RunReport, in folders: GoldenFolders, _ context: ToolContext) throws -> RunStatus {
        let console = context.console
        let options = RunOptions(config: config, output: output, configured: folders.evidence)
        let selected = try renamed(in: report)
        do throws(GoldenApprovalError) { try GoldenApproval.checkSources(of: report) } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
        guard let wanted = try GoldenPlan.whole(config, app, in: context).goldenFiles else {
            throw CommandFailure.usage(
                "nothing is moved: a screen file cannot be read, and may have the goldens",
                hints: ["\(options.line(["test", "--last-failed"]).quotedForReaders) shows why"])
        }
        let approval = GoldenApproval(store: GoldenStore(directory: folders.goldens))
        var problems: [Diagnostic] = [], movedCount = 0
        for (result, name) in selected {
            let old = name + result.kind.fileExtension
            guard !wanted.contains(old) else {
                problems.append(Diagnostic(.goldenReport, "the golden '\(old)' belongs to a screen again"))
                continue
            }
            do throws(GoldenApprovalError) {
                guard try approval.move(result, of: report, from: name) else { continue }
                movedCount += 1
                console.write("moved      \(old) → \(result.fileName)\n")
            } catch {
                problems.append(error.diagnostic)
            }
        }
        console.report(problems)
        let rest = selected.count - movedCount - problems.count
        console.write(
            "\(counted(movedCount, "golden")) moved\(rest > 0 ? ", \(rest) already there" : "")\n")
        return problems.isEmpty ? .success : .failure
    }

    /// Returns the missing goldens that the names stand for, or all without names, each with the name it had before.
    private func renamed(in report: RunReport) throws -> [(result: StoredResult, name: String)] {
        let found = try report.resultsToTake(named: names).compactMap { result in
            result.renamedFrom.map { (result: result, name: $0) }
        }
        guard found.isEmpty else { return found }
        throw CommandFailure.usage(
            "no golden that is missing\(names.isEmpty ? "" : " and named so") had another name before",
            hints: [
                "the last run compared goldens without a screen with those that were missing; none was equal"
            ])
    }
}
