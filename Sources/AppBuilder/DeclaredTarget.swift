import Files
import Foundation
import PropertyLists

/// A target that a manifest declares: of XcodeGen, Tuist or the Swift package manager.
struct DeclaredTarget {
    /// The name, by which other targets name it.
    var name: String
    /// The name of its module.
    var moduleName: String
    /// Whether it is an app.
    var isApp: Bool
    /// Whether it is a program of the package manager, which may be a command.
    var isProgramOfPackage = false
    /// The patterns of its sources: files, folders, or paths with `*` and `**`; from the folder of the manifest.
    var sources: [SourcePattern]
    /// The names of the targets that it is built from.
    var dependencies: [String] = []
    /// The conditions that `#if` asks for.
    var conditions: [String] = ["DEBUG"]
    /// The version of the language of its code.
    var languageVersion = LanguageVersion.five
    /// The name of the color that tints the app's windows.
    var accentColorName: String?

    /// The patterns of what its bundle holds beside code.
    var resources: [SourcePattern] = []
    /// The path of its information property list, from the folder of the manifest; nil for one that is made.
    var informationListPath: String?
    /// The entries of that list which the manifest gives; those of a file come first.
    var informationEntries: [String: PropertyList] = [:]
    /// The build settings that the manifest gives, by their names.
    var settings: [String: String] = [:]
    /// The identifier of its bundle.
    var bundleIdentifier: String?
    /// The families of devices that it runs on, as in the build setting `TARGETED_DEVICE_FAMILY`.
    var deviceFamilies: String?
    /// Whether its code may ask for its resources by `Bundle.module`.
    var hasModuleBundle = false

    /// Where sources or resources are.
    struct SourcePattern {
        /// A file, a folder, or a path with `*` and `**`.
        var path: String
        /// Whether a bundle holds a folder whole, and not its files.
        var isWhole = false
        /// Whether only files are meant that the package manager takes as resources by their type: interface files and
        /// catalogs.
        var isByType = false
        /// What of it does not belong to the target, from the path if it is a folder.
        var excluded: [String] = []
    }

    /// The conditions of the targets of packages.
    static let packageConditions = ["DEBUG", "SWIFT_PACKAGE"]

    /// Returns the targets that functions of a manifest make, which is read and not run: the folders in `Sources` that no
    /// other target has.
    ///
    /// - Parameters:
    ///   - folder: The folder of a package.
    ///   - declared: The targets that the manifest itself declares.
    /// - Returns: The targets, by the names of the folders.
    static func undeclared(in folder: String, beside declared: [DeclaredTarget]) -> [DeclaredTarget] {
        let taken = declared.flatMap(\.sources).map(\.path)
        let names = fileNames(in: joinedPath(folder, "Sources")) ?? []
        return names.map { ($0, "Sources/" + $0) }.filter { name, path in
            let isTaken = taken.contains { $0 == "Sources" || $0 == path || $0.hasPrefix(path + "/") }
            return !isTaken && !name.hasSuffix("Tests") && FileType(at: joinedPath(folder, path)) == .folder
        }.map { name, path in
            var made = DeclaredTarget(
                name: name, moduleName: AppTarget.moduleName(of: name), isApp: false,
                sources: [.init(path: path)])
            made.conditions = packageConditions
            made.resources = [.init(path: path, isByType: true)]
            return made
        }
    }

    /// Returns the paths of the Swift sources, sorted.
    ///
    /// - Parameter folder: The folder of the manifest.
    /// - Returns: The paths.
    func files(in folder: String) -> [String] {
        var found: Set<String> = []
        for source in sources {
            found.formUnion(source.files(in: folder, where: DataModel.isSourceName))
        }
        return DataModel.sources(among: found.sorted())
    }

    /// Returns what its bundle holds beside code: paths, by where the bundle holds them.
    private func resources(in folder: String) -> [String: String] {
        var found: [String: String] = [:]
        for pattern in resources {
            let path = joinedPath(folder, pattern.path)
            if pattern.isWhole, let name = path.split(separator: "/").last {
                found[String(name)] = path
                continue
            }
            for file in pattern.files(in: folder, where: { !$0.hasSuffix(".swift") }) {
                if pattern.isByType, !Self.isResourceByType(file.dropFirst(folder.count)) { continue }
                if let place = BundleResource.place(ofFile: file, in: folder) { found[place] = file }
            }
        }
        return found
    }

    /// Whether there are files that the package manager takes as resources by their type. Interface files and catalogs are
    /// found in the project, not in a bundle.
    private func hasResourcesByType(in folder: String) -> Bool {
        resources.contains { pattern in
            pattern.isByType
                && pattern.files(in: folder, where: { !$0.hasSuffix(".swift") })
                    .contains { Self.isResourceByType($0.dropFirst(folder.count)) }
        }
    }

    /// Whether the package manager makes a file a resource without a declaration, or the folder that it is in.
    ///
    /// Source: "Bundling resources with a Swift package" of Apple's documentation: storyboards and nibs, asset catalogs, data
    /// models and mapping models.
    private static func isResourceByType(_ path: Substring) -> Bool {
        path.split(separator: "/").contains { part in
            [".xib", ".storyboard", ".nib", ".xcassets", ".xcdatamodeld", ".xcmappingmodel"]
                .contains(where: part.hasSuffix)
        }
    }

    private func informationList(in folder: String) -> InformationList {
        let expanding = buildSettings(in: folder)
        var path = informationListPath.map(expanding.expanded).map {
            $0.hasPrefix("/") ? $0 : joinedPath(folder, $0)
        }
        // XcodeGen makes the file of a list whose entries the manifest gives.
        if !informationEntries.isEmpty, path.map({ FileType(at: $0) == nil }) ?? false { path = nil }
        return InformationList(
            path: path, settings: expanding, in: ProjectBoundary([folder]),
            generated: InformationList.entries(ofSettings: settings).merging(informationEntries) { $1 })
    }

    /// Returns the settings of the target.
    ///
    /// - Parameter folder: The folder of the manifest, which the project is made in.
    /// - Returns: The settings.
    func buildSettings(in folder: String) -> BuildSettings {
        BuildSettings(name: name) { key in
            switch key {
            case "PRODUCT_BUNDLE_IDENTIFIER" where bundleIdentifier != nil: bundleIdentifier
            case "TARGETED_DEVICE_FAMILY" where deviceFamilies != nil: deviceFamilies
            case "SRCROOT", "SOURCE_ROOT", "PROJECT_DIR": absolutePath(of: folder)
            default: BuildSettings.value(of: key, in: settings)
            }
        }
    }

    /// Returns this target as one to be built.
    ///
    /// - Parameter folder: The folder of the manifest.
    /// - Returns: The target; nil if it has no Swift sources.
    func target(in folder: String) -> AppTarget? {
        let files = files(in: folder).filter(AppTarget.isOfModule)
        guard !files.isEmpty else { return nil }
        var made = AppTarget(moduleName: AppTarget.moduleName(of: moduleName), sources: files)
        made.conditions = conditions
        made.languageVersion = languageVersion
        made.accentColorName = accentColorName
        made.resources = resources(in: folder)
        made.hasModuleBundle = hasModuleBundle || hasResourcesByType(in: folder)
        if isApp {
            let list = informationList(in: folder)
            made.informationList = list.text
            made.problems += list.problem.map { [$0] } ?? []
        }
        return made
    }
}

extension DeclaredTarget.SourcePattern {
    /// Returns the paths of the files whose names are wanted.
    fileprivate func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
        let fixed = path.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains("*") }
            .joined(separator: "/")
        let hasWildcard = fixed.count < path.count
        let base = fixed.isEmpty || fixed == "." ? folder : joinedPath(folder, fixed)
        guard FileType(at: base) == .folder else {
            return !hasWildcard && FileType(at: base) == .file && isWanted(base) ? [base] : []
        }
        let walked = FolderWalk(root: base).files(where: isWanted).files
        return walked.filter { file in
            let inner = String(file.dropFirst(base.count + 1))
            if hasWildcard, !Self.matches(joinedPath(fixed, inner), path) { return false }
            return !excluded.contains { pattern in
                [inner, String(file.dropFirst(folder.count + 1))].contains { Self.matches($0, pattern) }
            }
        }
    }

    /// Whether a path is, or is inside, what a pattern names.
    private static func matches(_ path: String, _ pattern: String) -> Bool {
        if path == pattern || path.hasPrefix(pattern + "/") { return true }
        // `**/` also stands for no folder at all; `*` of `fnmatch` without flags passes over slashes.
        let patterns: [String] = [pattern, pattern.replacing("**/", with: "")]
        return patterns.contains { (text: String) in fnmatch(text, path, 0) == 0 }
    }
}
