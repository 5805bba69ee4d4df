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
        /// The folder for everything that the build makes.
        package var buildFolder: String
        /// The folder of packages of other repositories, which all projects share; nil for none.
        package var packageFolder: String?
        /// Whether packages that are not there are fetched.
        package var fetchesPackages = false

        /// Creates options.
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

    private let options: Options
    private let installation: Installation
    private var sources: [String: SourceFile] = [:]
    /// The sources that cannot be read.
    private var unreadable: Set<String> = []

    /// Builds the program, unless nothing has changed since it was built.
    package init(_ options: Options, _ installation: Installation) {
        self.options = options
        self.installation = installation
        let finder = AppTargetFinder(project: options.project, target: options.target)
        diagnostics = finder.diagnostics
        var targets = finder.targets
        guard let app = targets.last else { return }
        var vendored = VendoredModules(
            finder, stubs: stubsFolder(in: finder.root), languageVersion: app.languageVersion)
        if let folder = options.packageFolder {
            let checkouts = PackageCheckouts(vendored.pins, in: folder, isFetching: options.fetchesPackages)
            diagnostics += checkouts.diagnostics
            vendored.add(packages: checkouts.folders)
        }
        for target in targets { read(target.sources) }
        targets =
            vendored.targets(
                importedBy: targets.map { $0.sources.compactMap { sources[$0] } }, knowing: known(targets))
            + targets
        for target in targets { read(target.sources) }
        read(vendored.stubs)
        let fingerprint = fingerprint(of: targets, stubs: vendored.stubs)
        if let report = BuildRecord(in: options.buildFolder, fingerprint: fingerprint) {
            program = report.program
            isUpToDate = true
            return
        }
        build(targets, stubs: vendored.stubs.compactMap { sources[$0] }, fingerprint)
    }

    private func stubsFolder(in root: String) -> String? {
        let folder = options.stubs ?? joinedPath(root, "Stubs")
        return FileType(at: folder) == .folder ? folder : nil
    }

    private func known(_ targets: [AppTarget]) -> Set<String> {
        installation.moduleNames.union(targets.map(\.moduleName))
    }

    private mutating func read(_ paths: [String]) {
        for path in paths where sources[path] == nil && !unreadable.contains(path) {
            if path.hasSuffix(DataModel.suffix) {
                let text = DataModel(path: path).source
                sources[path] = SourceFile(path: path, bytes: Array(text.utf8))
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

    private mutating func build(_ targets: [AppTarget], stubs: [SourceFile], _ fingerprint: String) {
        let moduleFolder = options.buildFolder + "/Modules"
        guard (try? makeDirectory(moduleFolder, for: moduleFolder)) != nil else {
            diagnostics.append(
                AppBuildError(
                    "'\(moduleFolder)' cannot be made", hints: ["name another folder with --build-path"]
                )
                .diagnostic)
            return
        }
        var known = installation.moduleNames
        var objects: [String] = [], compiled: [AppTarget] = [], classes = ModuleClasses()
        for target in targets {
            let folder = "\(options.buildFolder)/\(target.moduleName).build"
            guard (try? makeDirectory(folder + "/Sources", for: folder)) != nil else { continue }
            let compiler = SwiftCompiler(
                installation: installation, target: target, moduleFolder: moduleFolder, folder: folder)
            var module = ModuleBuild(target, compiler, knownModules: known)
            module.run(
                target.sources.compactMap { sources[$0] }, stubs: target.isApp ? stubs : [],
                dependencies: classes)
            classes = module.moduleClasses
            diagnostics += module.diagnostics
            modules.append(BuiltModule(module))
            guard !module.objects.isEmpty else { continue }
            known.insert(target.moduleName)
            objects += module.objects
            compiled.append(target)
        }
        if !compiled.isEmpty { link(objects, compiled, fingerprint) }
        do throws(FileError) {
            try writeFile(Array(report.indentedText.utf8), to: options.buildFolder + "/report.json")
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    private mutating func link(_ objects: [String], _ targets: [AppTarget], _ fingerprint: String) {
        let linker = ProgramLinker(
            installation: installation, folder: options.buildFolder, targets: targets, objects: objects,
            classes: modules.flatMap(\.classes))
        switch linker.link() {
        case .success(let path):
            program = path
            let record = BuildRecord(fingerprint: fingerprint, program: path)
            do throws(FileError) {
                try record.write(in: options.buildFolder)
            } catch {
                diagnostics.append(error.diagnostic)
            }
        case .failure(let error): diagnostics.append(error.diagnostic)
        }
    }

    // MARK: What was built

    /// A digest of everything that the program depends on.
    private func fingerprint(of targets: [AppTarget], stubs: [String]) -> String {
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
        for path in stubs { add(path, to: &digest) }
        for version in installation.versions { digest.add(version) }
        return digest.text
    }

    private func add(_ path: String, to digest: inout FastDigest) {
        digest.add(path)
        guard let source = sources[path] else { return digest.add("missing") }
        source.bytes.withUnsafeBytes { digest.add($0) }
        digest.add("\(source.bytes.count)")
    }
}
