import Files
import Goldens
import Maquette
import ScreenDocuments

extension GoldenPlan {
    /// Keeps the comparisons whose results may differ because files have changed. Where it is not known what a
    /// file is for, everything that could use it is kept.
    ///
    /// - Parameters:
    ///   - changes: The paths of files that have changed or are gone, absolute and without links.
    ///   - configurationFile: The file of the plan.
    public mutating func keep(affectedBy changes: [String], configurationFile: String) {
        keep(affectedBy: FileChanges(paths: Set(changes)), configurationFile: configurationFile)
    }

    /// Keeps comparisons as above, and those whose files may have changed without being listed.
    package mutating func keep(affectedBy changes: FileChanges, configurationFile: String) {
        let rules = ChangeRules(configurationFile: configurationFile, plan: self)
        guard !changes.isUnknown, !rules.isInDoubt(rules.configuration, changes) else { return }
        let effects = Set(changes.paths.map(rules.effect) + changes.ignored.map(rules.effectOfIgnored))
        guard !effects.contains(.everything) else { return }
        var texts: [PathKey: String] = [:]
        items = items.filter { item in
            if rules.files(of: item).contains(where: { rules.isInDoubt($0, changes) }) { return true }
            let recipe = item.request.recipe
            guard case .scene(_, let document) = recipe.content else { return true }
            let key = PathKey(recipe.input)
            let text = texts[key] ?? document.valuesText
            texts[key] = text
            if changes.listed != nil, text.namesFilesOutsideFolders { return true }
            return effects.contains { effect in
                switch effect {
                case .everything: true
                case .nothing: false
                case .source(let path): rules.sources(of: item).contains(path)
                case .golden(let file):
                    item.kinds.contains { item.request.outputName + $0.fileExtension == file }
                case .interfaceBuilder: recipe.sourceFiles.contains(where: InputFinder.isInterfaceBuilderFile)
                case .asset(let name): text.contains(name)
                case .assetBeside(let folder, let name):
                    text.contains("/" + name) || text.contains(name) && rules.searches(folder, for: item)
                }
            }
        }
    }

    /// The files that results are made of and compared with, as far as they are known before a render: absolute, without
    /// links.
    package func comparedFiles(configurationFile: String) -> Set<String> {
        let rules = ChangeRules(configurationFile: configurationFile, plan: self)
        return items.reduce(into: [rules.configuration]) { $0.formUnion(rules.files(of: $1)) }
    }

    /// The folders in which images and fonts are searched for by name: absolute, without links.
    package var assetFolders: Set<String> {
        let folders = items.flatMap(\.request.recipe.assets.directories) + fontDirectories
        return Set(Set(folders).compactMap(realPath))
    }
}

extension ScreenDocument {
    /// The values of all attributes, under all conditions, as text.
    fileprivate var valuesText: String {
        let variations = scenes.flatMap(\.variations).flatMap(\.overrides).map { "\($0.attribute.value)" }
        let colors = scenes.compactMap(\.tintColor).map { "\($0)" }
        return ([dump()] + variations + colors).joined(separator: "\n")
    }
}

extension String {
    /// Whether a value in it may be the path of a file that is not in the folders of images.
    fileprivate var namesFilesOutsideFolders: Bool { contains("= /") || contains("../") }
}
