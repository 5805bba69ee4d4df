import Files
import PropertyLists
import ScreenDocuments

/// The font files of the projects that screens belong to.
package enum ProjectFonts {
    /// The maximum number of files of a project. Chosen: more than the families of any app.
    private static let limit = 300

    /// Returns the font files of the projects around screens that may ask for a font by its name, those that an
    /// `Info.plist` lists under `UIAppFonts` first. Projects of other screens are not searched.
    ///
    /// - Parameter recipes: The screens.
    /// - Returns: The paths of the files.
    package static func files(for recipes: [ScreenRecipe]) -> [String] { files(in: folders(for: recipes)) }

    /// Returns the folders of the projects around screens that may ask for a font by its name: those whose documents do,
    /// and all that an app's code shows, as code names fonts that no document does.
    ///
    /// - Parameter recipes: The screens.
    /// - Returns: The folders, each once, in the order of the screens.
    package static func folders(for recipes: [ScreenRecipe]) -> [String] {
        var folders: [String] = []
        var read: [String: Bool] = [:]
        for recipe in recipes {
            guard let folder = recipe.assets.project, !folders.contains(folder) else { continue }
            if recipe.source == nil {
                guard case .scene(_, let document) = recipe.content else { continue }
                let asks = read[document.file] ?? !document.fontNames.isEmpty
                read[document.file] = asks
                guard asks else { continue }
            }
            folders.append(folder)
        }
        return folders
    }

    /// Returns the font files of projects, those that an `Info.plist` lists first.
    package static func files(in folders: [String]) -> [String] { folders.flatMap(files(in:)) }

    private static func files(in folder: String) -> [String] {
        let found = FolderWalk(root: folder).files { name in
            name.hasSuffix("Info.plist")
                || [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
        }.files
        let listed = found.filter { $0.hasSuffix("Info.plist") }.reduce(into: Set<String>()) { names, path in
            names.formUnion(appFonts(ofFile: path))
        }
        let fonts = found.filter { !$0.hasSuffix("Info.plist") }
        func isListed(_ path: String) -> Bool {
            listed.contains(path.split(separator: "/").last.map(String.init) ?? "")
        }
        return Array((fonts.filter(isListed) + fonts.filter { !isListed($0) }).prefix(limit))
    }

    /// Returns the file names under `UIAppFonts`; none for a file that is not a property list, which says nothing about
    /// fonts.
    private static func appFonts(ofFile path: String) -> [String] {
        guard let bytes = try? readFile(path, as: .catalogEntry),
            let list = try? PropertyList(bytes, as: .catalogEntry),
            let fonts = list.dictionary?["UIAppFonts"]?.strings
        else { return [] }
        return fonts.compactMap { $0.split(separator: "/").last.map(String.init) }
    }
}
