import ScreenDocuments
import ScreenFiles
import Synchronization

/// The copies of a storyboard or XIB file in other languages, each read when the first picture in it is asked for.
package final class LocalizedInput: Sendable {
    private let file: InputFile
    private let selection: InputSelection
    private let components: ProjectComponents
    private let copies: LocalizedCopies
    private let loaded = Mutex<[String: LoadedInput]>([:])

    /// Finds the copies of an input; nil if it has none, or is itself the copy of another file.
    init?(_ file: InputFile, _ selection: InputSelection, _ components: ProjectComponents) {
        guard let copies = LocalizedCopies(around: file.path), copies.isBase else { return nil }
        (self.file, self.selection, self.components, self.copies) = (file, selection, components, copies)
    }

    /// The paths of the file and its copies.
    var files: [String] { copies.files }

    /// Returns a recipe of the file as the copy for a locale has it: of the same scene in the same state.
    func recipe(for recipe: ScreenRecipe, locale: String) -> ScreenRecipe {
        let isNamed = selection.locales.contains(locale)
        guard let (path, language) = copies.copy(for: locale, isNamed: isNamed) else { return recipe }
        let (input, isFirst) = read(path)
        var localized = recipe
        let place = Place(file: path)
        if input.document == nil {
            localized.notes = input.diagnostics
            localized.isRefused = true
        } else if let found = LocalizedInput.counterpart(of: recipe, in: input.recipes) {
            localized = found
            (localized.input, localized.screen, localized.scene) = (recipe.input, recipe.screen, recipe.scene)
            (localized.scenePart, localized.statePart) = (recipe.scenePart, recipe.statePart)
            localized.localizedInput = self
            (localized.source, localized.reference) = (recipe.source, recipe.reference)
            localized.notes =
                [
                    Diagnostic(
                        .localizedCopy, "the copy of \(language) is drawn", of: language, at: place,
                        hints: ["without --locale, '\(recipe.input)' is"])
                ] + found.notes
            // What concerns the file as a whole is said once.
            if isFirst { localized.notes += input.diagnostics.filter { !found.notes.contains($0) } }
        } else {
            let scene = recipe.scene.map { "has no scene '\($0)'" } ?? "has another scene"
            localized.notes =
                [
                    Diagnostic(
                        .localizedScene,
                        "the copy of \(language) \(scene); that of '\(recipe.input)' is drawn",
                        of: language, at: place, hints: ["make the copy again from the other file"])
                ] + recipe.notes
        }
        return localized
    }

    private func read(_ path: String) -> (input: LoadedInput, isFirst: Bool) {
        loaded.withLock { known in
            if let input = known[path] { return (input, false) }
            let copy = InputFile(path: path, isFound: file.isFound, screenName: file.screenName)
            let input = LoadedInput.file(copy, selection: selection, components: components)
            known[path] = input
            return (input, true)
        }
    }

    /// Returns the recipe of the same scene, by its object id or else its name, in the same state at the same time.
    private static func counterpart(of recipe: ScreenRecipe, in all: [ScreenRecipe]) -> ScreenRecipe? {
        let same = all.filter {
            $0.state == recipe.state && $0.time == recipe.time && $0.capture == recipe.capture
        }
        return same.first { $0.rootID == recipe.rootID }
            ?? same.first { $0.scene == recipe.scene && recipe.scene != nil }
    }
}

extension ScreenRecipe {
    /// The object id of the scene's root; nil for Swift code.
    fileprivate var rootID: String? {
        if case .scene(let scene, _) = content { scene.root.id } else { nil }
    }

    /// Returns the recipe as the copy of its file for a locale has it; itself if there is none.
    func localized(to locale: String) -> ScreenRecipe {
        localizedInput?.recipe(for: self, locale: locale) ?? self
    }
}
