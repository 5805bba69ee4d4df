import Files
import Goldens
import Maquette
import ScreenDocuments

/// What a changed file may affect.
enum ChangeEffect: Hashable {
    case everything
    case nothing
    /// The screens that are read from the file.
    case source(String)
    /// The comparison with the golden.
    case golden(String)
    /// All screens from storyboards and xibs, which refer to one another, and to components and strings.
    case interfaceBuilder
    /// The screens that name an image or a color.
    case asset(String)
    /// The screens that name an image and search for it in a folder, which is no part of a walk through the project.
    case assetBeside(folder: String, name: String)
}

/// Decides by a file's place and name what it may affect. All paths are absolute and without links.
struct ChangeRules {
    /// The file of the plan.
    let configuration: String
    private let store: GoldenStore
    private let output: String
    private let fonts: [String]
    private let sourcesByInput: [PathKey: [String]]
    private let foldersByInput: [PathKey: Set<String>]
    private let inputs: Set<String>

    init(configurationFile: String, plan: GoldenPlan) {
        configuration = ChangeRules.whole(configurationFile)
        store = GoldenStore(directory: ChangeRules.whole(plan.goldens))
        output = ChangeRules.whole(plan.evidence)
        fonts = plan.fontDirectories.map(ChangeRules.whole)
        var sources: [PathKey: [String]] = [:], folders: [PathKey: Set<String>] = [:]
        for recipe in plan.items.map(\.request.recipe) where sources[PathKey(recipe.input)] == nil {
            sources[PathKey(recipe.input)] = recipe.sourceFiles.map(ChangeRules.whole)
            folders[PathKey(recipe.input)] = Set(recipe.assets.directories.compactMap(realPath))
        }
        sourcesByInput = sources
        foldersByInput = folders
        inputs = Set(sources.values.joined())
    }

    private static func whole(_ path: String) -> String {
        // Of a folder that does not exist yet, the nearest one around it does.
        if let path = realPath(of: path) { return path }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let around = directoryName(of: path)
        return around == path ? path : joinedPath(realPath(of: around) ?? around, name)
    }

    func sources(of item: GoldenPlan.Item) -> [String] {
        sourcesByInput[PathKey(item.request.recipe.input)] ?? []
    }

    /// Whether images of a comparison are searched for in a folder.
    func searches(_ folder: String, for item: GoldenPlan.Item) -> Bool {
        foldersByInput[PathKey(item.request.recipe.input)]?.contains(folder) ?? false
    }

    /// The files of a comparison: those of its screen that are there, and its goldens.
    func files(of item: GoldenPlan.Item) -> [String] {
        sources(of: item).filter { FileType(at: $0) != nil }
            + item.kinds.map { ChangeRules.whole(store.path(of: item.request.outputName, $0)) }
    }

    /// Whether a file may have changed without being listed, or is a golden that is not there.
    func isInDoubt(_ file: String, _ changes: FileChanges) -> Bool {
        guard let listed = changes.listed else { return false }
        return !listed.contains(file) && !changes.paths.contains(file)
    }

    func effect(of file: String) -> ChangeEffect {
        if file == configuration || fonts.contains(where: { file.hasPrefix($0 + "/") }) { return .everything }
        // It says what all goldens were made with, and keeps digests.
        if file == store.lockPath { return .everything }
        if file.hasPrefix(store.directory + "/") {
            return .golden(String(file.dropFirst(store.directory.count + 1)))
        }
        if file.hasPrefix(output + "/") { return .nothing }
        // These say which files and fonts are found, and what stands for custom classes.
        let decisive = ["/.gitignore", "/.maquette.yaml", "Info.plist"]
        if decisive.contains(where: file.hasSuffix) { return .everything }
        if inputs.contains(file), !InputFinder.isInterfaceBuilderFile(file) { return .source(file) }
        if InputFinder.isInput(file) { return .interfaceBuilder }
        let name = file.lowercased()
        if ChangeRules.isStrings(name) { return .interfaceBuilder }
        if ChangeRules.isFont(name) { return .everything }
        return assetEffect(of: file)
    }

    /// Returns the effect of a file or, with a slash at the end, of a folder that Git ignores. Walks through the project
    /// leave these out; what is looked for by its path is found.
    func effectOfIgnored(_ path: String) -> ChangeEffect {
        guard path.hasSuffix("/") else {
            guard !path.hasPrefix(output + "/") else { return .nothing }
            if ChangeRules.isFont(path.lowercased()), !fonts.contains(where: { path.hasPrefix($0 + "/") }) {
                return .nothing
            }
            let effect = effect(of: path)
            switch effect {
            case .asset(let name): return .assetBeside(folder: directoryName(of: path), name: name)
            // A screen that is not one of the plan is nothing to it.
            case .interfaceBuilder where InputFinder.isInput(path): return .nothing
            default: return effect
            }
        }
        let folder = String(path.dropLast())
        if folder == output || output.hasPrefix(path) { return .nothing }
        if fonts.contains(where: { $0 == folder || $0.hasPrefix(path) || folder.hasPrefix($0 + "/") }) {
            return .everything
        }
        if folder.hasSuffix(".lproj") { return .interfaceBuilder }
        let name = folder.split(separator: "/").last.map(String.init) ?? ""
        return .asset(name + "/")
    }

    private static func isStrings(_ name: String) -> Bool {
        [".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix)
    }

    private static func isFont(_ name: String) -> Bool {
        [".ttf", ".otf", ".ttc"].contains(where: name.hasSuffix)
    }

    /// Returns the effect of an image, or of a file in an asset catalog.
    private func assetEffect(of file: String) -> ChangeEffect {
        let parts = file.split(separator: "/").map(String.init)
        if parts.contains(where: { $0.hasSuffix(".xcassets") }) {
            let sets = [".imageset", ".colorset", ".symbolset", ".dataset"]
            guard let set = parts.last(where: { part in sets.contains(where: part.hasSuffix) }),
                let dot = set.lastIndex(of: ".")
            else { return .everything }
            return .asset(String(set[..<dot]))
        }
        let images = [
            ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".pdf", ".heic", ".heif", ".avif", ".tif",
            ".tiff",
            ".bmp", ".ico",
        ]
        let name = parts.last ?? ""
        guard let ending = images.first(where: name.lowercased().hasSuffix) else { return .nothing }
        // The scale and the device of `logo@2x~ipad.png` are not part of the name that screens use.
        let stem = name.dropLast(ending.count).prefix { $0 != "@" && $0 != "~" }
        return stem.isEmpty ? .everything : .asset(String(stem))
    }
}
