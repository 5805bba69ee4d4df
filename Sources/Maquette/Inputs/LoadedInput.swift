import Files
import ScreenBuilder
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
    package var isOfApp = false
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
    package var isOfInterfaceBuilder: Bool {
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
        self.file(file, selection: selection, components: ProjectComponents())
    }

    /// Reads a screen file. `components` caches what is read of projects across files.
    package static func file(
        _ file: InputFile, selection: InputSelection, components: ProjectComponents
    ) -> LoadedInput {
        let path = file.path
        if let refusal = refusal(of: path) {
            return LoadedInput(input: path, recipes: [], diagnostics: [refusal])
        }
        let (document, diagnostics) =
            InputFinder.isInterfaceBuilderFile(path)
            ? readInterfaceBuilderFile(atPath: path, search: components.storyboards)
            : readScreenFile(atPath: path, search: components.storyboards)
        var loaded = LoadedInput(input: path, recipes: [], document: document, diagnostics: diagnostics)
        guard let document else {
            guard file.isFound, InputFinder.isInterfaceBuilderFile(path),
                let system = readForeignSystem(ofInterfaceBuilderFileAtPath: path)
            else { return loaded }
            loaded.diagnostics = []
            loaded.foreignSystem = system
            return loaded
        }
        let interfaceBuilderFile = InputFinder.isInterfaceBuilderFile(path) ? path : document.base
        let project = components.projectFolder(around: interfaceBuilderFile ?? path, in: file.root)
        let assets = AssetSearchPaths(
            directories: assetDirectories(of: path, selection), project: project.folder,
            isOutsideOfProjects: project.isOutsideOfProjects)
        if let reason = project.reason, interfaceBuilderFile != nil {
            loaded.diagnostics.append(
                Diagnostic(
                    .projectFolder, "asset catalogues and xibs of classes are not searched: \(reason)",
                    at: Place(file: path),
                    hints: [
                        "--assets names folders of images and catalogues; a '.maquette.yaml' marks a project"
                    ]))
        }
        var drawn = ProjectComponents.Drawn(document: document, diagnostics: loaded.diagnostics)
        if let interfaceBuilderFile {
            drawn = components.draw(
                document, path: interfaceBuilderFile, in: assets.project, updating: loaded.diagnostics)
        }
        components.applyAppearance(to: &drawn, path: path)
        let changed = drawn.document.applyingDeferredChanges()
        drawn.document = changed.document
        loaded.diagnostics = drawn.diagnostics + changed.diagnostics
        let onCanvas = drawn.onCanvas?.setting(selection.assignments, source: "--set").document
        if selection.outlinesCustomViews {
            drawn.document = drawn.document.outliningCustomViews {
                PlaceholderTable.placeholder(for: $0) != nil
            }
        }
        let tab = drawn.document.settingTab(selection.tab, isFound: file.isFound)
        loaded.diagnostics += tab.diagnostics
        loaded.lacksSelection = loaded.lacksSelection || !tab.diagnostics.isEmpty
        let set = tab.document.settingRows(selection.rows, source: "--rows")
            .setting(selection.assignments, source: "--set")
        loaded.document = set.document
        loaded.diagnostics += set.diagnostics
        // A controller without a view may have had one in a XIB file, which is not there.
        if let note = loaded.emptinessNote, !loaded.diagnostics.contains(where: { $0.code == note.code }) {
            loaded.diagnostics.append(note)
        }
        if let document = set.document {
            loaded.screenName = file.screenName ?? document.name
            loaded.addRecipes(of: document, named: file.screenName, isFound: file.isFound, assets, selection)
            let localized = LocalizedInput(file, selection, components)
            // What is drawn without a file that is not there must not become a golden.
            let replaced = loaded.diagnostics.filter { DiagnosticCode.replacedContentCodes.contains($0.code) }
            for index in loaded.recipes.indices {
                loaded.recipes[index].notes += replaced
                loaded.recipes[index].storyboards = components.storyboards
                loaded.recipes[index].localizedInput = localized
                loaded.recipes[index].componentFiles = drawn.files
                loaded.recipes[index].addCanvas(from: onCanvas)
            }
        }
        return loaded
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
            recipe.interfaceFolders = screen.interfaceFolders
            recipe.classes = screen.classes
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
    ///   - name: The name of the screen.
    ///   - content: What is shown.
    ///   - project: The app's folder, where its images are.
    ///   - selection: The folders of images, and when pictures are taken.
    /// - Returns: The screen.
    package static func screen(
        _ name: String, of content: ScreenRecipe.Content, in project: String, selection: InputSelection
    ) -> LoadedInput {
        var loaded = LoadedInput(input: name, recipes: [], diagnostics: [])
        let pictures = StatePictures(states: [], scripts: [:], namesBase: false)
        let assets = AssetSearchPaths(
            directories: selection.assetDirectories,
            project: ProjectFolder.around(joinedPath(project, ".")) ?? project)
        for picture in loaded.selected(pictures, selection) {
            var recipe = ScreenRecipe(
                input: name, screen: name, state: picture.state, assets: assets, content: content)
            recipe.time = picture.time
            loaded.recipes.append(recipe)
        }
        loaded.isOfApp = true
        return loaded
    }

    private mutating func selectedScenes(
        of document: ScreenDocument, _ names: DocumentNames, _ selection: InputSelection, isFound: Bool
    ) -> [SceneDocument] {
        guard !selection.scenes.isEmpty else { return document.scenes }
        var indices: Set<Int> = []
        for name in selection.scenes {
            var matching = document.scenes.indices.filter { document.scenes[$0].matches(name) }
            // Names of outputs tell scenes apart whose own names are alike in them.
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

    /// Returns why a file is rejected before it is read: its type is not that of a screen file.
    private static func refusal(of path: String) -> Diagnostic? {
        let name = path.lowercased()
        guard !InputFinder.isInterfaceBuilderFile(path) else { return nil }
        guard ![".yaml", ".yml", ".json"].contains(where: name.hasSuffix) else { return nil }
        return Diagnostic(
            .inputType, "not a screen file", at: Place(file: path),
            hints: ["screen files are called *.screen.yaml, *.screen.json, *.storyboard or *.xib"])
    }

    /// Returns the image folders for a file: the user's, the file's own, and `images` in that folder or next
    /// to it.
    private static func assetDirectories(of path: String, _ selection: InputSelection) -> [String] {
        let folder = directoryName(of: path)
        let beside = [folder, "\(folder)/images", "\(folder)/../images"]
        return selection.assetDirectories + beside.filter(InputFinder.isDirectory)
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
