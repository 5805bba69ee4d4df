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
    /// The most scopes that the compiler opens to find the types of an expression.
    private(set) var scopeLimit = SwiftCompiler.firstScopeLimit

    /// The limit while there are other errors. Measured: code whose modules are missing ran for minutes in one expression;
    /// with 20,000 scopes files of the slowest app take 1 to 12 seconds.
    private static let firstScopeLimit = 20_000
    /// The limit once what does not compile is left out: that of the compiler itself, so that what it compiles elsewhere is
    /// compiled here.
    private static let lastScopeLimit = 1_000_000

    /// Lets expressions take the compiler's own number of steps; returns whether they had fewer before.
    mutating func raiseScopeLimit() -> Bool {
        guard scopeLimit < Self.lastScopeLimit else { return false }
        scopeLimit = Self.lastScopeLimit
        return true
    }

    /// What a run of the compiler says.
    struct Outcome {
        var succeeded: Bool
        var output: String

        init(succeeded: Bool, output: String) {
            self.succeeded = succeeded
            self.output = output
        }

        /// A run that was not begun, with the reason as the compiler would write it.
        init(_ error: FileError) {
            self.init(succeeded: false, output: "<unknown>:0: error: \(error.diagnostic.message)")
        }
    }

    /// Checks the types of sources.
    func check(_ files: [String]) -> Outcome {
        run(["-typecheck"] + parallelFlags + flags, files)
    }

    /// Compiles sources to object files and the module; what did not change, and does not depend on what did, is not
    /// compiled again.
    func compile(_ files: [String]) -> Outcome {
        do throws(FileError) { try writeOutputMap(files) } catch { return Outcome(error) }
        let module = [
            "-emit-module", "-emit-module-path", "\(moduleFolder)/\(target.moduleName).swiftmodule",
        ]
        return run(
            ["-c", "-incremental", "-output-file-map", outputMap] + Self.codeFlags + parallelFlags + flags
                + (isImported ? module : []), files)
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

    /// Checks the types of some sources of the module.
    ///
    /// - Parameters:
    ///   - chosen: The paths of the sources.
    ///   - files: The paths of all sources of the module.
    /// - Returns: What the compiler says.
    func check(only chosen: Set<String>, of files: [String]) -> Outcome {
        runFrontend(["-typecheck"], only: chosen, of: files)
    }

    /// Runs the frontend without the driver, which takes as long again to find out what has changed.
    private func runFrontend(
        _ mode: [String], only chosen: Set<String>, of files: [String], _ outputs: [String] = []
    ) -> Outcome {
        let inputs = files.flatMap { chosen.contains($0) ? ["-primary-file", $0] : [$0] }
        let list = folder + "/changed.txt"
        let text = ResponseFile.text(inputs + outputs)
        do throws(FileError) { try writeFile(Array(text.utf8), to: list) } catch { return Outcome(error) }
        let run = ToolRun(
            toolchain.frontend,
            ["-frontend"] + mode + ["-target", Toolchain.triple, "-disable-objc-interop"]
                // What relative paths in tables of lines are relative to, which the driver says otherwise.
                + ["-file-compilation-dir", FileManager.default.currentDirectoryPath]
                + toolchain.pluginFlags + flags.filter { $0 != "-Xfrontend" } + ["@" + list])
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
        (flags + installation.versions).joined(separator: " ")
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

    private var parallelFlags: [String] {
        ["-enable-batch-mode", "-j\(max(1, ProcessInfo.processInfo.activeProcessorCount))"]
    }

    private var flags: [String] {
        var flags = [
            "-module-name", target.moduleName, "-swift-version", target.languageVersion.rawValue,
            "-suppress-warnings",
            "-diagnostic-style", "llvm", "-parse-as-library", "-I", moduleFolder, "-module-cache-path",
            moduleFolder + "/Cache",
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
