import Diagnostics
import Files
import Foundation
import SwiftPorting

/// Builds the modules of an app, each after those that it imports, as many at a time as there are processors.
struct AppModules {
    let installation: Installation
    let toolchain: Toolchain
    /// The targets, each after those that it imports.
    let targets: [AppTarget]
    /// The sources by their paths.
    let sources: [String: SourceFile]
    /// The sources that belong to the app's target here alone.
    let others: OtherSources
    /// Where the program has stopped as it ran, by the path of the source.
    let stops: [String: [SourceStop]]
    /// The folder for everything that the build makes.
    let folder: String
    /// Receives how far the build has come.
    let onProgress: (BuildProgress) -> Void

    /// A module that was built.
    struct Built {
        var build: ModuleBuild
        /// The object files to link; empty if the module is not there.
        var objects: [String]
        var diagnostics: [Diagnostic]
        /// The classes of the module and of those that it imports, directly or by others.
        var classes: ModuleClasses
    }

    /// Builds the modules.
    ///
    /// - Returns: What became of them, in the order of the targets.
    func build() -> [Built] {
        let progressLock = NSLock()
        return Concurrently.results(needing: Self.needs(of: targets.map(modulesImported), named: names)) {
            index, needed in
            build(index, needed) { progress in progressLock.withLock { onProgress(progress) } }
        }
    }

    private var names: [String] { targets.map(\.moduleName) }

    /// Returns the modules of the app that each one needs: those that it imports, and those that these import. The last one,
    /// the app itself, needs all.
    ///
    /// - Parameters:
    ///   - imports: The names of the modules that each one imports.
    ///   - names: The names of the modules, each after those that it imports.
    /// - Returns: The indices of the modules, sorted, all of them lower than the index of the module that needs them.
    static func needs(of imports: [Set<String>], named names: [String]) -> [[Int]] {
        var found: [Set<Int>] = []
        for index in names.indices {
            let direct = (0..<index).filter { index == names.count - 1 || imports[index].contains(names[$0]) }
            found.append(direct.reduce(into: Set(direct)) { $0.formUnion(found[$1]) })
        }
        return found.map { $0.sorted() }
    }

    private func modulesImported(by target: AppTarget) -> Set<String> {
        let texts = target.sources.compactMap { sources[$0]?.bytes }
        return Set(SourceReduction.moduleNames(in: texts) + target.bridgedModules)
    }

    /// Builds one module.
    ///
    /// - Parameters:
    ///   - index: The index of the target.
    ///   - needed: The modules that it needs.
    ///   - show: Receives how far the build has come.
    /// - Returns: What became of it.
    private func build(_ index: Int, _ needed: [Built], _ show: @escaping (BuildProgress) -> Void) -> Built {
        let target = targets[index], compiled = needed.filter { !$0.objects.isEmpty }
        let compiler = SwiftCompiler(
            installation: installation, toolchain: toolchain, target: target,
            isImported: index < targets.count - 1, moduleFolder: folder + "/Modules",
            folder: "\(folder)/\(target.moduleName).build")
        let own = target.isApp ? others : OtherSources()
        let known = installation.moduleNames.union(own.modules).union(
            compiled.map(\.build.target.moduleName))
        let interfaces = compiled.map { ($0.build.target.moduleName, $0.build.interface) }
        var module = ModuleBuild(
            target, compiler, knownModules: known,
            interfaces: Dictionary(interfaces) { first, _ in first }, stops: stops)
        let progress = BuildProgress(
            step: .compiling, module: target.moduleName, index: index + 1, moduleCount: targets.count,
            fileCount: target.sources.count)
        module.onRound = { round in
            var progress = progress
            progress.round = round
            show(progress)
        }
        // Those of modules nearer to this one come first.
        let classes = needed.reversed().reduce(into: ModuleClasses()) { $0.add($1.classes) }
        do throws(FileError) {
            try makeDirectory(compiler.folder + "/Sources", for: compiler.folder)
        } catch {
            let problem = AppBuildError(error, hints: ["name another folder with --build-path"])
            return Built(build: module, objects: [], diagnostics: [problem.diagnostic], classes: classes)
        }
        module.run(target.sources.compactMap { sources[$0] }, own, dependencies: classes)
        let problem = Self.linkProblem(of: module)
        return Built(
            build: module, objects: problem == nil ? module.objects : [],
            diagnostics: module.diagnostics + [problem].compactMap(\.self), classes: module.moduleClasses)
    }

    /// Returns why the objects of a module are not linked; nil if they ask the linker for libraries alone, since the linker
    /// takes what they ask for as arguments.
    private static func linkProblem(of module: ModuleBuild) -> Diagnostic? {
        do throws(FileError) {
            for path in module.objects {
                guard let entry = try LinkerEntries(path: path).unknown.first else { continue }
                return Diagnostic(
                    .appBuild,
                    "the module \(module.target.moduleName) is not linked: it gives the linker '\(entry.prefix(80))'",
                    hints: ["leave out the source that writes to the section with @section"])
            }
            return nil
        } catch {
            return error.diagnostic
        }
    }
}
