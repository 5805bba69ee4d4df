import Files
import Maquette
import MaquetteCommands
import Synchronization

/// The files of a project and their scenes, as they are on disk now.
///
/// One thread takes changes over; others read scenes at the same time.
final class PreviewProject: Sendable {
    /// A scene of a file.
    struct SceneName: Hashable, Sendable {
        /// The path of the file.
        var path: String
        /// The scene's name, if the file has several.
        var scene: String?

        static func == (first: SceneName, second: SceneName) -> Bool {
            PathKey(first.path) == PathKey(second.path) && first.scene == second.scene
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(PathKey(path))
            hasher.combine(scene)
        }
    }

    /// What a change has changed.
    struct Effect: Sendable {
        /// Counts the changes.
        var generation: Int
        /// Whether there are other scenes.
        var isList: Bool
        /// The numbers of the scenes; nil for all.
        var scenes: [Int]?
    }

    struct State {
        /// The files; `findFiles` alone changes which there are.
        var inputs: [PreviewInput]
        /// The indices of the files by their paths.
        var indices: [PathKey: Int] = [:]
        var session: RenderSession
        /// Counts the sessions, and how often one has forgotten what it knew of files.
        var sessionNumber = 0
        var fontFolders: [String]
        var components: ProjectComponents
        var generation = 1
        var numbers: [SceneName: Int] = [:]
        var names: [Int: SceneName] = [:]

        /// Returns the file at a path; nil if there is none any more.
        func input(_ path: String) -> PreviewInput? { indices[PathKey(path)].map { inputs[$0] } }

        /// Notes where the files are in the list.
        mutating func indexInputs() {
            indices = Dictionary(inputs.enumerated().map { (PathKey($1.file.path), $0) }) { first, _ in first
            }
        }

        /// The numbers of all scenes in their order. A scene keeps its number as long as the server runs.
        mutating func sceneNumbers() -> [Int] { inputs.indices.flatMap { sceneNumbers(of: $0) } }

        /// The numbers of the scenes of an input.
        mutating func sceneNumbers(of index: Int) -> [Int] {
            let path = inputs[index].file.path
            return inputs[index].sceneNames.map { scene in
                let name = SceneName(path: path, scene: scene)
                if let number = numbers[name] { return number }
                let number = numbers.count
                (numbers[name], names[number]) = (number, name)
                return number
            }
        }
    }

    /// What is shown.
    let options: PreviewOptions
    /// What is to be said about the files when the server starts.
    let startDiagnostics: [Diagnostic]
    /// The languages that the project has folders for.
    let languages: [String]
    let state: Mutex<State>

    /// Reads the project.
    ///
    /// - Throws: `CommandFailure` if it has no screen, or if the installation is incomplete.
    init(_ options: PreviewOptions) throws {
        self.options = options
        let (files, problems) = InputFinder.search(options.paths)
        guard !files.isEmpty else {
            throw CommandFailure.usage("no screen file lies in \(options.paths.joined(separator: ", "))")
        }
        let loaded = loadInputs(files, selection: options.selection, workers: options.workers)
        if let missing = loaded.first(where: \.lacksSelection) {
            throw CommandFailure(status: .usage, diagnostics: missing.diagnostics)
        }
        let folders = ProjectFonts.folders(for: loaded.flatMap(\.recipes))
        let session: RenderSession
        do throws(InstallationError) {
            session = try PreviewProject.session(options, fontFolders: folders)
        } catch {
            throw CommandFailure(status: .environment, diagnostics: [error.diagnostic])
        }
        startDiagnostics = problems + session.diagnostics
        languages = PreviewProject.languages(of: loaded.flatMap(\.recipes))
        let inputs = zip(files, loaded).map { PreviewInput($0, version: 1, $1) }
        state = Mutex(
            State(
                inputs: inputs, session: session, fontFolders: folders, components: options.components))
        state.withLock { $0.indexInputs() }
        guard state.withLock({ !$0.sceneNumbers().isEmpty }) else {
            throw CommandFailure.usage("nothing to show: no file holds a screen")
        }
    }

    /// Returns the languages that the projects of screens have folders for, in their order.
    private static func languages(of recipes: [ScreenRecipe]) -> [String] {
        var found: Set<String> = []
        for folder in Set(recipes.compactMap(\.assets.project)) {
            _ = FolderWalk(root: folder).forEachFolder((), isWanted: { _ in false }) { folder, _ in
                for name in folder.folders where name.hasSuffix(".lproj") {
                    found.insert(String(name.dropLast(6)))
                }
                return folder.folders.map { ($0, ()) }
            }
        }
        return found.subtracting(["Base", "mul"]).filter(SelectionOptions.isLocale).sorted()
    }

    static func session(
        _ options: PreviewOptions, fontFolders: [String]
    ) throws(InstallationError) -> RenderSession {
        try RenderSession(fontDirectories: options.fonts, fontFiles: ProjectFonts.files(in: fontFolders))
    }

    /// The numbers of all scenes in their order, and how many changes there were.
    var sceneNumbers: (generation: Int, scenes: [Int]) {
        state.withLock { ($0.generation, $0.sceneNumbers()) }
    }

    /// Whether a file has segues.
    var hasSegues: Bool {
        state.withLock { $0.inputs.contains { $0.contents[nil]?.loaded.hasSegues ?? false } }
    }

    /// What was read of the files, and the numbers of their scenes.
    var numberedInputs: (inputs: [LoadedInput], numbers: [SceneName: Int]) {
        state.withLock { ($0.inputs.compactMap { $0.contents[nil]?.loaded }, $0.numbers) }
    }

    /// The resources of renders, and the number by which those of an earlier content are known.
    var session: (session: RenderSession, number: Int) {
        state.withLock { ($0.session, $0.sessionNumber) }
    }

    /// Returns a scene's file and name; nil if there is no such scene.
    func name(of scene: Int) -> SceneName? {
        state.withLock { state in
            guard let name = state.names[scene],
                let input = state.input(name.path),
                input.sceneNames.contains(name.scene)
            else { return nil }
            return name
        }
    }

    /// Returns how often the files of a scene had changed; nil if there is no such scene.
    func version(of scene: Int) -> Int? {
        state.withLock { state in
            state.names[scene].flatMap { state.input($0.path)?.version }
        }
    }

    /// Returns the names of a scene's states.
    func stateNames(of name: SceneName) -> [String] {
        state.withLock { state in
            state.input(name.path)?.contents[nil]?.loaded.stateNames(of: name.scene) ?? []
        }
    }

    /// Returns the content of a file for a state that is chosen in a page, which is read again if the file has
    /// changed; nil if there is no such file any more.
    func content(of path: String, for chosen: String?) -> PreviewInput.Content? {
        let (input, components) = state.withLock { state in
            (state.input(path), state.components)
        }
        guard let input else { return nil }
        if input.isCurrent(chosen) { return input.contents[chosen] }
        let loaded = LoadedInput.file(
            input.file, selection: options.selection(for: chosen), components: components)
        let folders = ProjectFonts.folders(for: loaded.recipes)
        return state.withLock { state in
            if !folders.allSatisfy(state.fontFolders.contains) {
                state.fontFolders += folders.filter { !state.fontFolders.contains($0) }
                state.renewSession(options)
            }
            guard let index = state.indices[PathKey(path)] else { return nil }
            state.inputs[index].take(loaded, of: input.version, for: chosen)
            return state.inputs[index].contents[chosen]
        }
    }
}

extension PreviewProject.State {
    /// Opens the fonts again; if that fails, those that are open stay.
    mutating func renewSession(_ options: PreviewOptions) {
        guard let renewed = try? PreviewProject.session(options, fontFolders: fontFolders) else { return }
        session = renewed
        sessionNumber += 1
    }
}
