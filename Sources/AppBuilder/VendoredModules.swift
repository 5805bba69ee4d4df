import Diagnostics
import Files
import SwiftPorting

/// The modules that an app imports and whose sources lie in its project: stubs, packages, and libraries that were
/// checked in.
struct VendoredModules {
    /// The stubs that belong to the app's own module.
    private(set) var stubs: [String] = []
    /// The packages of other repositories that the project uses and does not hold.
    private(set) var pins: [PackagePin] = []
    /// The files of modules that cannot be read.
    private(set) var problems: [Diagnostic] = []

    private let root: String
    /// The folders that hold the sources of modules, by the name of the module.
    private var folders: [String: String] = [:]
    /// The targets of packages with the folders of their manifests, by the name of the module.
    private var packageTargets: [String: [(target: DeclaredTarget, folder: String)]] = [:]
    /// The frameworks of Xcode projects, by the name of the module.
    private var frameworks: [String: AppTarget] = [:]
    /// The targets of the project that CocoaPods makes, by the name of the module.
    private var pods: [String: AppTarget] = [:]
    /// Whether the manifests of Carthage's checkouts were read.
    private var knowsCheckouts = false
    /// Where the files of modules may lie.
    private(set) var boundary: ProjectBoundary
    /// The version of the language of modules whose own is not known.
    private let languageVersion: LanguageVersion

    /// Finds the modules of a project.
    ///
    /// - Parameters:
    ///   - finder: What was found of the project.
    ///   - folder: The folder of stubs; nil for none.
    ///   - languageVersion: The version of the language of the app.
    init(_ finder: AppTargetFinder, stubs folder: String?, languageVersion: LanguageVersion) {
        root = finder.root
        boundary = finder.boundary
        // The user names another folder; the project's own may be a link.
        if let folder, folder != Self.stubsFolder(in: root) { boundary = boundary.adding(folder) }
        self.languageVersion = languageVersion
        findPackages(knowing: finder.projects)
        findPods()
        guard let folder else { return }
        let walked = FolderWalk(root: folder).files { $0.hasSuffix(".swift") }
        for path in walked.files {
            let parts = path.dropFirst(folder.count).split(separator: "/")
            if parts.count > 1 {
                folders[String(parts[0])] = joinedPath(folder, String(parts[0]))
            } else {
                stubs.append(path)
            }
        }
    }

    /// Returns the folder in which the stubs of a project are if nothing else is said.
    static func stubsFolder(in root: String) -> String { joinedPath(root, "Stubs") }

    /// The modules of packages in the project, and the frameworks of its Xcode projects.
    private mutating func findPackages(knowing known: [String: XcodeProject]) {
        let found = Self.manifests(in: root)
        add(found, knowing: known)
        let files =
            found.pinFiles
            + found.projects.map {
                joinedPath($0, "project.xcworkspace/xcshareddata/swiftpm/" + PackagePin.packageFile)
            }.filter { FileType(at: $0) != nil }
        let held = Set(found.packages.map { $0.split(separator: "/").last?.lowercased() ?? "" })
        for pin in files.flatMap({ pins(in: $0) }) where !held.contains(pin.name) {
            let checkout = Self.checkouts + "/" + pin.repositoryName
            guard FileType(at: joinedPath(root, checkout)) == nil else { continue }
            // An app has one version of a package: that of the first file.
            if !pins.contains(where: { $0.name == pin.name }) { pins.append(pin) }
        }
    }

    private mutating func pins(in file: String) -> [PackagePin] {
        reading("the packages that it lists are left out") { () throws(ProjectFileError) in
            try PackagePin.pins(in: file)
        } ?? []
    }

    /// Returns what is read of a file; nil, with a warning, if it cannot be read.
    private mutating func reading<Content>(
        _ consequence: String, _ body: () throws(ProjectFileError) -> Content
    ) -> Content? {
        do throws(ProjectFileError) { return try body() } catch {
            problems.append(error.diagnostic(consequence))
            return nil
        }
    }

    /// Adds the modules of packages of other repositories.
    ///
    /// - Parameter folders: The folders of the packages.
    mutating func add(packages folders: [String]) {
        for folder in folders {
            boundary = boundary.adding(folder)
            add(checkout: folder)
        }
    }

    /// Adds the modules of a repository.
    private mutating func add(checkout folder: String) {
        // The examples of a package are no modules of it, and its Xcode project has none that its manifest lacks.
        let isPackage = FileType(at: joinedPath(folder, "Package.swift")) == .file
        add(isPackage ? Manifests(packages: [folder]) : Self.manifests(in: folder), knowing: [:])
    }

    /// Adds the modules of the repositories that Carthage has checked out, by their manifests and Xcode projects.
    private mutating func addCheckouts() {
        guard !knowsCheckouts else { return }
        knowsCheckouts = true
        let folder = joinedPath(root, Self.checkouts)
        for name in fileNames(in: folder) ?? [] {
            let path = joinedPath(folder, name)
            if FileType(at: path) == .folder, boundary.contains(path) { add(checkout: path) }
        }
    }

    /// The folder of Carthage's checkouts.
    private static let checkouts = "Carthage/Checkouts"

    /// The files of a folder that declare modules.
    private struct Manifests {
        /// The folders of packages.
        var packages: [String] = []
        /// The paths of Xcode projects.
        var projects: [String] = []
        /// The paths of the files that pin packages of other repositories.
        var pinFiles: [String] = []
    }

    private static func manifests(in root: String) -> Manifests {
        var found = Manifests()
        let pinFiles = [PackagePin.packageFile, PackagePin.carthageFile]
        let wanted = pinFiles + ["Package.swift"]
        _ = FolderWalk(root: root).forEachFolder((), isWanted: wanted.contains) { folder, _ in
            if folder.files.contains("Package.swift") { found.packages.append(folder.path) }
            found.pinFiles += folder.files.filter(pinFiles.contains).map { joinedPath(folder.path, $0) }
            let projects = folder.folders.filter { $0.hasSuffix(".xcodeproj") }
            found.projects += projects.map { joinedPath(folder.path, $0) }
            return folder.folders.filter { !$0.hasSuffix(".xcodeproj") }.map { ($0, ()) }
        }
        return found
    }

    private mutating func add(_ manifests: Manifests, knowing known: [String: XcodeProject]) {
        let boundary = boundary
        for folder in manifests.packages {
            let manifest = reading("its modules are left out") { () throws(ProjectFileError) in
                try SwiftManifest(path: joinedPath(folder, "Package.swift"))
            }
            let declared = manifest?.targets ?? []
            for target in declared + DeclaredTarget.undeclared(in: folder, beside: declared) {
                packageTargets[target.moduleName, default: []].append((target, folder))
            }
        }
        for path in manifests.projects {
            let read =
                known[path].map { .some($0) }
                ?? reading("its modules are left out") {
                    () throws(ProjectFileError) in try XcodeProject(path: path, in: boundary)
                }
            guard let project = read else { continue }
            for target in AppTargetFinder.frameworks(of: project) where frameworks[target.moduleName] == nil {
                frameworks[target.moduleName] = target
            }
        }
    }

    /// The targets of the project of CocoaPods: their sources and settings are those that the libraries ask for.
    private mutating func findPods() {
        let path = joinedPath(root, "Pods/Pods.xcodeproj"), boundary = boundary
        guard FileType(at: path) != nil,
            let project = reading(
                "the libraries are found by their folders",
                { () throws(ProjectFileError) in try XcodeProject(path: path, in: boundary) })
        else { return }
        for target in AppTargetFinder.frameworks(of: project) where pods[target.moduleName] == nil {
            var target = target
            // Libraries are often checked in without the files that an app does not need.
            target.sources.removeAll { FileType(at: $0) == nil }
            if !target.sources.isEmpty { pods[target.moduleName] = target }
        }
    }

    private mutating func target(of module: String) -> AppTarget? {
        let isStub = folders[module] != nil
        if !isStub {
            if let known = knownTarget(of: module) { return known }
            addCheckouts()
            if let known = knownTarget(of: module) { return known }
        }
        guard let folder = folder(of: module) else { return nil }
        let walked = FolderWalk(root: folder).files { $0.hasSuffix(".swift") }
        guard !walked.files.isEmpty else { return nil }
        var target = AppTarget(moduleName: AppTarget.moduleName(of: module), sources: walked.files)
        if !isStub { target.languageVersion = languageVersion }
        return target
    }

    /// Returns the target that a manifest or Xcode project declares for a module.
    private func knownTarget(of module: String) -> AppTarget? {
        let declared = packageTargets[module, default: []].lazy.compactMap { $0.target.target(in: $0.folder) }
        return declared.first ?? frameworks[module] ?? pods[module]
    }

    private func folder(of module: String) -> String? {
        if let known = folders[module] { return known }
        let candidates = [
            "Pods/\(module)", "\(Self.checkouts)/\(module)/Sources/\(module)",
            "\(Self.checkouts)/\(module)/Sources", "\(Self.checkouts)/\(module)/Source",
            "\(Self.checkouts)/\(module)/\(module)",
        ]
        return candidates.map { joinedPath(root, $0) }.first { FileType(at: $0) == .folder }
    }

    /// Returns a target without what lies outside the project and its packages.
    private func within(_ target: AppTarget) -> AppTarget {
        var target = target
        target.keep(in: boundary)
        return target
    }

    /// Returns the targets of the modules that sources import and nobody else has, each after those that it imports.
    mutating func targets(importedBy sources: [[SourceFile]], knowing known: Set<String>) -> [AppTarget] {
        var known = known, targets: [AppTarget] = []
        func add(_ files: [SourceFile], depth: Int) {
            guard depth < 16 else { return }
            for module in SourceReduction.moduleNames(in: files.map(\.bytes))
            where known.insert(module).inserted {
                guard let target = target(of: module).map({ within($0) }) else { continue }
                // Those that cannot be read are reported when the target is compiled.
                let inner = target.sources.compactMap { path in
                    (try? readFile(path, as: .source)).map { SourceFile(path: path, bytes: $0) }
                }
                add(inner, depth: depth + 1)
                targets.append(target)
            }
        }
        for files in sources { add(files, depth: 0) }
        return targets
    }
}
