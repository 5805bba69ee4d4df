import Parallel

/// Reads several inputs concurrently and returns them in order.
///
/// - Parameters:
///   - paths: Screen files; if `screens` is given, names of those screens, where an empty list means all of
///     them.
///   - screens: Screens written in Swift.
///   - selection: The scenes and states to load.
///   - workers: The number of threads.
/// - Returns: The result of each path.
public func loadInputs(
    _ paths: [String], screens: [Screen]? = nil, selection: InputSelection, workers: Int
) -> [LoadedInput] {
    if let screens { return load(screens, named: paths, selection) }
    return loadInputs(paths.map { InputFile(path: $0) }, selection: selection, workers: workers)
}

/// Reads several files concurrently and returns them in order. A requested scene must be in each file that was named,
/// or in one of those that were found in folders.
///
/// - Parameters:
///   - files: The files.
///   - selection: The scenes and states to load.
///   - workers: The number of threads.
///   - others: The names of requested scenes that are in no file, such as screens in Swift.
/// - Returns: The result of each file.
public func loadInputs(
    _ files: [InputFile], selection: InputSelection, workers: Int, besides others: Set<String> = []
) -> [LoadedInput] {
    var loaded: [LoadedInput] = []
    let components = ProjectComponents(codedClasses: selection.codedClasses)
    concurrentMap(
        files, workers: workers, makeState: {},
        work: { file, _ in .file(file, selection: selection, components: components) },
        deliver: { loaded.append($1) })
    guard let first = files.firstIndex(where: \.isFound) else { return loaded }
    let found = loaded.reduce(into: others) { $0.formUnion($1.foundScenes) }
    for scene in selection.scenes where !found.contains(scene) { loaded[first].reportMissingScene(scene) }
    return loaded
}

private func load(
    _ screens: [Screen], named names: [String], _ selection: InputSelection
) -> [LoadedInput] {
    let distinct = DistinctNames.numbering(
        DistinctNames.numbering(screens.map(\.name)) { _ in true },
        continuedBy: { index in
            let screen = screens[index]
            let pictures = StatePictures(states: screen.states, scripts: screen.scripts, namesBase: false)
            return [""] + pictures.parts.values.map { "." + $0 }
        })
    func load(_ index: Int) -> LoadedInput {
        .screen(screens[index], named: distinct[index], selection: selection)
    }
    guard !names.isEmpty else { return screens.indices.map(load) }
    return names.map { name in
        if let index = screens.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) })
            ?? screens.firstIndex(where: { $0.name == name })
        {
            return load(index)
        }
        let hints = NearestName.hints(for: name, among: screens.map(\.name))
        return LoadedInput(
            input: name, recipes: [],
            diagnostics: [Diagnostic(.inputMissing, "there is no screen '\(name)'", hints: hints)],
            lacksSelection: true)
    }
}
