import Files
import Goldens
import ScreenFiles

extension GoldenPlan {
    /// Keeps the comparisons whose results may differ because files have changed. Where it is not known what a
    /// file is for, everything that could use it is kept.
    ///
    /// - Parameters:
    ///   - changes: The paths of files that have changed or are gone, absolute and without links.
    ///   - configurationFile: The file of the plan.
    public mutating func keep(affectedBy changes: [String], configurationFile: String) {
        let rules = ChangeRules(configurationFile: configurationFile, plan: self)
        let effects = changes.map(rules.effect)
        guard !effects.contains(.everything) else { return }
        var texts: [String: String] = [:]
        items = items.filter { item in
            effects.contains { effect in
                switch effect {
                case .everything: return true
                case .nothing: return false
                case .source(let path): return rules.sources(of: item).contains(path)
                case .golden(let file):
                    return item.kinds.contains { item.request.outputName + $0.fileExtension == file }
                case .interfaceBuilder:
                    return item.request.recipe.sourceFiles.contains(where: InputFinder.isInterfaceBuilderFile)
                case .asset(let name):
                    guard case .scene(_, let document) = item.request.recipe.content else { return true }
                    let input = item.request.recipe.input
                    let text = texts[input] ?? document.dump()
                    texts[input] = text
                    return text.contains(name)
                }
            }
        }
    }
}

/// What a changed file may affect.
private enum ChangeEffect: Hashable {
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
}

/// Decides by a file's place and name what it may affect.
private struct ChangeRules {
    private let configuration: String
    private let goldens: String
    private let output: String
    private let fonts: [String]
    private let sourceByInput: [String: [String]]
    private let inputs: Set<String>

    init(configurationFile: String, plan: GoldenPlan) {
        func whole(_ path: String) -> String {
            // Of a folder that does not exist yet, the nearest one around it does.
            if let path = realPath(of: path) { return path }
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            let around = directoryName(of: path)
            return around == path ? path : joinedPath(realPath(of: around) ?? around, name)
        }
        configuration = whole(configurationFile)
        goldens = whole(plan.goldens)
        output = whole(plan.evidence)
        fonts = plan.fontDirectories.map(whole)
        var sources: [String: [String]] = [:]
        for item in plan.items where sources[item.request.recipe.input] == nil {
            sources[item.request.recipe.input] = item.request.recipe.sourceFiles.map(whole)
        }
        sourceByInput = sources
        inputs = Set(sources.values.joined())
    }

    func sources(of item: GoldenPlan.Item) -> [String] { sourceByInput[item.request.recipe.input] ?? [] }

    func effect(of file: String) -> ChangeEffect {
        if file == configuration || fonts.contains(where: { file.hasPrefix($0 + "/") }) { return .everything }
        // It says what all goldens were made with, and keeps digests.
        if file == goldens + "/goldens.lock" { return .everything }
        if file.hasPrefix(goldens + "/") { return .golden(String(file.dropFirst(goldens.count + 1))) }
        if file.hasPrefix(output + "/") { return .nothing }
        if inputs.contains(file), !InputFinder.isInterfaceBuilderFile(file) { return .source(file) }
        if InputFinder.isInput(file) { return .interfaceBuilder }
        let name = file.lowercased()
        if [".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix) {
            return .interfaceBuilder
        }
        if [".ttf", ".otf", ".ttc"].contains(where: name.hasSuffix) { return .everything }
        return assetEffect(of: file)
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
