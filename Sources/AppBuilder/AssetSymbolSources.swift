import Files
import SwiftPorting

/// The sources with the symbols of asset catalogs, one for each target that has catalogs and names symbols.
struct AssetSymbolSources {
    /// The sources by the names of the modules.
    private(set) var sources: [String: SourceFile] = [:]

    /// Types of the system that symbols extend.
    private static let types: Set<String> = [
        "Color", "ColorResource", "ImageResource", "ShapeStyle", "UIColor", "UIImage",
    ]

    /// Makes the sources.
    ///
    /// - Parameters:
    ///   - targets: The targets of the app and of what it imports; the last is the app itself.
    ///   - files: The sources of the targets by their paths.
    ///   - root: The folder of the project.
    ///   - boundary: The folders that files may lie in.
    init(
        _ targets: [AppTarget], _ files: [String: SourceFile], in root: String,
        within boundary: ProjectBoundary
    ) {
        let folders = targets.map { Self.folder(of: $0.sources) }
        let catalogs = Self.catalogs(in: Set([root] + folders.compactMap(\.self)), within: boundary)
        guard !catalogs.isEmpty else { return }
        var owned: [Int: [String]] = [:]
        for path in catalogs {
            let owner = folders.indices.filter { index in
                folders[index].map { path.hasPrefix($0 + "/") } ?? false
            }.max { (folders[$0]?.count ?? 0, $0) < (folders[$1]?.count ?? 0, $1) }
            owned[owner ?? targets.count - 1, default: []].append(path)
        }
        for (index, paths) in owned where targets.indices.contains(index) {
            let target = targets[index]
            let texts = target.sources.compactMap { files[$0]?.bytes }
            guard let text = Self.text(of: paths, for: texts) else { continue }
            sources[target.moduleName] = SourceFile(
                path: joinedPath(paths[0], AssetSymbols.fileName), bytes: Array(text.utf8))
        }
    }

    /// The folder that all sources of a target are in.
    static func folder(of sources: [String]) -> String? {
        guard
            var parts = sources.first.map({ $0.split(separator: "/", omittingEmptySubsequences: false) })?
                .dropLast()
        else { return nil }
        for path in sources.dropFirst() {
            let other = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            let same = zip(parts, other).prefix { $0 == $1 }.count
            parts = parts.prefix(same)
        }
        let folder = parts.joined(separator: "/")
        return folder.isEmpty ? nil : folder
    }

    /// The paths of the catalogs in folders, sorted; none in those of tests.
    private static func catalogs(in folders: Set<String>, within boundary: ProjectBoundary) -> [String] {
        let mark = AssetCatalog.suffix + "/Contents.json"
        let outer = folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }
        let found = outer.flatMap { folder in
            FolderWalk(root: folder).files { $0 == "Contents.json" }.files.filter { path in
                path.hasSuffix(mark)
                    && !path.dropFirst(folder.count).split(separator: "/").contains { $0.hasSuffix("Tests") }
            }
        }
        return boundary.filtered(
            found.map { String($0.dropLast("/Contents.json".count)) }.sorted(), "resource"
        )
        .paths
    }

    /// The text of the source for the catalogs of a target; nil where its sources name no symbol.
    private static func text(of catalogs: [String], for texts: [[UInt8]]) -> String? {
        let symbols = AssetSymbols(catalogs.flatMap { AssetCatalog(path: $0).assets })
        let names = symbols.names
        let vocabularies = texts.lazy.map { SourceWords(in: $0) }
        guard !names.isEmpty,
            vocabularies.contains(where: { words in names.contains(where: words.contains) })
        else {
            return nil
        }
        return symbols.text(
            except: StaticMembers(in: texts, of: types).names,
            hasSwiftUI: SourceReduction.moduleNames(in: texts).contains("SwiftUI"))
    }
}
