import Files
package import InterfaceFiles
import ScreenBuilder
package import ScreenDocuments
package import ScreenFiles
import Scripts

/// An input that was read: the screens it contains, or why it could not be read.
public struct LoadedInput: Sendable {
    /// The input as the user named it.
    public var input: String
    /// The selected screens, ordered by scene, then by state.
    public var recipes: [ScreenRecipe]
    /// The document; nil if it could not be read or the screen is written in Swift.
    package var document: ScreenDocument?
    /// The diagnostics of reading the input.
    public var diagnostics: [Diagnostic]
    /// The first part of every output's name; nil if the document could not be read.
    package var screenName: String?
    /// Whether it is a screen of an app that no file declares.
    package var isAppScreen = false
    /// Whether a scene or state was requested that the input does not have.
    public var lacksSelection = false
    /// Whether the file was found in a folder and has none of the requested scenes.
    public var isLeftOut = false
    /// Whether it is a document that was read and draws nothing, such as one whose views code makes.
    public var drawsNothing: Bool {
        emptinessNote != nil && !diagnostics.contains { $0.severity == .error }
    }
    /// What is reported of a document that draws nothing: what it holds; nil for others.
    public var emptinessNote: Diagnostic? { document?.emptinessNote }
    /// What a storyboard or xib holds, in words; nil for other inputs.
    package var contents: String? { document?.contents }
    /// The requested scenes that the file has.
    var foundScenes: Set<String> = []
    /// The platform that an Interface Builder document found in a folder targets, if that is not iOS. Such a
    /// document has no diagnostics.
    public var foreignSystem: String?

    /// Whether it is a storyboard or xib, or extends one.
    package var isInterfaceBuilderDocument: Bool {
        InputFinder.isInterfaceBuilderFile(input)
            || document?.base.map(InputFinder.isInterfaceBuilderFile) ?? false
    }

    /// The document as text; nil if there is none.
    public var documentText: String? { document?.dump() }

    /// Whether a view of a class is drawn without a component, for which one may come.
    package func draws(className: String) -> Bool { document?.customClasses.contains(className) ?? false }

    /// Whether it has segues.
    package var hasSegues: Bool { document?.flow?.segues.isEmpty == false }

    /// Returns the names of the states of a scene, whether they were selected or not.
    package func stateNames(of scene: String?) -> [String] {
        document?.scenes.first { $0.name == scene }?.stateNames ?? []
    }
}

extension LoadedInput {
    /// Reads a screen file.
    public static func file(_ path: String, selection: InputSelection) -> LoadedInput {
        file(InputFile(path: path), selection: selection)
    }

    /// Reads a screen file.
    public static func file(_ file: InputFile, selection: InputSelection) -> LoadedInput {
        self.file(
            file, selection: selection, components: ProjectComponents(codedClasses: selection.codedClasses))
    }

    /// Reads a screen file. `components` caches what is read of projects across files.
    package static func file(
        _ file: InputFile, selection: InputSelection, components: ProjectComponents
    ) -> LoadedInput {
        switch FileContent(of: file, search: components.storyboards) {
        case .unreadable(let diagnostics):
            return LoadedInput(input: file.path, recipes: [], diagnostics: diagnostics)
        case .foreign(let system):
            var loaded = LoadedInput(input: file.path, recipes: [], diagnostics: [])
            loaded.foreignSystem = system
            return loaded
        case .document(let document, let diagnostics):
            let located = LocatedDocument(document, diagnostics, in: file, selection, components)
            let selected = SelectedDocument(
                selection, to: components.drawn(located), isFound: file.isFound)
            return LoadedInput(selected, of: file, located.assets, selection, components)
        }
    }

    /// Makes the screens of a document.
    private init(
        _ selected: SelectedDocument, of file: InputFile, _ assets: AssetSearchPaths,
        _ selection: InputSelection, _ components: ProjectComponents
    ) {
        self.init(
            input: file.path, recipes: [], document: selected.document, diagnostics: selected.diagnostics,
            lacksSelection: selected.lacksTab)
        // Classes of the app draw themselves, also in the file that an overlay adds to.
        if selection.source != nil { diagnostics.removeAll { $0.code == .storyboardCustomClass } }
        // A controller without a view may have had one in a XIB file, which is not there.
        if let note = emptinessNote, !diagnostics.contains(where: { $0.code == note.code }) {
            diagnostics.append(note)
        }
        guard let document = selected.document else { return }
        screenName = file.screenName ?? document.name
        addRecipes(of: document, named: file.screenName, isFound: file.isFound, assets, selection)
        let localized = LocalizedInput(file, selection, components)
        // What is drawn without a file that is not there must not become a golden.
        let replaced = diagnostics.filter { DiagnosticCode.replacedContentCodes.contains($0.code) }
        for index in recipes.indices {
            recipes[index].notes += replaced
            recipes[index].storyboards = components.storyboards
            recipes[index].localizedInput = localized
            recipes[index].componentFiles = selected.componentFiles
            recipes[index].addCanvas(from: selected.onCanvas)
            if isInterfaceBuilderDocument {
                recipes[index].source = selection.source
                recipes[index].reference = RecipeReference(.file(file), selection, index: index)
            }
        }
    }

    private mutating func addRecipes(
        of document: ScreenDocument, named name: String?, isFound: Bool, _ assets: AssetSearchPaths,
        _ selection: InputSelection
    ) {
        let names = DocumentNames(of: document)
        for scene in selectedScenes(of: document, names, selection, isFound: isFound) {
            let pictures = StatePictures(of: scene), stateParts = pictures.parts
            for picture in selected(pictures, selection) {
                guard let applied = scene.applying(state: picture.state) else { continue }
                var recipe = ScreenRecipe(
                    input: input, screen: name ?? document.name, scene: scene.name, state: picture.name,
                    assets: assets, content: .scene(applied, document: document))
                recipe.time = picture.time
                recipe.script = scene.states.first { $0.name == picture.state }?.script
                recipe.capture = picture.capture
                recipe.scenePart = names.part(of: scene)
                recipe.statePart = picture.name.flatMap { stateParts[$0] }
                recipes.append(recipe)
            }
        }
    }

    /// Loads a screen that is written in Swift.
    public static func screen(_ screen: Screen, selection: InputSelection) -> LoadedInput {
        self.screen(screen, named: screen.name, selection: selection)
    }

    /// Loads a screen that is written in Swift, with another name in the names of outputs.
    static func screen(_ screen: Screen, named name: String, selection: InputSelection) -> LoadedInput {
        var loaded = LoadedInput(input: screen.name, recipes: [], diagnostics: [])
        if screen.states.contains(StateSelection.baseName) {
            loaded.diagnostics.append(
                Diagnostic(
                    .screenName, "a state cannot be called '\(StateSelection.baseName)'",
                    at: Place(file: screen.name),
                    hints: ["that is the screen in no state, where the state is nil"]))
            return loaded
        }
        let pictures = StatePictures(states: screen.states, scripts: screen.scripts, namesBase: false)
        loaded.diagnostics += pictures.problems(at: Place(file: screen.name))
        guard loaded.diagnostics.isEmpty else { return loaded }
        let stateParts = pictures.parts
        for picture in loaded.selected(pictures, selection) {
            let state = picture.state
            var recipe = ScreenRecipe(
                input: screen.name, screen: name, state: picture.name,
                assets: AssetSearchPaths(
                    directories: selection.assetDirectories + InstalledAssets.directories),
                content: .code { try screen.make(state) })
            recipe.statePart = picture.name.flatMap { stateParts[$0] }
            recipe.interfaces = CodeInterfaces(
                folders: screen.interfaceFolders, classes: screen.classes)
            recipe.time = picture.time
            recipe.script = state.flatMap { screen.scripts[$0] }.map { ScriptDeclaration(script: $0) }
            recipe.capture = picture.capture
            loaded.recipes.append(recipe)
        }
        return loaded
    }

    /// Loads a screen of an app that no file declares.
    ///
    /// - Parameters:
    ///   - origin: The screen: a controller, a screen in Swift, or what is shown at launch.
    ///   - selection: The states, the folders of images, and when pictures are taken.
    /// - Returns: The screen; without recipes if its steps cannot be read.
    package static func screen(
        of origin: RecipeReference.Origin, selection: InputSelection
    ) -> LoadedInput {
        let screen: AppScreen, content: (String?) -> ScreenRecipe.Content
        switch origin {
        case .file(let file): return self.file(file, selection: selection)
        case .controller(let shown): (screen, content) = (shown, { _ in .controller(className: shown.name) })
        case .screen(let shown): (screen, content) = (shown, { .appScreen(name: shown.name, state: $0) })
        case .launch(let shown): (screen, content) = (shown, { _ in .launchedApp })
        }
        var loaded = LoadedInput(input: screen.name, recipes: [], diagnostics: [])
        loaded.isAppScreen = true
        let (scripts, problems) = screen.scripts
        let pictures = StatePictures(
            states: screen.states.map(\.name), scripts: scripts.mapValues(\.script), namesBase: false)
        loaded.diagnostics = problems + pictures.problems(at: Place(file: screen.name))
        guard loaded.diagnostics.isEmpty else { return loaded }
        let assets = AssetSearchPaths(
            directories: selection.assetDirectories,
            project: ProjectFolder.around(joinedPath(screen.project, ".")) ?? screen.project)
        let stateParts = pictures.parts
        for picture in loaded.selected(pictures, selection) {
            var recipe = ScreenRecipe(
                input: screen.name, screen: screen.name, state: picture.name, assets: assets,
                content: content(picture.state))
            recipe.statePart = picture.name.flatMap { stateParts[$0] }
            recipe.time = picture.time
            recipe.script = picture.state.flatMap { scripts[$0] }
            recipe.capture = picture.capture
            recipe.source = selection.source
            recipe.reference = RecipeReference(origin, selection, index: loaded.recipes.count)
            loaded.recipes.append(recipe)
        }
        return loaded
    }

    /// Returns an input without screens.
    ///
    /// - Parameters:
    ///   - input: Its name.
    ///   - diagnostics: Why it has none.
    /// - Returns: The input.
    package static func failed(_ input: String, _ diagnostics: [Diagnostic]) -> LoadedInput {
        LoadedInput(input: input, recipes: [], diagnostics: diagnostics)
    }

    private mutating func selectedScenes(
        of document: ScreenDocument, _ names: DocumentNames, _ selection: InputSelection, isFound: Bool
    ) -> [SceneDocument] {
        guard !selection.scenes.isEmpty else { return document.scenes }
        var indices: Set<Int> = []
        for name in selection.scenes {
            var matching = document.scenes.indices.filter { document.scenes[$0].matches(name) }
            // Names of outputs distinguish scenes whose own names are the same in them.
            if matching.isEmpty {
                matching = document.scenes.indices.filter { names.part(of: document.scenes[$0]) == name }
            }
            if !matching.isEmpty { foundScenes.insert(name) }
            indices.formUnion(matching)
        }
        let scenes = indices.sorted().map { document.scenes[$0] }
        isLeftOut = isFound && scenes.isEmpty
        let known = document.scenes.flatMap { scene in scene.name.map { [$0] } ?? scene.identifiers }
        // A file in a folder need not have every scene; `loadInputs` reports those that none has.
        for name in selection.scenes where !isFound && !foundScenes.contains(name) {
            reportMissing("scene", name, known)
        }
        return scenes
    }

    private mutating func selected(
        _ pictures: StatePictures, _ selection: InputSelection
    ) -> [StatePictures.Picture] {
        let (selected, unknown) = pictures.selected(selection.states)
        for name in unknown { reportMissing("state", name, pictures.names) }
        if selection.isWholeScript { return StatePictures.taken(at: [nil], insteadOf: selected) }
        guard !selection.times.isEmpty else { return selected }
        return StatePictures.taken(at: selection.times, insteadOf: selected)
    }

    /// Reports a scene that no file has.
    mutating func reportMissingScene(_ name: String) {
        lacksSelection = true
        diagnostics.append(
            Diagnostic(
                .inputMissing, "no file has a scene '\(name)'",
                hints: ["'*' in a name matches any part of it"]))
    }

    private mutating func reportMissing(_ what: String, _ name: String, _ known: [String]) {
        lacksSelection = true
        diagnostics.append(
            Diagnostic(
                .inputMissing, "there is no \(what) '\(name)'", at: Place(file: input),
                hints: known.isEmpty
                    ? ["this screen has no \(what)s"] : NearestName.hints(for: name, among: known)))
    }
}

extension SceneDocument {
    /// Whether one of the scene's names matches a pattern.
    fileprivate func matches(_ pattern: String) -> Bool {
        let names = (name.map { [$0] } ?? []) + identifiers
        if names.contains(pattern) { return true }
        let glob = GlobPattern(pattern)
        return names.contains { glob.matches(Array($0.unicodeScalars)) }
    }
}
