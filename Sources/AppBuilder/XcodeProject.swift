import Diagnostics
import Files
import PropertyLists

/// The objects of an Xcode project file.
struct XcodeProject {
    /// The path of the `.xcodeproj`.
    private let path: String
    /// The path of the folder that holds it.
    let folder: String
    /// Where its files may lie.
    let boundary: ProjectBoundary
    private let objects: [String: [String: PropertyList]]
    private let rootID: String
    /// The group or project that each object is in.
    private var parents: [String: String] = [:]
    /// The configuration files by their paths.
    private var configurationFiles: [String: BuildConfigurationFile] = [:]

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The path of the `.xcodeproj`.
    ///   - boundary: Where it and its files may lie.
    /// - Throws: `ProjectFileError` if it cannot be read, or is not an Xcode project.
    init(path: String, in boundary: ProjectBoundary = .none) throws(ProjectFileError) {
        let file = path + "/project.pbxproj"
        let root = try PropertyList(atPath: file, limits: .project, in: boundary).dictionary
        let objects = root?["objects"]?.dictionary?.compactMapValues(\.dictionary)
        guard let id = root?["rootObject"]?.string, let objects, objects[id] != nil else {
            throw ProjectFileError(
                file, "it is not an Xcode project",
                hints: ["open the project with Xcode, which says what is wrong with it"])
        }
        self.objects = objects
        self.boundary = boundary
        rootID = id
        self.path = path
        folder = directoryName(of: path)
        for (id, object) in objects {
            for child in object["children"]?.strings ?? [] { parents[child] = id }
        }
        for id in objects.keys {
            guard let configuration = object(id),
                let path = configurationPath(of: configuration), configurationFiles[path] == nil
            else { continue }
            configurationFiles[path] = BuildConfigurationFile(path: path, in: boundary)
        }
    }

    /// An object of the project.
    struct Object {
        var id: String
        var values: [String: PropertyList]

        var kind: String { text("isa") ?? "" }
        func text(_ key: String) -> String? { values[key]?.string }
        func ids(_ key: String) -> [String] { values[key]?.strings ?? [] }
    }

    /// Returns an object.
    func object(_ id: String?) -> Object? {
        guard let id, let values = objects[id] else { return nil }
        return Object(id: id, values: values)
    }

    /// Returns objects in order.
    func objects(_ ids: [String]) -> [Object] { ids.compactMap(object) }

    /// The targets, in the order of the project.
    var targets: [Object] {
        objects(object(rootID)?.ids("targets") ?? []).filter { $0.kind == "PBXNativeTarget" }
    }

    /// Returns the targets that a target is built from, directly.
    func dependencies(of target: Object) -> [Object] {
        objects(target.ids("dependencies")).compactMap { object($0.text("target")) }
    }

    // MARK: Settings

    /// Returns a setting of a target, for debugging where configurations differ: that of the target, or else of its
    /// configuration file, of the project, or of the project's configuration file.
    func setting(_ name: String, of target: Object) -> String? {
        var value: String?
        for owner in [object(rootID), target].compactMap(\.self) {
            guard let debug = debugConfiguration(of: owner) else { continue }
            let settings = debug.values["buildSettings"]?.dictionary ?? [:]
            let setting = BuildSettings.value(of: name, in: settings)
            let written = setting?.string ?? setting?.strings?.joined(separator: " ")
            let file = configurationFile(of: debug)?.settings ?? [:]
            for text in [BuildSettings.value(of: name, in: file), written].compactMap(\.self) {
                value = BuildConfigurationFile.inheriting(text, of: name, from: value)
            }
        }
        return value
    }

    /// Returns the name of the module of a target.
    func moduleName(of target: Object) -> String {
        let name = buildSettings(of: target).expanded("$(PRODUCT_MODULE_NAME)")
        return AppTarget.moduleName(of: name.isEmpty ? target.text("name") ?? "" : name)
    }

    /// The language that the project is written in.
    var developmentRegion: String? { object(rootID)?.text("developmentRegion") }

    /// The name of the project.
    var name: String { path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "" }

    /// Returns the names of the settings that a target and its project have, without their conditions.
    func settingNames(of target: Object) -> Set<String> {
        var names: Set<String> = []
        for owner in [object(rootID), target].compactMap(\.self) {
            guard let debug = debugConfiguration(of: owner) else { continue }
            names.formUnion((debug.values["buildSettings"]?.dictionary ?? [:]).keys)
            names.formUnion((configurationFile(of: debug)?.settings ?? [:]).keys)
        }
        return Set(names.map { String($0.prefix { $0 != "[" }) })
    }

    /// Returns the build configuration files that the settings of a target come from and that cannot be read.
    func problemsOfSettings(of target: Object) -> [Diagnostic] {
        [object(rootID), target].compactMap(\.self).flatMap { owner in
            debugConfiguration(of: owner).flatMap(configurationFile)?.problems ?? []
        }
    }

    /// Returns the configuration for debugging of a target or project.
    private func debugConfiguration(of owner: Object) -> Object? {
        let list = object(owner.text("buildConfigurationList"))
        let configurations = objects(list?.ids("buildConfigurations") ?? [])
        return configurations.first { $0.text("name") == "Debug" } ?? configurations.first
    }

    /// Returns the configuration file that a build configuration is based on, which may lie in a folder of the project.
    private func configurationFile(of configuration: Object) -> BuildConfigurationFile? {
        configurationPath(of: configuration).flatMap { configurationFiles[$0] }
    }

    private func configurationPath(of configuration: Object) -> String? {
        if let file = configuration.text("baseConfigurationReference") { return path(of: file) }
        guard let folder = configuration.text("baseConfigurationReferenceAnchor").flatMap({ path(of: $0) }),
            let name = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return joinedPath(folder, name)
    }

    // MARK: Files

    /// The paths of the headers of the project, by their names.
    var headers: [String: String] {
        var found: [String: String] = [:]
        for id in objects.keys.sorted() {
            guard let written = objects[id]?["path"]?.string, written.hasSuffix(".h"),
                let path = path(of: id), let name = path.split(separator: "/").last
            else { continue }
            found[String(name)] = path
        }
        return found
    }

    /// Returns the paths of the Swift sources of a target.
    func sources(of target: Object) -> [String] {
        var found: [String] = []
        for phase in objects(target.ids("buildPhases")) where phase.kind == "PBXSourcesBuildPhase" {
            for file in objects(phase.ids("files")) {
                guard let reference = file.text("fileRef"), let path = path(of: reference) else { continue }
                found.append(path)
            }
        }
        for (root, exceptions) in synchronizedFolders(of: target) {
            let walked = FolderWalk(root: root).files(where: DataModel.isSourceName)
            found += walked.files.filter { !exceptions.contains(String($0.dropFirst(root.count + 1))) }
        }
        found += addedFiles(of: target)
        return DataModel.sources(among: Array(Set(found)).sorted())
    }

    /// Returns the folders whose files belong to a target, each with the paths from it of those that do not.
    func synchronizedFolders(of target: Object) -> [(root: String, exceptions: Set<String>)] {
        objects(target.ids("fileSystemSynchronizedGroups")).compactMap { group in
            path(of: group.id).map { (root: $0, exceptions: exceptions(of: group, for: target)) }
        }
    }

    /// Returns the files that a target takes of folders that do not belong to it.
    func addedFiles(of target: Object) -> [String] {
        let own = Set(target.ids("fileSystemSynchronizedGroups"))
        let others = objects.keys.sorted().compactMap { object($0) }.filter {
            $0.kind == "PBXFileSystemSynchronizedRootGroup" && !own.contains($0.id)
        }
        return others.flatMap { group in
            let added = exceptions(of: group, for: target)
            return path(of: group.id).map { root in added.map { joinedPath(root, $0) } } ?? []
        }
    }

    /// Returns the files of a folder that do not belong to a target, or, where the folder does not, those that do.
    private func exceptions(of group: Object, for target: Object) -> Set<String> {
        Set(
            objects(group.ids("exceptions")).filter { $0.text("target") == target.id }
                .flatMap { $0.ids("membershipExceptions") })
    }

    /// Returns the path of a file or group; nil for files of the SDK or of products.
    func path(of id: String) -> String? {
        var parts: [String] = []
        var next: String? = id
        while let current = next, let object = object(current), parts.count < 64 {
            if let path = object.text("path") { parts.insert(path, at: 0) }
            switch object.text("sourceTree") {
            case "<group>": next = parents[current]
            case "SOURCE_ROOT", nil: next = nil
            case "<absolute>": return parts.joined(separator: "/")
            default: return nil
            }
        }
        let base = object(rootID)?.text("projectDirPath") ?? ""
        let start = base.isEmpty ? folder : joinedPath(folder, base)
        return parts.isEmpty ? nil : Self.normalized(joinedPath(start, parts.joined(separator: "/")))
    }

    /// Returns a path without `.` and `..` after names.
    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
