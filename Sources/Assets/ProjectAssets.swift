import Diagnostics
import Files
import Foundation
import Synchronization

/// The images and colors of a project: the sets in its asset catalogs and its loose files, found by walking
/// its folders once, when the first is asked for.
final class ProjectAssets: Sendable {
    /// The folders of sets and the paths of loose files, by name.
    struct Index: Sendable {
        /// Image sets, and the icons of apps, which are shown in the same way.
        var sets: [String: String] = [:]
        /// Color sets, which `UIColor(named:)` finds.
        var colors: [String: String] = [:]
        /// Symbol sets, which are not drawn yet.
        var symbols: [String: String] = [:]
        /// Files outside of asset catalogs.
        var files: [String: String] = [:]
        /// What kept the walk from finding more.
        var problems: [Diagnostic] = []

        /// Takes a folder that is a set of an asset catalog; false where it is none.
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

    /// The images below a folder, which may be an asset catalog itself.
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

    /// What is to be known of a folder on the way.
    fileprivate struct Place {
        /// The namespaces around it, each with a slash behind.
        var prefix = ""
        var isInCatalog = false
    }

    /// Folders are walked in the order of their names, so that of two images of one name the same wins
    /// everywhere.
    private static func walk(_ root: String) -> Index {
        var index = Index()
        let start = Place(isInCatalog: isCatalog(root))
        let problems = FolderWalk(root: root).forEachFolder(
            start, isWanted: { $0 == entryName || ImageFileNames.split($0) != nil },
            visit: { folder, place in index.add(folder, at: place) })
        index.problems = problems + index.problems
        return index
    }

    /// Whether a folder is an asset catalog, by its name.
    static func isCatalog(_ folder: String) -> Bool {
        folder.split(separator: "/").last?.hasSuffix(".xcassets") ?? false
    }

    /// The extensions of folders whose images are not the app's by name: other sets of catalogs, projects,
    /// documentation.
    fileprivate static let opaqueEndings = [
        ".arresourcegroup", ".brandassets", ".complicationset", ".cubetextureset", ".dataset", ".docc",
        ".imagestack", ".launchimage", ".playground", ".stickerpack", ".textureset", ".xcdatamodeld",
        ".xcodeproj", ".xcworkspace",
    ]

    fileprivate static let entryName = "Contents.json"

    fileprivate static func providesNamespace(_ folder: String) throws(FileError) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var namespace: Bool?
                enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        let text = try readText(joinedPath(folder, entryName), as: .catalogEntry)
        let contents = try? JSONDecoder().decode(Contents.self, from: Data(text.utf8))
        return contents?.properties?.namespace ?? false
    }
}

extension ProjectAssets.Index {
    /// Takes what is in a folder, and says which folders inside may hold more.
    fileprivate mutating func add(
        _ folder: FolderWalk.Folder, at place: ProjectAssets.Place
    ) -> [(name: String, state: ProjectAssets.Place)] {
        var isNamespace = false
        if place.isInCatalog, folder.files.contains(ProjectAssets.entryName) {
            do throws(FileError) {
                isNamespace = try ProjectAssets.providesNamespace(folder.path)
            } catch {
                problems.append(error.diagnostic)
            }
        }
        let own = folder.path.split(separator: "/").last.map(String.init) ?? ""
        var inside = place
        if isNamespace { inside.prefix += own + "/" }
        for name in folder.files where name != ProjectAssets.entryName {
            files[name] = joinedPath(folder.path, name)
        }
        var left: [(name: String, state: ProjectAssets.Place)] = []
        // Of two sets of one name in a folder the first counts.
        for name in folder.folders.reversed() {
            if add(name, at: joinedPath(folder.path, name), prefix: inside.prefix) { continue }
            if name.hasSuffix(".xcassets") {
                left.append((name, ProjectAssets.Place(isInCatalog: true)))
            } else if !ProjectAssets.opaqueEndings.contains(where: name.hasSuffix) {
                left.append((name, inside))
            }
        }
        return left.reversed()
    }
}
