import Files
import Maquette
import Synchronization

extension PreviewProject {
    /// Takes over what was saved.
    ///
    /// - Parameter change: What was saved.
    /// - Returns: What pages show no longer as it is; nil for nothing.
    func take(_ change: FolderWatch.Change) -> Effect? {
        let changed = change.paths.map(ChangedFile.init)
        let files = changed.filter(\.isRelevant)
        let isAppBuilt = buildApp(after: changed, change)
        guard !files.isEmpty || change.changesFolders || isAppBuilt else { return nil }
        let places = files.map { PreviewInput.place($0.path) }
        let known = state.withLock { Set($0.inputs.map(\.place)) }
        let changesList =
            change.changesFolders
            || zip(files, places).contains { file, place in
                let isThere = FileType(at: file.path) == .file
                return (file.isScreen || known.contains(place)) && isThere != known.contains(place)
                    || file.path.hasSuffix(".gitignore")
            }
        let before = sceneNumbers.scenes
        var touched: [String]?
        if changesList {
            findFiles()
        } else if !isAppBuilt, zip(files, places).allSatisfy({ $0.isScreen || known.contains($1) }) {
            touched = takeScreens(files, places)
        } else {
            takeOthers(files)
        }
        for path in touched ?? [] { _ = content(of: path, for: nil) }
        return state.withLock { state in
            state.generation += 1
            let after = state.sceneNumbers()
            let scenes = touched.map { paths in
                state.inputs.indices.filter { paths.contains(state.inputs[$0].file.path) }
                    .flatMap { state.sceneNumbers(of: $0) }
            }
            return Effect(generation: state.generation, isList: before != after, scenes: scenes)
        }
    }

    /// Builds the app again if its sources were saved; otherwise its programs read the files again.
    ///
    /// - Returns: Whether it was built.
    private func buildApp(after changed: [ChangedFile], _ change: FolderWatch.Change) -> Bool {
        guard let app = options.app else { return false }
        let built = changed.filter(\.isBuilt)
        guard built.isEmpty else {
            app.rebuild(after: built.map(\.path))
            return true
        }
        // The programs that run are those of the last state that compiled, which nothing could start again.
        if app.problems.isEmpty { app.forgetFiles() }
        return false
    }

    /// Takes over screen files; returns the paths of those that are drawn from them.
    private func takeScreens(_ files: [ChangedFile], _ places: [String]) -> [String] {
        let classes = files.compactMap(\.className)
        return state.withLock { state in
            var isComponent = !classes.isEmpty
            let touched = state.inputs.indices.filter { index in
                let input = state.inputs[index]
                let isDrawn = places.contains { input.depends(on: $0) }
                if isDrawn, !places.contains(input.place) { isComponent = true }
                return isDrawn
                    || classes.contains { input.contents[nil]?.loaded.draws(className: $0) ?? false }
            }
            for index in touched { state.inputs[index].version += 1 }
            if isComponent { state.components = options.components }
            return touched.map { state.inputs[$0].file.path }
        }
    }

    /// Takes over files that any screen may be drawn from: images, colors, translations, fonts, the configuration.
    private func takeOthers(_ files: [ChangedFile]) {
        state.withLock { state in
            state.forgetAll(options)
            if files.contains(where: \.isFontFile) { state.renewSession(options) }
        }
    }

    /// Finds the files again.
    private func findFiles() {
        let found = InputFinder.search(options.paths).inputs
        let known = state.withLock { state in
            Dictionary(state.inputs.map { ($0.file, $0) }) { first, _ in first }
        }
        let new = found.filter { known[$0] == nil }
        let loaded = loadInputs(new, selection: options.selection, workers: options.workers)
        let folders = ProjectFonts.folders(for: loaded.flatMap(\.recipes))
        let added = Dictionary(zip(new, loaded)) { first, _ in first }
        state.withLock { state in
            state.fontFolders += folders.filter { !state.fontFolders.contains($0) }
            state.inputs = found.compactMap { file in
                known[file] ?? added[file].map { PreviewInput(file, version: 0, $0) }
            }
            state.indexInputs()
            state.forgetAll(options)
            state.renewSession(options)
        }
    }

    /// The folders in which files are saved that screens are drawn from.
    var watchedFolders: FolderWatch.Folders {
        let (recipes, paths) = state.withLock { state in
            (
                state.inputs.flatMap { $0.contents[nil]?.loaded.recipes ?? [] },
                state.inputs.map { directoryName(of: $0.file.path) }
            )
        }
        var trees = options.paths.filter(InputFinder.isDirectory) + options.selection.assetDirectories
        trees += options.fonts + Set(recipes.compactMap(\.assets.project)).sorted()
        let files = Set(recipes.flatMap(\.sourceFiles)).map(directoryName)
        let single = Set(paths + files + recipes.flatMap(\.assets.directories))
        // Configurations are found in the folders around a file.
        var configured: Set<String> = []
        for path in Set(paths) {
            var folder = path
            for _ in 0..<ProjectFolder.levelLimit where FileType(at: folder + "/.git") == nil {
                folder = ProjectFolder.above(folder)
                if !configured.insert(folder).inserted || folder == "/" { break }
            }
        }
        return FolderWatch.Folders(
            trees: trees, single: single.sorted(), configured: configured.sorted())
    }
}

extension PreviewProject.State {
    /// Makes the next reader read every file again.
    fileprivate mutating func forgetAll(_ options: PreviewOptions) {
        for index in inputs.indices { inputs[index].version += 1 }
        components = options.components
        session.forgetFiles()
        sessionNumber += 1
    }
}
