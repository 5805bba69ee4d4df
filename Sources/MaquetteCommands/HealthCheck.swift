import Files
import Foundation
import GoldenPlans
import Goldens
import Maquette

/// The result of one check of the installation or the project.
struct HealthCheck: Equatable {
    /// How a check has ended.
    enum Result: String {
        /// As it should be.
        case ok
        /// Something is not there that some screens need.
        case warning
        /// Something prevents a run.
        case problem
    }

    /// What was checked, in a word.
    var name: String
    /// How it has ended.
    var result: Result
    /// What was found.
    var message: String
    /// What to do about it.
    var remedy: String?
    /// What it means for the exit code.
    var status = RunStatus.success

    /// Versions, fonts and programs.
    static var installation: [HealthCheck] {
        [HealthCheck(name: "maquette", result: .ok, message: LibraryVersions.maquette)]
            + LibraryVersions.libraries.map { library in
                library.version == "absent"
                    ? HealthCheck(
                        name: library.name, result: .warning,
                        message: "not installed; what it reads is drawn as a placeholder",
                        remedy: "run scripts/install-dependencies, or install it with the system's packages")
                    : HealthCheck(name: library.name, result: .ok, message: library.version)
            } + [fonts, pdfProgram] + fence
    }

    private static var fonts: HealthCheck {
        do throws(InstallationError) {
            let session = try RenderSession()
            guard let problem = session.diagnostics.first else {
                return HealthCheck(
                    name: "fonts", result: .ok, message: counted(session.faces.count, "face"))
            }
            return HealthCheck(
                name: "fonts", result: .warning, message: problem.message, remedy: problem.hints.first)
        } catch {
            return HealthCheck(
                name: "fonts", result: .problem, message: error.diagnostic.message,
                remedy: error.diagnostic.hints.first, status: .environment)
        }
    }

    private static var pdfProgram: HealthCheck {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let folder = folders.first(where: { access("\($0)/pdftocairo", X_OK) == 0 }) else {
            return HealthCheck(
                name: "pdftocairo", result: .warning,
                message: "not installed; PDF images are drawn as placeholders",
                remedy: "install poppler-utils")
        }
        return HealthCheck(name: "pdftocairo", result: .ok, message: "\(folder)/pdftocairo")
    }

    /// The configuration, the goldens and the output folder.
    static func project(configuration: String) -> [HealthCheck] {
        guard FileType(at: configuration) != nil else {
            return [
                HealthCheck(
                    name: "configuration", result: .problem, message: "'\(configuration)' does not exist",
                    remedy: "maquette init writes one", status: .usage)
            ]
        }
        let plan = GoldenPlan(
            configurationFile: configuration, overrides: GoldenPlan.Overrides(),
            workers: BatchOptions.coreCount)
        guard plan.problems.isEmpty else {
            return plan.problems.map { problem in
                HealthCheck(
                    name: "configuration", result: .problem, message: problem.description,
                    remedy: problem.hints.first, status: .usage)
            }
        }
        let unreadable = plan.failedInputs.map { input in
            HealthCheck(
                name: "screens", result: .problem,
                message: input.diagnostics.first?.description ?? "'\(input.input)' cannot be read",
                remedy: input.diagnostics.first?.hints.first, status: .failure)
        }
        let files = Set(plan.items.map(\.request.recipe.input)).count
        let screens =
            plan.namesScreens
            ? HealthCheck(
                name: "screens", result: .ok,
                message:
                    "\(counted(plan.items.flatMap(\.goldenFiles).count, "golden")) of \(counted(files, "file"))"
                    + HealthCheck.listed(plan.emptyInputs))
            : HealthCheck(
                name: "screens", result: .warning, message: "the configuration names no screen",
                remedy: "'screens: [screens]' names those in a folder")
        return unreadable + [screens] + goldens(of: plan)
            + [environment(of: plan), output(plan.evidence)].compactMap { $0 }
    }

    /// Returns the names of documents that draw nothing.
    private static func listed(_ inputs: [LoadedInput]) -> String {
        guard let text = RunReport.text(drawingNothing: inputs.count) else { return "" }
        let shown = inputs.prefix(3).map { "'\($0.input)'" }.joined(separator: ", ")
        return "; \(text): \(shown)" + (inputs.count > 3 ? ", …" : "")
    }

    /// Whether the goldens were made with this version and these fonts; nil if the fonts are not there.
    private static func environment(of plan: GoldenPlan) -> HealthCheck? {
        guard let session = try? plan.session() else { return nil }
        let store = GoldenStore(directory: plan.goldens), current = session.goldenEnvironment
        if let problem = store.mismatch(with: current) {
            return HealthCheck(
                name: "goldens", result: .problem, message: problem.message, remedy: problem.hints.first,
                status: RunStatus(refusingGoldens: problem))
        }
        guard (try? store.environment()) != nil else {
            return HealthCheck(
                name: "goldens", result: .warning, message: "it is not known what they were made with",
                remedy: "maquette test --record all says it in '\(store.lockPath)'")
        }
        return HealthCheck(
            name: "goldens", result: .ok, message: "made with look \(current.look) and these fonts")
    }

    private static func goldens(of plan: GoldenPlan) -> [HealthCheck] {
        let store = GoldenStore(directory: plan.goldens)
        let files: [String]
        do throws(FileError) { files = try store.files() } catch {
            return [
                HealthCheck(
                    name: "goldens", result: .problem, message: error.diagnostic.message, status: .failure)
            ]
        }
        let there = Set(files.map(PathKey.init))
        let wanted = plan.items.flatMap { item in item.kinds.map { (item.request.outputName, $0) } }
        var missing = 0, unreadable: [HealthCheck] = []
        for (name, kind) in wanted {
            guard there.contains(PathKey(name + kind.fileExtension)) else {
                missing += 1
                continue
            }
            do throws(FileError) { _ = try store.bytes(of: name, kind) } catch {
                unreadable.append(
                    HealthCheck(
                        name: "goldens", result: .problem, message: error.diagnostic.message, status: .failure
                    ))
            }
        }
        let names = wanted.map { $0.0 + $0.1.fileExtension }, known = Set(names.map(PathKey.init))
        let orphans = files.count { !known.contains(PathKey($0)) }
        var checks = Array(unreadable.prefix(5))
        if unreadable.count > checks.count {
            checks.append(
                HealthCheck(
                    name: "goldens", result: .problem,
                    message: "\(unreadable.count - checks.count) more cannot be read", status: .failure))
        }
        checks += HealthCheck.clashes(among: files + names)
        if missing > 0 {
            checks.append(
                HealthCheck(
                    name: "goldens", result: .warning, message: "\(missing) of \(wanted.count) are missing",
                    remedy: "maquette test --record missing writes them"))
        }
        if orphans > 0 {
            checks.append(
                HealthCheck(
                    name: "goldens", result: .warning,
                    message: "\(counted(orphans, "file")) belong\(orphans == 1 ? "s" : "") to no screen",
                    remedy: "maquette prune lists them"))
        }
        return checks.isEmpty
            ? [HealthCheck(name: "goldens", result: .ok, message: "all \(wanted.count) are there")] : checks
    }

    /// Returns what is to be said of goldens that cannot be together on other systems.
    private static func clashes(among files: [String]) -> [HealthCheck] {
        let clashes = GoldenStore.clashes(among: files)
        let checks = clashes.prefix(5).map { clash in
            HealthCheck(
                name: "goldens", result: .warning, message: GoldenStore.message(of: clash),
                remedy: "rename a screen, a scene or a state; maquette prune lists what belongs to none")
        }
        guard clashes.count > checks.count else { return checks }
        let rest = "\(clashes.count - checks.count) more names are several goldens that are one file there"
        return checks + [HealthCheck(name: "goldens", result: .warning, message: rest)]
    }

    /// Whether the output folder can be written, or created.
    private static func output(_ folder: String) -> HealthCheck {
        var nearest = folder
        while FileType(at: nearest) == nil, nearest != ".", nearest != "/" {
            nearest = directoryName(of: nearest)
        }
        let isWritable = FileType(at: nearest) == .folder && access(nearest, W_OK | X_OK) == 0
        return isWritable
            ? HealthCheck(name: "output", result: .ok, message: folder)
            : HealthCheck(
                name: "output", result: .warning,
                message: "'\(folder)' cannot be written, so that failures have no evidence",
                remedy: "name another folder with -o or with output: in the configuration")
    }
}
