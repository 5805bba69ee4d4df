import Files
import PropertyLists
import Yams

/// Reads the targets of a `project.yml`, from which XcodeGen makes an Xcode project.
///
/// Source: XcodeGen's "Project Spec". Templates are not expanded.
struct XcodeGenManifest {
    /// The name of the file.
    static let fileName = "project.yml"
    /// The targets, without tests and extensions; empty if the file is not such a manifest.
    private(set) var targets: [DeclaredTarget] = []

    /// Reads a manifest.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `ProjectFileError` if it cannot be read or is not YAML.
    init(path: String) throws(ProjectFileError) {
        let text = try projectText(path)
        let root: Node?
        do { root = try Yams.compose(yaml: text) } catch {
            throw ProjectFileError(error, ofYAMLIn: path)
        }
        guard let root, let entries = root.mapping?["targets"]?.mapping else { return }
        let common = Self.settings(of: root, in: directoryName(of: path), over: [:])
        targets = entries.compactMap { name, node in
            name.string.flatMap { name in
                let own = Self.settings(of: node, in: directoryName(of: path), over: common)
                return Self.target(named: name, node, own)
            }
        }
    }

    private static func target(
        named name: String, _ node: Node, _ settings: [String: String]
    ) -> DeclaredTarget? {
        guard let target = node.mapping else { return nil }
        let type = target["type"]?.string ?? ""
        let platforms = target["platform"].map(texts) ?? []
        let destinations = target["supportedDestinations"].map(texts) ?? []
        let isForPhone =
            (platforms + destinations).contains { ["iOS", "auto"].contains($0) }
            || (platforms + destinations).isEmpty
        guard isForPhone, !type.contains("test"), !type.contains("extension") else { return nil }
        func setting(_ key: String) -> String? { BuildSettings.value(of: key, in: settings) }
        let product = BuildSettings(name: name, written: setting).expanded("$(PRODUCT_MODULE_NAME)")
        var made = DeclaredTarget(
            name: name, moduleName: product.isEmpty ? name : product,
            isApp: type == "application",
            sources: (target["sources"] ?? Node(name)).sourcePatterns)
        made.settings = settings
        made.informationEntries = (target["info"]?.mapping?["properties"]).map(entries) ?? [:]
        made.dependencies = (target["dependencies"]?.sequence ?? []).compactMap {
            $0.mapping?["target"]?.string?.split(separator: "/").last.map(String.init)
        }
        made.resources = made.sources
        made.informationListPath =
            target["info"]?.mapping?["path"]?.string ?? setting("INFOPLIST_FILE")
        made.bundleIdentifier = setting("PRODUCT_BUNDLE_IDENTIFIER")
        made.deviceFamilies = setting("TARGETED_DEVICE_FAMILY")
        made.accentColorName = setting("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
        made.languageVersion = LanguageVersion(setting: setting("SWIFT_VERSION"))
        if let conditions = setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS") {
            made.conditions = AppTarget.conditions(of: conditions)
        }
        return made
    }

    /// Returns the settings of a target or the project, for debugging: those of its configuration file, and those of all
    /// configurations and of the one for debugging, or written without groups.
    ///
    /// - Parameters:
    ///   - node: The target or the project.
    ///   - folder: The folder of the manifest.
    ///   - outer: The settings that they replace.
    /// - Returns: The values by the names of the settings.
    private static func settings(
        of node: Node, in folder: String, over outer: [String: String]
    ) -> [String: String] {
        var found = outer
        func add(_ values: [String: String]) {
            for (name, value) in values {
                found[name] = BuildConfigurationFile.inheriting(value, of: name, from: found[name])
            }
        }
        if let path = node.mapping?["configFiles"]?.mapping?["Debug"]?.string {
            let boundary = ProjectBoundary([folder])
            add(BuildConfigurationFile(path: joinedPath(folder, path), in: boundary).settings)
        }
        let own = node.mapping?["settings"]
        let groups = [own, own?.mapping?["base"], own?.mapping?["configs"]?.mapping?["Debug"]]
        for group in groups {
            var values: [String: String] = [:]
            for (key, value) in group?.mapping ?? [:] {
                guard let name = key.string, name.contains(where: \.isUppercase) else { continue }
                let list = value.sequence.map { _ in texts(value).joined(separator: " ") }
                values[name] = value.bool.map { $0 ? "YES" : "NO" } ?? value.string ?? list
            }
            add(values)
        }
        return found
    }

    /// Returns the entries of a property list that the manifest gives.
    private static func entries(_ node: Node) -> [String: PropertyList] {
        let pairs = (node.mapping ?? [:]).compactMap { key, value in key.string.map { ($0, list(value)) } }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    private static func list(_ node: Node) -> PropertyList {
        if node.mapping != nil { return .dictionary(entries(node)) }
        if let values = node.sequence { return .array(values.map(list)) }
        let style = node.scalar?.style ?? .any
        if style == .singleQuoted || style == .doubleQuoted { return .string(node.string ?? "") }
        if let truth = node.bool { return .boolean(truth) }
        return node.int.map { .integer($0) } ?? .string(node.string ?? "")
    }

    fileprivate static func texts(_ node: Node) -> [String] {
        node.string.map { [$0] } ?? (node.sequence ?? []).compactMap(\.string)
    }
}

extension Node {
    /// The sources of a target: a path, or a list of paths and of mappings with one.
    fileprivate var sourcePatterns: [DeclaredTarget.SourcePattern] {
        if let string { return [.init(path: string)] }
        return (sequence ?? []).compactMap { entry in
            if let path = entry.string { return .init(path: path) }
            guard let mapping = entry.mapping, let path = mapping["path"]?.string else { return nil }
            return .init(path: path, excluded: mapping["excludes"].map(XcodeGenManifest.texts) ?? [])
        }
    }
}
