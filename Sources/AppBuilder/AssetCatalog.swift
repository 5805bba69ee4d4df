import Files

/// The names in an asset catalog of which Xcode makes symbols.
struct AssetCatalog {
    /// An asset, or a folder that provides a namespace.
    struct Asset: Hashable {
        /// The names of the namespaces around it.
        var namespaces: [String]
        /// Its own name.
        var name: String
        var kind: AssetSymbolName.Kind

        /// The name that it is asked for by.
        var fullName: String { (namespaces + [name]).joined(separator: "/") }
    }

    /// The end of the name of a catalog, a folder.
    static let suffix = ".xcassets"
    private static let contents = "/Contents.json"
    private static let kinds: [String: AssetSymbolName.Kind] = [
        "colorset": .color, "imageset": .image, "symbolset": .image,
    ]

    /// The assets, in the order of their names.
    private(set) var assets: [Asset] = []

    /// Reads the names in a catalog.
    ///
    /// - Parameter path: The path of the folder.
    init(path: String) {
        let files = FolderWalk(root: path).files { "/" + $0 == Self.contents }.files
        let folders = files.map { String($0.dropLast(Self.contents.count)) }
        let spaces = Set(folders.filter { Self.ending(of: $0) == nil && Self.providesNamespace($0) })
        assets = folders.compactMap { folder in
            guard let ending = Self.ending(of: folder), let kind = Self.kinds[ending] else { return nil }
            let parts = folder.dropFirst(path.count + 1).split(separator: "/").map(String.init)
            guard let name = parts.last?.dropLast(ending.count + 1) else { return nil }
            var outer = path, found: [String] = []
            for part in parts.dropLast() {
                outer += "/" + part
                if spaces.contains(outer) { found.append(part) }
            }
            return Asset(namespaces: found, name: String(name), kind: kind)
        }.sorted { $0.fullName < $1.fullName }
    }

    /// The end of the name of a folder that is a set; nil for a group.
    private static func ending(of folder: String) -> String? {
        let name = folder.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    }

    /// Whether a group provides a namespace.
    ///
    /// Source: Asset Catalog Format Reference, "Common Parameters and Properties": `provides-namespace`.
    private static func providesNamespace(_ folder: String) -> Bool {
        guard let bytes = try? readFile(folder + contents, as: .source) else { return false }
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return text.contains("\"provides-namespace\":true")
    }
}
