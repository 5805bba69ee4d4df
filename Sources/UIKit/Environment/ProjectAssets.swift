import Files
import Synchronization

/// The images and colours of a project: the sets in its asset catalogues and its loose files, found by walking
/// its folders once, when the first is asked for.
final class ProjectAssets: Sendable {
    /// The folders of sets and the paths of loose files, by name.
    struct Index: Sendable {
        /// Image sets, and the icons of apps, which are shown in the same way.
        var sets: [String: String] = [:]
        /// Colour sets.
        var colors: [String: String] = [:]
        /// Symbol sets.
        var symbols: [String: String] = [:]
        /// Loose files.
        var files: [String: String] = [:]

        /// Takes a folder that is a set of an asset catalogue; false where it is none.
        mutating func add(_ name: String, at path: String, prefix: String) -> Bool {
            guard let dot = name.lastIndex(of: ".") else { return false }
            let plain = prefix + name[..<dot]
            switch name[dot...] {
            case ".imageset", ".appiconset": sets[plain] = path
            case ".colorset": colors[plain] = path
            case ".symbolset": symbols[plain] = path
            default: return false
            }
            return true
        }
    }

    /// Where the project begins.
    let root: String
    private let index = Mutex<Index?>(nil)
    /// How many entries of folders are looked at. Chosen: more than any app's sources have.
    private static let entryLimit = 200_000

    /// The images below a folder.
    init(root: String) { self.root = root }

    /// What was found.
    var found: Index {
        index.withLock { known in
            if let known { return known }
            let walked = ProjectAssets.walk(root)
            known = walked
            return walked
        }
    }

    /// Folders are walked in the order of their names, so that of two images of one name the same wins
    /// everywhere.
    private static func walk(_ root: String) -> Index {
        var index = Index()
        var left: [(path: String, prefix: String, isInCatalog: Bool)] = [(root, "", false)]
        var count = 0
        while let folder = left.popLast(), count < entryLimit {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            count += names.count
            let isNamespace =
                folder.isInCatalog && names.contains("Contents.json")
                && providesNamespace(folder.path)
            let own = folder.path.split(separator: "/").last.map(String.init) ?? ""
            let prefix = isNamespace ? folder.prefix + own + "/" : folder.prefix
            for name in names.reversed() where !name.hasPrefix(".") && !skipped.contains(name) {
                let path = "\(folder.path)/\(name)"
                if index.add(name, at: path, prefix: prefix) { continue }
                if let dot = name.lastIndex(of: "."), dot != name.startIndex {
                    if name.hasSuffix(".xcassets") {
                        left.append((path, "", true))
                    } else if name.hasSuffix(".lproj") || name.hasSuffix(".bundle") {
                        left.append((path, prefix, folder.isInCatalog))
                    } else if ImageFileNames.split(name) != nil {
                        index.files[name] = path
                    }
                } else {
                    left.append((path, prefix, folder.isInCatalog))
                }
            }
        }
        return index
    }

    /// Folders of other people's code and of what builds leave behind.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    private static func providesNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var namespace: Bool?
                enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let bytes = try? readFile("\(folder)/Contents.json", as: .catalogEntry) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: Data(bytes)))?.properties?.namespace ?? false
    }
}
