import Diagnostics
import Files
import Foundation

/// Runs the compiler for one module.
struct SwiftCompiler {
    let installation: Installation
    let toolchain: Toolchain
    let target: AppTarget
    /// Whether other modules are compiled with this one.
    let isImported: Bool
    /// The folder of the modules of the app that were compiled before.
    let moduleFolder: String
    /// The folder for the compiler's files of this module.
    let folder: String
    /// How many steps the expressions of sources may take.
    var scopeLimits = ScopeLimits()
    /// Whether one process compiles all sources to object files and the module.
    ///
    /// Measured: that takes half of the time of the driver's processes, of which each reads all sources and modules, and one
    /// makes the module; where types are wrong, it takes no more than a run that looks for that. But then parts that sources
    /// share are in the object of one of them, so that it cannot be compiled alone afterwards.
    var compilesAtOnce = false

    /// What a run of the compiler says.
    struct Outcome {
        var succeeded: Bool
        var output: String
        /// The paths of the sources that it found right, all or those of the processes that did.
        var passed: [String] = []

        init(succeeded: Bool, output: String) {
            self.succeeded = succeeded
            self.output = output
        }

        /// A run that was not begun, with the reason as the compiler would write it.
        init(_ error: FileError) {
            self.init(succeeded: false, output: "<unknown>:0: error: \(error.diagnostic.message)")
        }
    }

    /// Compiles sources to object files and the module; what did not change, and does not depend on what did, is not
    /// compiled again. All errors are found, and what has none is compiled, if not together with what has.
    private func compile(_ files: [String]) -> Outcome {
        if compilesAtOnce { return compileAtOnce(files) }
        do throws(FileError) { try writeOutputMap(files) } catch { return Outcome(error) }
        let module = ["-emit-module", "-emit-module-path", moduleFile]
        return run(
            ["-c", "-incremental", "-continue-building-after-errors", "-output-file-map", outputMap]
                + Self.codeFlags + parallelFlags(for: files.count)
                + flags(scopeLimit: scopeLimits.limit(of: files, least: ScopeLimits.usual))
                + (isImported ? module : []), files)
    }

    /// The path of the module for others that import it.
    private var moduleFile: String { "\(moduleFolder)/\(target.moduleName).swiftmodule" }

    /// Compiles all sources to object files and the module in one process.
    private func compileAtOnce(_ files: [String]) -> Outcome {
        // The driver would take the objects for what it made of these sources before.
        unlink(folder + "/module.priors")
        let outputs =
            files.flatMap { ["-o", object(of: $0)] } + (isImported ? ["-emit-module-path", moduleFile] : [])
        return runFrontend(["-c", "-num-threads", "1"] + Self.codeFlags, only: nil, of: files, outputs)
    }

    /// Compiles some sources of the module to object files, of which only bodies have changed.
    ///
    /// - Parameters:
    ///   - changed: The paths of the sources.
    ///   - files: The paths of all sources of the module.
    /// - Returns: What the compiler says.
    func compile(only changed: [String], of files: [String]) -> Outcome {
        let changed = Set(changed)
        let outputs = files.filter(changed.contains).flatMap { ["-o", object(of: $0)] }
        return runFrontend(["-c"] + Self.codeFlags, only: changed, of: files, outputs)
    }

    /// Runs the compiler for a step of a plan.
    ///
    /// - Parameters:
    ///   - step: What it looks at.
    ///   - files: The paths of all sources of the module.
    /// - Returns: What the compiler says.
    func run(_ step: CheckPlan.Step, of files: [String]) -> Outcome {
        switch step {
        case .types(let chosen): check([chosen], of: files, endsAfterTypes: true)
        case .functions(let chosen, let apart): check([chosen, apart], of: files, endsAfterTypes: false)
        case .compilation: compile(files)
        }
    }

    /// Finds the errors of some sources of the module, given by their indices: those of each group by processes of its own.
    private func check(_ groups: [Set<Int>], of files: [String], endsAfterTypes: Bool) -> Outcome {
        let parts = groups.flatMap { group in
            Self.parts(
                of: group.sorted().map { files[$0] },
                apart: [scopeLimits.slowSources, scopeLimits.intactSlowSources],
                processorCount: Concurrently.processorCount)
        }
        let outcomes = Concurrently.results(count: parts.count) { index in
            let part = parts[index]
            return runFrontend(
                endsAfterTypes ? ["-typecheck"] : ["-emit-sil"] + Self.codeFlags, only: Set(part), of: files,
                endsAfterTypes ? [] : part.flatMap { _ in ["-o", "/dev/null"] },
                leastScopeLimit: ScopeLimits.first, part: index)
        }
        var outcome = Outcome(
            succeeded: outcomes.allSatisfy(\.succeeded),
            output: outcomes.map(\.output).joined(separator: "\n"))
        outcome.passed = zip(parts, outcomes).flatMap { $1.succeeded ? $0 : [] }
        return outcome
    }

    /// Returns sources in parts, each for a process of its own.
    ///
    /// - Parameters:
    ///   - files: The paths of the sources.
    ///   - apart: The paths of sources with expressions that take many steps, by their limits: those of each limit are a
    ///     part of their own.
    ///   - processorCount: The number of processes that run at a time.
    /// - Returns: The paths of each part, none of which is empty.
    static func parts(of files: [String], apart: [Set<String>], processorCount: Int) -> [[String]] {
        let known = Set(files), slow = apart.map { group in known.intersection(group) }
        let plain = files.filter { file in !slow.contains { $0.contains(file) } }
        let count = max(
            1, min(processorCount, plain.count / leastPart), (plain.count + largestPart - 1) / largestPart)
        // Neighbors are often alike: they go to different processes.
        let shares = (0..<count).map { first in
            stride(from: first, to: plain.count, by: count).map { plain[$0] }
        }
        return (shares + slow.map { $0.sorted() }).filter { !$0.isEmpty }
    }

    /// Chosen: the modules that each process reads, and the other sources, take about as long as this many sources.
    private static let leastPart = 8
    /// The most sources whose types a process finds. Measured: each takes 1 to 2 MB, beside 150 MB of modules.
    private static let largestPart = 256
    /// The most sources that a process compiles. Measured: each takes 3 to 4 MB, beside these.
    private static let largestBatch = 192

    /// Runs the frontend without the driver, which takes as long again to find out what has changed.
    ///
    /// - Parameters:
    ///   - mode: What it makes.
    ///   - chosen: The paths of the sources that it makes that of; nil for all, as one.
    ///   - files: The paths of all sources of the module.
    ///   - outputs: The flags that say where that is put.
    ///   - leastScopeLimit: How many steps the expressions of sources may take that are not known to take more.
    ///   - part: The number of the run, of those at a time.
    /// - Returns: What the compiler says.
    private func runFrontend(
        _ mode: [String], only chosen: Set<String>?, of files: [String], _ outputs: [String] = [],
        leastScopeLimit: Int = ScopeLimits.usual, part: Int = 0
    ) -> Outcome {
        let inputs = files.flatMap { chosen?.contains($0) ?? false ? ["-primary-file", $0] : [$0] }
        let list = folder + (part == 0 ? "/changed.txt" : "/changed-\(part).txt")
        let text = ResponseFile.text(inputs + outputs)
        do throws(FileError) { try writeFile(Array(text.utf8), to: list) } catch { return Outcome(error) }
        let run = ToolRun(
            toolchain.frontend,
            ["-frontend"] + mode + ["-target", Toolchain.triple, "-disable-objc-interop"]
                // What relative paths in tables of lines are relative to, which the driver says otherwise.
                + ["-file-compilation-dir", FileManager.default.currentDirectoryPath]
                + toolchain.pluginFlags
                + flags(scopeLimit: scopeLimits.limit(of: chosen ?? Set(files), least: leastScopeLimit))
                .filter { $0 != "-Xfrontend" } + ["@" + list])
        return Outcome(succeeded: run.succeeded, output: run.output)
    }

    /// The flags of what is made of the sources. The tables of lines are for messages of the linker, which names the places
    /// that use what nothing defines.
    private static let codeFlags = ["-Onone", "-gline-tables-only"]

    /// The object files of sources.
    func objects(of files: [String]) -> [String] { files.map(object) }

    private func object(of file: String) -> String { base(of: file) + ".o" }

    /// The path of what is made of a source, without an ending.
    private func base(of file: String) -> String {
        "\(folder)/" + (file.split(separator: "/").last.map(String.init) ?? file).dropLast(".swift".count)
    }

    /// Everything but the sources that results depend on, as text.
    var settings: String {
        (flags(scopeLimit: ScopeLimits.usual) + installation.versions).joined(separator: " ")
    }

    private var outputMap: String { folder + "/outputs.json" }

    /// Writes where the compiler puts what it makes of each source.
    private func writeOutputMap(_ files: [String]) throws(FileError) {
        var map: [String: JSONValue] = [
            "": .members(["swift-dependencies": .string(folder + "/module.swiftdeps")])
        ]
        for file in files {
            let base = base(of: file)
            map[file] = .members([
                "object": .string(base + ".o"), "swift-dependencies": .string(base + ".swiftdeps"),
                "dependencies": .string(base + ".d"), "swiftmodule": .string(base + "~partial.swiftmodule"),
            ])
        }
        let json = JSONValue.entries(map.sorted { $0.key < $1.key })
        try writeSourceIfChanged(Array(json.indentedText.utf8), to: outputMap)
    }

    /// The number of processes that compile sources: each reads all modules and parses all sources, so that there are as
    /// few as keep the processors busy. The driver's own parts have 25 sources.
    static func batchCount(of count: Int) -> Int {
        let busy = min(Concurrently.processorCount, count / (2 * leastPart))
        return max(1, busy, (count + largestBatch - 1) / largestBatch)
    }

    private func parallelFlags(for count: Int) -> [String] {
        [
            "-enable-batch-mode", "-j\(Concurrently.processorCount)", "-driver-batch-count",
            "\(Self.batchCount(of: count))",
        ]
    }

    private func flags(scopeLimit: Int) -> [String] {
        var flags = [
            "-module-name", target.moduleName, "-swift-version", target.languageVersion.rawValue,
            "-suppress-warnings",
            "-diagnostic-style", "llvm", "-parse-as-library", "-I", moduleFolder, "-module-cache-path",
            installation.moduleCache(orIn: moduleFolder),
            // What takes the compiler more steps is an error, on each machine the same.
            "-Xfrontend", "-solver-scope-threshold=\(scopeLimit)",
            // Views do not belong to the main actor here: ported sources want the Swift 5 mode, and checks of the actor
            // at run time would stop the code.
            "-Xfrontend", "-disable-dynamic-actor-isolation", "-strict-concurrency=minimal",
        ]
        for condition in target.conditions { flags += ["-D", condition] }
        return flags + installation.moduleFlags
    }

    private func run(_ arguments: [String], _ files: [String]) -> Outcome {
        let list = folder + "/sources.txt"
        let text = ResponseFile.text(files)
        do throws(FileError) { try writeSourceIfChanged(Array(text.utf8), to: list) } catch {
            return Outcome(error)
        }
        let run = ToolRun(installation.compiler, arguments + ["@" + list])
        return Outcome(succeeded: run.succeeded, output: run.output)
    }
}
