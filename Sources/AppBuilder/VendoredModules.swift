import Files
import SwiftPorting

/// The modules that an app imports and whose sources lie in its project: stubs, packages, and libraries that were
/// checked in.
struct VendoredModules {
    /// The stubs that belong to the app's own module.
    private(set) var stubs: [String] = []

    private let root: String
    /// The folders that hold the sources of modules, by the name of the module.
    private var folders: [String: String] = [:]
    /// The targets of packages with the folders of their manifests, by the name of the module.
    private var packageTargets: [String: [(target: DeclaredTarget, folder: String)]] = [:]
    /// The frameworks of Xcode projects, by the name of the module.
    private var frameworks: [String: AppTarget] = [:]
    /// The targets of the project that CocoaPods makes, by the name of the module.
    private var pods: [String: AppTarget] = [:]
    /// The version of the language of modules whose own is not known.
    private let languageVersion: LanguageVersion

    /// Finds the modules of a project.
    ///
    /// - Parameters:
    ///   - project: A folder, or an `.xcodeproj`.
    ///   - folder: The folder of stubs; nil for none.
    ///   - languageVersion: The version of the language of the app.
    init(project: String, stubs folder: String?, languageVersion: LanguageVersion) {
        root = project.hasSuffix(".xcodeproj") ? directoryName(of: project) : project
        self.languageVersion = languageVersion
        findPackages()
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

    /// The modules of packages in the project, and the frameworks of its Xcode projects.
    private mutating func findPackages() {
        var manifests: [String] = [], projects: [String] = []
        _ = FolderWalk(root: root).forEachFolder((), isWanted: { $0 == "Package.swift" }) { folder, _ in
            if folder.files.contains("Package.swift") {
                manifests.append(joinedPath(folder.path, "Package.swift"))
            }
            let found = folder.folders.filter { $0.hasSuffix(".xcodeproj") }
            projects += found.map { joinedPath(folder.path, $0) }
            return folder.folders.filter { !$0.hasSuffix(".xcodeproj") }.map { ($0, ()) }
        }
        for path in manifests {
            let targets = (try? SwiftManifest(path: path))?.targets ?? []
            for target in targets {
                packageTargets[target.moduleName, default: []].append((target, directoryName(of: path)))
            }
        }
        for path in projects {
            guard let project = try? XcodeProject(path: path) else { continue }
            for target in AppTargetFinder.frameworks(of: project) where frameworks[target.moduleName] == nil {
                frameworks[target.moduleName] = target
            }
        }
    }

    /// The targets of the project of CocoaPods: their sources and settings are those that the libraries ask for.
    private mutating func findPods() {
        guard let project = try? XcodeProject(path: joinedPath(root, "Pods/Pods.xcodeproj")) else { return }
        for target in AppTargetFinder.frameworks(of: project) where pods[target.moduleName] == nil {
            var target = target
            // Libraries are often checked in without the files that an app does not need.
            target.sources.removeAll { FileType(at: $0) == nil }
            if !target.sources.isEmpty { pods[target.moduleName] = target }
        }
    }

    private func target(of module: String) -> AppTarget? {
        let isStub = folders[module] != nil
        if !isStub {
            let declared = packageTargets[module, default: []].lazy.compactMap {
                $0.target.target(in: $0.folder)
            }
            if let known = declared.first ?? frameworks[module] ?? pods[module] { return known }
        }
        guard let folder = folder(of: module) else { return nil }
        let walked = FolderWalk(root: folder).files { $0.hasSuffix(".swift") }
        guard !walked.files.isEmpty else { return nil }
        var target = AppTarget(moduleName: AppTarget.moduleName(of: module), sources: walked.files)
        if !isStub { target.languageVersion = languageVersion }
        return target
    }

    private func folder(of module: String) -> String? {
        if let known = folders[module] { return known }
        let candidates = [
            "Pods/\(module)", "Carthage/Checkouts/\(module)/Sources/\(module)",
            "Carthage/Checkouts/\(module)/Sources", "Carthage/Checkouts/\(module)/Source",
            "Carthage/Checkouts/\(module)/\(module)",
        ]
        return candidates.map { joinedPath(root, $0) }.first { FileType(at: $0) == .folder }
    }

    /// Returns the targets of the modules that sources import and nobody else has, each after those that it imports.
    mutating func targets(importedBy sources: [[SourceFile]], knowing known: Set<String>) -> [AppTarget] {
        var known = known, targets: [AppTarget] = []
        func add(_ files: [SourceFile], depth: Int) {
            guard depth < 16 else { return }
            for module in SourceReduction.moduleNames(in: files.map(\.bytes))
            where known.insert(module).inserted {
                guard let target = target(of: module) else { continue }
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
