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
        guard let entries = root?.mapping?["targets"]?.mapping else { return }
        let settings = root?.mapping?["settings"]
        targets = entries.compactMap { name, node in
            name.string.flatMap { Self.target(named: $0, node, settings) }
        }
    }

    private static func target(named name: String, _ node: Node, _ settings: Node?) -> DeclaredTarget? {
        guard let target = node.mapping else { return nil }
        let type = target["type"]?.string ?? ""
        let platforms = target["platform"].map(texts) ?? []
        let destinations = target["supportedDestinations"].map(texts) ?? []
        let isForPhone =
            (platforms + destinations).contains { ["iOS", "auto"].contains($0) }
            || (platforms + destinations).isEmpty
        guard isForPhone, !type.contains("test"), !type.contains("extension") else { return nil }
        func setting(_ key: String) -> String? {
            [target["settings"], settings].lazy.compactMap { $0.flatMap { Self.setting(key, in: $0) } }.first
        }
        let product = setting("PRODUCT_MODULE_NAME") ?? setting("PRODUCT_NAME")
        var made = DeclaredTarget(
            name: name, moduleName: product.flatMap { $0.contains("$") ? nil : $0 } ?? name,
            isApp: type == "application",
            sources: (target["sources"] ?? Node(name)).sourcePatterns)
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

    /// Returns a setting: of the configuration for debugging, of all, or written without groups.
    private static func setting(_ key: String, in node: Node) -> String? {
        let settings = node.mapping
        let groups = [settings?["configs"]?.mapping?["Debug"], settings?["base"], node]
        return groups.lazy.compactMap { $0?.mapping?[key]?.string }.first
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
