package import Diagnostics
import Files

/// Finds the targets of a project: in its Xcode project, in the manifest of XcodeGen, Tuist or the package manager, or
/// else in its folder.
///
/// A manifest in the project's folder that declares an app comes before Xcode projects in folders below, which are often
/// the examples of packages.
package struct AppTargetFinder {
    /// The targets, each after those that it imports; the app is the last.
    package private(set) var targets: [AppTarget] = []
    /// What could not be read.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The folder of the project.
    let root: String
    /// The Xcode projects that were read for it, by their paths: reading a large one takes longer than the rest of a
    /// build in which nothing has changed.
    private(set) var projects: [String: XcodeProject] = [:]
    /// The folder of the project, in which all its files lie.
    let boundary: ProjectBoundary

    /// Finds the targets.
    ///
    /// - Parameters:
    ///   - project: A folder, or an `.xcodeproj`.
    ///   - name: The name of the app's target; nil for the first app.
    package init(project: String, target name: String?) {
        let path = project.hasSuffix("/") && project.count > 1 ? String(project.dropLast()) : project
        let isProject = path.hasSuffix(".xcodeproj")
        root = isProject ? directoryName(of: path) : path
        boundary = ProjectBoundary([root])
        let files = isProject ? [path] : projectFiles()
        let own = files.prefix { isProject || directoryName(of: $0) == root }
        var names: [String] = []
        for file in own where targets.isEmpty { read(file, target: name, &names) }
        if !isProject { findInManifest(target: name, onlyApps: !files.isEmpty, &names) }
        for file in files.dropFirst(own.count) where targets.isEmpty { read(file, target: name, &names) }
        guard targets.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) else { return }
        if let name, !names.isEmpty || !files.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .appProject, "the project has no app target '\(name)'", at: Place(file: project),
                    hints: NearestName.hints(for: name, among: names)))
        } else {
            findInFolder(named: name)
        }
    }

    /// The Xcode projects below the folder, those with the fewest folders above first.
    private func projectFiles() -> [String] {
        var found: [String] = []
        _ = FolderWalk(root: root).forEachFolder((), isWanted: { _ in false }) { folder, _ in
            found += folder.folders.filter { $0.hasSuffix(".xcodeproj") }.map { joinedPath(folder.path, $0) }
            return folder.folders.filter { !$0.hasSuffix(".xcodeproj") }.map { ($0, ()) }
        }
        func depth(_ path: String) -> Int { path.count { $0 == "/" } }
        return found.sorted { (depth($0), $0) < (depth($1), $1) }
    }

    // MARK: Xcode

    private mutating func read(_ file: String, target name: String?, _ names: inout [String]) {
        do throws(ProjectFileError) {
            let project = try XcodeProject(path: file, in: boundary)
            projects[file] = project
            let apps = project.targets.filter { Self.isApp($0, in: project) }
            names += apps.compactMap { $0.text("name") }
            guard let app = apps.first(where: { name == nil || $0.text("name") == name }) else { return }
            var visited: Set<String> = []
            add(app, of: project, &visited)
            if let last = targets.indices.last { targets[last].isApp = true }
        } catch {
            diagnostics.append(error.projectDiagnostic)
        }
    }

    private static func isApp(_ target: XcodeProject.Object, in project: XcodeProject) -> Bool {
        target.text("productType") == "com.apple.product-type.application" && isForPhones(target, in: project)
    }

    private static func isForPhones(_ target: XcodeProject.Object, in project: XcodeProject) -> Bool {
        let platforms = project.setting("SUPPORTED_PLATFORMS", of: target) ?? ""
        let root = project.setting("SDKROOT", of: target) ?? "iphoneos"
        return root.hasPrefix("iphone") || platforms.contains("iphone") || root == "auto"
    }

    private mutating func add(
        _ target: XcodeProject.Object, of project: XcodeProject, _ visited: inout Set<String>
    ) {
        guard visited.insert(target.id).inserted else { return }
        for dependency in project.dependencies(of: target) where Self.isLibrary(dependency) {
            add(dependency, of: project, &visited)
        }
        if let made = Self.made(target, of: project) { targets.append(made) }
    }

    /// Returns a target of an Xcode project as one to be built; nil if it has no Swift sources.
    private static func made(_ target: XcodeProject.Object, of project: XcodeProject) -> AppTarget? {
        let sources = project.sources(of: target).filter(AppTarget.isOfModule)
        guard !sources.isEmpty else { return nil }
        var made = AppTarget(moduleName: project.moduleName(of: target), sources: sources)
        made.languageVersion = LanguageVersion(setting: project.setting("SWIFT_VERSION", of: target))
        let settings = project.buildSettings(of: target)
        made.conditions = AppTarget.conditions(
            of: settings.expanded("$(SWIFT_ACTIVE_COMPILATION_CONDITIONS)"))
        made.accentColorName = project.setting("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", of: target)
            .map(settings.expanded)
        made.resources = project.resources(of: target)
        let bridged = project.bridgedModules(of: target)
        made.bridgedModules += bridged.names
        made.problems = project.problemsOfSettings(of: target) + bridged.problems
        if !isLibrary(target) {
            let list = project.informationList(of: target)
            made.informationList = list.text
            made.problems += list.problem.map { [$0] } ?? []
        }
        return made
    }

    /// Returns the frameworks and libraries of an Xcode project, those for phones first: there is often one of a name
    /// for each platform.
    static func frameworks(of project: XcodeProject) -> [AppTarget] {
        let all = project.targets.filter(isLibrary)
        let phones = all.filter { isForPhones($0, in: project) }
        let others = all.filter { !isForPhones($0, in: project) }
        return (phones + others).compactMap { made($0, of: project) }
    }

    private static func isLibrary(_ target: XcodeProject.Object) -> Bool {
        ["framework", "library.static", "framework.static"].contains {
            target.text("productType") == "com.apple.product-type." + $0
        }
    }

    // MARK: Manifests and folders

    /// Takes the targets of a manifest in the folder, if there is one.
    ///
    /// - Parameters:
    ///   - name: The name of the app's target; nil for the first app.
    ///   - onlyApps: Whether it is only taken for an app, and not for a library or a command.
    ///   - names: Receives the names of the targets.
    private mutating func findInManifest(
        target name: String?, onlyApps: Bool, _ names: inout [String]
    ) {
        for file in [XcodeGenManifest.fileName] + SwiftManifest.fileNames where targets.isEmpty {
            let path = joinedPath(root, file)
            guard FileType(at: path) == .file else { continue }
            let declared: [DeclaredTarget]
            do throws(ProjectFileError) {
                declared =
                    file == XcodeGenManifest.fileName
                    ? try XcodeGenManifest(path: path).targets : try SwiftManifest(path: path).targets
            } catch {
                diagnostics.append(error.diagnostic("the targets that it declares are left out"))
                continue
            }
            let list = DeclaredTargets(folder: root, targets: declared)
            let apps = onlyApps ? list.targets.filter { list.isAppForPhones($0) } : list.targets
            names += apps.map(\.name)
            guard let app = DeclaredTargets(folder: root, targets: apps).app(named: name) else { continue }
            targets = list.closure(of: app)
            if let last = targets.indices.last { targets[last].isApp = true }
        }
    }

    /// Takes all sources of the folder as one app, except tests, manifests and the packages in it: those are built as modules
    /// of their own where the app imports them.
    private mutating func findInFolder(named name: String?) {
        let walked = FolderWalk(root: root).files { _ in true }
        diagnostics += walked.problems
        let manifests: Set<Substring> = ["Package.swift", "Project.swift", "Workspace.swift"]
        let all = DataModel.sources(among: walked.files).filter { path in
            let parts = path.dropFirst(root.count).split(separator: "/")
            guard let file = parts.last, !manifests.contains(file), AppTarget.isOfModule(path) else {
                return false
            }
            return !parts.contains { $0 == "Stubs" || $0.hasSuffix("Tests") || $0.hasSuffix("UITests") }
        }
        let packages = Self.packages(among: walked.files, below: root)
        let own = all.filter { path in !packages.contains { path.hasPrefix($0) } }
        let sources = own.isEmpty ? all : own
        guard !sources.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .appProject, "there are no Swift sources", at: Place(file: root),
                    hints: ["name the folder of the app's project"]))
            return
        }
        let folder = realPath(of: root)?.split(separator: "/").last.map(String.init) ?? "App"
        var made = AppTarget(moduleName: AppTarget.moduleName(of: name ?? folder), sources: sources)
        made.conditions = ["DEBUG"]
        let others = walked.files.filter { path in
            let parts = path.dropFirst(root.count + 1).split(separator: "/")
            return !parts.contains { $0 == "Stubs" || $0.hasSuffix("Tests") }
        }
        made.resources = BundleResource.places(of: others, in: root)
        let path = walked.files.first { $0.hasSuffix("/Info.plist") }
        let list = InformationList(
            path: path, settings: BuildSettings(name: made.moduleName), in: boundary)
        made.informationList = list.text
        made.problems += list.problem.map { [$0] } ?? []
        made.isApp = true
        targets = [made]
    }

    /// Returns the folders below a folder that have a manifest of the package manager, each with a slash at its end.
    private static func packages(among files: [String], below root: String) -> [String] {
        files.filter { $0.hasSuffix("/Package.swift") }.map { directoryName(of: $0) }
            .filter { $0.count > root.count }.map { $0 + "/" }
    }
}
