package import Diagnostics
import Files
import Foundation
import SwiftPorting

/// Builds the program that shows an app's screens with the app's own classes.
package struct AppBuild {
    /// What is built.
    package struct Options: Sendable {
        /// A folder, or an `.xcodeproj`.
        package var project: String
        /// The name of the app's target; nil for the first app.
        package var target: String?
        /// The folder of stubs; nil for `Stubs` in the project's folder, if there is one.
        package var stubs: String?
        /// The folder of sources that list screens, which belong to the app's module here alone; nil for none.
        package var screens: String?
        /// The folder for everything that the build makes.
        package var buildFolder: String
        /// The folder of packages of other repositories, which all projects share; nil for none.
        package var packageFolder: String?
        /// Whether packages that are not there are fetched.
        package var fetchesPackages = false
        /// The paths of sources that were saved just now: nothing is built while one of them cannot be parsed.
        package var savedSources: [String] = []
        /// Where the program of the last build stopped: the functions end there.
        package var stops: [SourceStop] = []

        /// Creates options without a package folder.
        package init(project: String, target: String? = nil, stubs: String? = nil, buildFolder: String) {
            self.project = project
            self.target = target
            self.stubs = stubs
            self.buildFolder = buildFolder
        }
    }

    /// The path of the program; nil if it cannot be built.
    package private(set) var program: String?
    /// Whether nothing had changed since the last build.
    package private(set) var isUpToDate = false
    /// What became of each module.
    package private(set) var modules: [BuiltModule] = []
    /// What could not be read or built.
    package private(set) var diagnostics: [Diagnostic] = []
    /// What the project has that is not shown; nil if nothing was built.
    package private(set) var contents: ProjectContents?
    /// Receives how far the build has come.
    package var onProgress: (BuildProgress) -> Void = { _ in }

    /// What cannot be parsed of the sources that were saved, for which nothing was built.
    package private(set) var syntaxProblems: [Diagnostic] = []

    /// What the program reads when it starts, besides its bundle: paths of files and folders.
    package private(set) var readPaths: [String] = []

    private let options: Options
    private let installation: Installation
    private var sources: [String: SourceFile] = [:]
    /// The names of the functions that list screens.
    private var galleries: [String] = []
    /// Where the program has stopped as it ran, by the path of the source.
    private var stops: [String: [SourceStop]] = [:]
    /// The stops of this build and of earlier ones; nil until they are read.
    private var stopRecord: StopRecord?
    /// The sources that cannot be read.
    private var unreadable: Set<String> = []

    /// Creates a build that has not been run.
    package init(_ options: Options, _ installation: Installation) {
        self.options = options
        self.installation = installation
    }

    /// Builds the program, unless nothing has changed since it was built. Runs the compiler, which may take minutes, and
    /// waits for other builds in the folder.
    package mutating func run() {
        nonisolated(unsafe) var build = self  // Only the thread uses it until it has ended.
        LargeStack.run { build.runLocked() }
        self = build
    }

    private mutating func runLocked() {
        do throws(AppBuildError) {
            let lock = try lock()
            perform()
            lock.release()
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// Waits for other builds in the folder.
    private func lock() throws(AppBuildError) -> FolderLock {
        do throws(FileError) { return try FolderLock(options.buildFolder, for: options.buildFolder) } catch {
            throw AppBuildError(error, hints: ["name another folder with --build-path"])
        }
    }

    private mutating func perform() {
        onProgress(BuildProgress(step: .reading))
        let finder = AppTargetFinder(project: options.project, target: options.target)
        diagnostics = finder.diagnostics
        guard let app = finder.targets.last else { return }
        var vendored = VendoredModules(
            finder, stubs: stubsFolder(in: finder.root), languageVersion: app.languageVersion)
        if let folder = options.packageFolder {
            let checkouts = PackageCheckouts(vendored.pins, in: folder, isFetching: options.fetchesPackages)
            diagnostics += checkouts.diagnostics
            vendored.add(packages: checkouts.folders)
        }
        let screens = screenSources(within: vendored.boundary)
        let targets = addingSymbols(
            to: targets(of: finder, with: &vendored, without: screens), in: finder.root, vendored.boundary)
        let stubs = vendored.boundary.filtered(vendored.stubs, "stub")
        diagnostics += stubs.problems
        read(stubs.paths + screens)
        syntaxProblems = problemsOfSavedSources()
        guard syntaxProblems.isEmpty else { return }
        for problem in targets.flatMap(\.problems) + vendored.problems where !diagnostics.contains(problem) {
            diagnostics.append(problem)
        }
        let withoutStops = fingerprint(of: targets, others: stubs.paths + screens)
        readStops(withoutStops)
        if let report = BuildRecord(in: options.buildFolder, fingerprint: addingStops(to: withoutStops)) {
            program = report.program
            isUpToDate = true
            return
        }
        guard addFrameworks(importedBy: targets) else { return }
        let others = OtherSources(
            stubs: stubs.paths.compactMap { sources[$0] }, screens: screens.compactMap { sources[$0] })
        // The library may have changed.
        build(
            targets, others, in: finder.root,
            addingStops(to: fingerprint(of: targets, others: stubs.paths + screens)))
    }

    /// Adds the stops of this build to those of earlier ones of the same sources.
    private mutating func readStops(_ fingerprint: String) {
        var record = StopRecord(in: options.buildFolder, fingerprint: fingerprint)
        record.add(options.stops)
        stopRecord = record
        guard !record.stops.isEmpty else { return }
        let byFile = Dictionary(grouping: record.stops, by: \.file)
        for path in sources.keys {
            if let found = realPath(of: path).flatMap({ byFile[$0] }) { stops[path] = found }
        }
    }

    /// Builds the frameworks that the sources import, if they are not there; returns whether they are.
    private mutating func addFrameworks(importedBy targets: [AppTarget]) -> Bool {
        let imported = SourceReduction.moduleNames(in: sources.values.map(\.bytes))
        do throws(AppBuildError) {
            try installation.addFrameworks(importedAs: imported + targets.flatMap(\.bridgedModules))
            return true
        } catch {
            diagnostics.append(error.diagnostic)
            return false
        }
    }

    /// Returns the targets of the app and of what it imports, each after those that it imports, and reads their sources.
    private mutating func targets(
        of finder: AppTargetFinder, with vendored: inout VendoredModules, without screens: [String]
    ) -> [AppTarget] {
        var own = finder.targets
        let screens = Set(screens.compactMap(realPath))
        for index in own.indices {
            own[index].keep(in: vendored.boundary)
            guard !screens.isEmpty else { continue }
            own[index].sources.removeAll { realPath(of: $0).map(screens.contains) ?? false }
        }
        for target in own { read(target.sources) }
        if let last = own.indices.last { addResourceNames(to: &own[last], in: finder.root) }
        var imported = vendored.targets(
            importedBy: own.map { $0.sources.compactMap { sources[$0] } }, knowing: known(own))
        for index in imported.indices {
            read(imported[index].sources)
            imported[index].sources.removeAll { sources[$0].map(ForeignPlatform.owns) ?? false }
        }
        return imported + own
    }

    /// Gives the app the source with the names of its resources that its code uses, if R.swift's is not there.
    private mutating func addResourceNames(to app: inout AppTarget, in root: String) {
        let names = ResourceNames(in: app.sources.compactMap { sources[$0] })
        guard let text = names.source(root: root, resources: app.resources) else { return }
        let listed = app.sources.first { $0.hasSuffix("/" + ResourceNames.fileName) }
        let path = listed ?? joinedPath(options.buildFolder, ResourceNames.fileName)
        if listed == nil { app.sources.append(path) }
        sources[path] = SourceFile(path: path, bytes: Array(text.utf8))
    }

    /// Returns the targets with the sources that Xcode makes of their asset catalogs.
    private mutating func addingSymbols(
        to targets: [AppTarget], in root: String, _ boundary: ProjectBoundary
    ) -> [AppTarget] {
        let made = AssetSymbolSources(targets, sources, in: root, within: boundary).sources
        return targets.map { target in
            guard let source = made[target.moduleName] else { return target }
            var target = target
            target.sources.append(source.path)
            sources[source.path] = source
            return target
        }
    }

    /// Returns the paths of the sources that list screens, sorted.
    private mutating func screenSources(within boundary: ProjectBoundary) -> [String] {
        guard let folder = options.screens else { return [] }
        let walked = FolderWalk(root: folder).files { $0.hasSuffix(".swift") }
        let kept = boundary.filtered(walked.files.sorted(), "source")
        diagnostics += walked.problems + kept.problems
        return kept.paths
    }

    /// Returns what cannot be parsed of the app's sources that were saved just now.
    private func problemsOfSavedSources() -> [Diagnostic] {
        let saved = Set(options.savedSources.compactMap(realPath))
        guard !saved.isEmpty else { return [] }
        return sources.values.filter { realPath(of: $0.path).map(saved.contains) ?? false }
            .compactMap(SourcePort.syntaxProblem).sorted { ($0.place?.file ?? "") < ($1.place?.file ?? "") }
    }

    private func stubsFolder(in root: String) -> String? {
        let folder = options.stubs ?? VendoredModules.stubsFolder(in: root)
        return FileType(at: folder) == .folder ? folder : nil
    }

    private func known(_ targets: [AppTarget]) -> Set<String> {
        installation.moduleNames.union(targets.map(\.moduleName))
    }

    private mutating func read(_ paths: [String]) {
        for path in paths where sources[path] == nil && !unreadable.contains(path) {
            // What is not there of it is written.
            if path.hasSuffix("/" + ResourceNames.fileName), FileType(at: path) == nil { continue }
            if path.hasSuffix(DataModel.suffix) {
                let model = DataModel(path: path)
                diagnostics += model.problems
                sources[path] = SourceFile(path: path, bytes: Array(model.source.utf8))
                continue
            }
            do throws(FileError) {
                sources[path] = SourceFile(path: path, bytes: try readFile(path, as: .source))
            } catch {
                // Several targets may name it.
                unreadable.insert(path)
                diagnostics.append(error.diagnostic)
            }
        }
    }

    // MARK: Building

    private mutating func build(
        _ targets: [AppTarget], _ others: OtherSources, in root: String, _ fingerprint: String
    ) {
        guard make(options.buildFolder + "/Modules"), let toolchain = findToolchain() else { return }
        BuildRecord.remove(in: options.buildFolder)
        let built = AppModules(
            installation: installation, toolchain: toolchain, targets: targets, sources: sources,
            others: others, stops: stops, folder: options.buildFolder, onProgress: onProgress
        ).build()
        for module in built {
            galleries += module.build.galleries
            diagnostics += module.diagnostics
            modules.append(BuiltModule(module.build))
        }
        let compiled = built.filter { !$0.objects.isEmpty }
        let found = ProjectContents(
            in: root, sources.values.sorted { $0.path < $1.path }, omitted: modules.flatMap(\.omitted))
        contents = found
        diagnostics += found.diagnostics
        if !compiled.isEmpty {
            link(compiled.flatMap(\.objects), compiled.map(\.build.target), with: toolchain, fingerprint)
        }
        do throws(FileError) {
            try writeFile(Array(report.indentedText.utf8), to: options.buildFolder + "/report.json")
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// Makes a folder; returns whether it is there.
    private mutating func make(_ folder: String) -> Bool {
        do throws(FileError) {
            try makeDirectory(folder, for: folder)
            return true
        } catch {
            diagnostics.append(
                AppBuildError(error, hints: ["name another folder with --build-path"]).diagnostic)
            return false
        }
    }

    private mutating func findToolchain() -> Toolchain? {
        do throws(AppBuildError) { return try Toolchain(of: installation.compiler) } catch {
            diagnostics.append(error.diagnostic)
            return nil
        }
    }

    private mutating func link(
        _ objects: [String], _ targets: [AppTarget], with toolchain: Toolchain, _ fingerprint: String
    ) {
        onProgress(BuildProgress(step: .linking))
        do throws(AppBuildError) {
            let linked = try ProgramLinker(
                installation: installation, toolchain: toolchain, folder: options.buildFolder,
                targets: targets, objects: objects, classes: modules.flatMap(\.classes),
                galleries: galleries
            ).link()
            readPaths = RuntimeLibrary(installation: installation, toolchain: toolchain).readPaths
            program = linked.path
            diagnostics += linked.problems
        } catch {
            diagnostics.append(error.diagnostic)
            return
        }
        guard let program else { return }
        do throws(FileError) {
            try stopRecord?.write(in: options.buildFolder)
            try BuildRecord(fingerprint: fingerprint, program: program).write(in: options.buildFolder)
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    // MARK: What was built

    /// A digest of everything that the program depends on but the stops.
    private func fingerprint(of targets: [AppTarget], others: [String]) -> String {
        var digest = FastDigest()
        for target in targets {
            digest.add(target.moduleName)
            digest.add(target.conditions.joined(separator: " "))
            digest.add(target.bridgedModules.joined(separator: " "))
            digest.add(target.languageVersion.rawValue)
            digest.add(target.accentColorName ?? "")
            target.informationList.withUnsafeBytes { digest.add($0) }
            for (place, path) in target.resources.sorted(by: { $0.key < $1.key }) {
                digest.add("\(place) \(path)")
            }
            for path in target.sources { add(path, to: &digest) }
        }
        for path in others { add(path, to: &digest) }
        for version in installation.versions { digest.add(version) }
        return digest.text
    }

    /// Returns a digest that also depends on where functions end.
    private func addingStops(to fingerprint: String) -> String {
        guard !stops.isEmpty else { return fingerprint }
        var digest = FastDigest()
        digest.add(fingerprint)
        for (path, found) in stops.sorted(by: { $0.key < $1.key }) {
            for stop in found { digest.add("\(path):\(stop.line)") }
        }
        return digest.text
    }

    private func add(_ path: String, to digest: inout FastDigest) {
        digest.add(path)
        guard let source = sources[path] else { return digest.add("missing") }
        source.bytes.withUnsafeBytes { digest.add($0) }
        digest.add("\(source.bytes.count)")
    }
}
