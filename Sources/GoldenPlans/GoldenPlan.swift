import Files
public import Goldens
import InterfaceFiles
public import Maquette
import ResultCache
import ScreenFiles

/// What a test run compares: render requests, each with its kinds of goldens.
public struct GoldenPlan: Sendable {
    /// One screen in one variant.
    public struct Item: Sendable {
        /// The screen to render.
        public var request: RenderRequest
        /// The kinds to compare, the earlier stage first.
        public var kinds: [GoldenKind]
        /// What its picture may differ by.
        public var tolerance = GoldenTolerance.exact
        /// The parts of its picture that are not compared.
        public var masks: [GoldenMask] = []
    }

    /// The comparisons in the order of the configuration.
    public var items: [Item] = []
    /// Errors in the configuration; if there are any, nothing is compared.
    public var problems: [Diagnostic] = []
    /// The folder of the goldens.
    public var goldens = "goldens"
    /// The folder for expected, actual and difference files.
    public var evidence = "out/test"
    /// The folder or the address of the result cache; nil for none.
    public var cache: String?
    /// The size of a cache in a folder, in bytes; nil for the default.
    public var cacheByteLimit: Int?
    /// The formats of reports; nil if the configuration does not name them.
    public var reporters: [ReportFormat]?
    /// The project's own fonts.
    public var fontDirectories: [String] = []
    /// Inputs that could not be read.
    public var failedInputs: [LoadedInput] = []
    /// Whether the configuration names screens; an empty one does not.
    package private(set) var namesScreens = true
    /// The names of the view controllers and of the screens in Swift that the configuration has entries for.
    package private(set) var codeNames: [String] = []
    /// The entries of code that only an app's program could name; goldens of theirs are not known.
    package private(set) var unknownCode: [Diagnostic] = []
    /// Inputs that draw nothing, such as storyboards whose views code makes. They have no goldens, and do not fail.
    public var emptyInputs: [LoadedInput] = []

    /// The kinds that are compared by default.
    public static let standardKinds: [GoldenKind] = [.layout, .picture]
}

extension GoldenPlan.Item {
    /// The last stage that the screen is rendered to.
    public var stage: RenderStage {
        kinds.contains(.picture) || kinds.contains(.digest)
            ? .picture : kinds.contains(.commands) ? .commands : .layout
    }
}

extension GoldenPlan {
    /// Command-line options that override the configuration.
    public struct Overrides: Sendable {
        /// Files and folders that limit the run; empty for all.
        public var paths: [String] = []
        /// Conditions; a list that is not empty replaces the configuration's.
        public var matrix = VariantMatrix()
        /// Scenes; empty for all.
        public var scenes: [String] = []
        /// States; `.declared` leaves them to the configuration.
        public var states = StateSelection.declared
        /// Folders of images, searched first.
        public var assetDirectories: [String] = []
        /// What lays out the screens with an app's classes; nil for none.
        package var source: (any ScreenSource)?

        /// Creates empty overrides.
        public init() {}
    }

    /// Creates the plan of a configuration file. Paths in the file are relative to its folder.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - overrides: The command-line options.
    ///   - workers: The number of threads that read inputs.
    public init(configurationFile path: String, overrides: Overrides, workers: Int) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(path, as: .configuration)
        } catch {
            problems = [
                Diagnostic(
                    error.code, error.diagnostic.message,
                    hints: error.hints.isEmpty
                        ? ["a configuration names what is compared: screens: [screens/*.screen.yaml]"]
                        : error.hints)
            ]
            return
        }
        let (configuration, diagnostics) = parseConfigurationFile(bytes, file: path)
        problems = diagnostics
        guard let configuration else { return }
        let folder = ConfigurationFolder(of: configuration)
        goldens = folder.path(configuration.goldens)
        evidence = folder.path(configuration.output)
        cache = configuration.cache.map { ResultCache.isAddress($0) ? $0 : folder.path($0) }
        cacheByteLimit = configuration.cacheLimit.map { $0 << 20 }
        fontDirectories = configuration.fonts.map(folder.path)
        if !configuration.reporters.isEmpty {
            let (formats, unknown) = configurationValues(
                ReportFormat.self, configuration.reporters, "format of reports")
            reporters = formats
            problems += unknown
        }
        namesScreens = !configuration.entries.isEmpty
        let files = configuration.entries.map { inputs(of: $0, folder) }
        let named = InputNames.named(files)
        rejectPathsWithoutScreens(overrides.paths, named.joined().map(\.path))
        for (entry, files) in zip(configuration.entries, named) {
            add(entry, files, configuration, folder, overrides, workers)
        }
        joinRepeatedRequests()
    }

    private mutating func add(
        _ entry: ProjectConfiguration.Entry, _ files: [InputFile], _ configuration: ProjectConfiguration,
        _ folder: ConfigurationFolder, _ overrides: Overrides, _ workers: Int
    ) {
        let values = ConfigurationValues(entry)
        problems += values.problems
        var matrix = values.matrix
        matrix.replace(by: overrides.matrix)
        let states =
            overrides.states != .declared
            ? overrides.states : entry.states.isEmpty ? .all : StateSelection(names: entry.states.map(\.text))
        var selection = InputSelection(
            scenes: overrides.scenes, states: states,
            assetDirectories: overrides.assetDirectories + configuration.assets.map(folder.path))
        selection.locales = matrix.locales
        selection.source = overrides.source
        let chosen = files.filter { file in
            overrides.paths.isEmpty
                || overrides.paths.contains { ConfigurationFolder.holds($0, file.path) }
        }
        let coded =
            controllers(of: entry, folder, overrides, selection)
            + codeScreens(of: entry, folder, overrides, selection)
        for input in loadInputs(chosen, selection: selection, workers: workers) + coded
        where input.foreignSystem == nil {
            if input.lacksSelection || input.recipes.isEmpty && !input.isLeftOut && !input.drawsNothing {
                failedInputs.append(input)
            } else if input.recipes.isEmpty, !input.isLeftOut {
                emptyInputs.append(input)
            }
            if matrix.devices.contains(where: { $0.id == DeviceProfile.canvas.id }) {
                problems += input.recipes.compactMap(\.canvasError)
            }
            for recipe in input.recipes {
                items += matrix.variants.map {
                    Item(
                        request: RenderRequest(recipe: recipe, variant: $0), kinds: values.kinds,
                        tolerance: values.tolerance, masks: values.masks)
                }
            }
        }
    }

    /// Returns the screens of an entry's controllers.
    private mutating func controllers(
        of entry: ProjectConfiguration.Entry, _ folder: ConfigurationFolder, _ overrides: Overrides,
        _ selection: InputSelection
    ) -> [LoadedInput] {
        guard overrides.paths.isEmpty else { return [] }
        let states = entry.steps.map { AppScreen.State(name: $0.state, steps: $0.lines) }
        var names: [String] = []
        codeNames += entry.controllers.map(\.text)
        for word in entry.controllers {
            let found = controllerNames(word.text, of: overrides.source)
            if found.isEmpty {
                reportUnknown(
                    "view controller", word, among: overrides.source?.facts.controllerNames)
            }
            names += found.filter { !names.contains($0) }
        }
        return names.map { name in
            let screen = AppScreen(name, in: folder.path("."), states: states)
            return .screen(of: .controller(screen), selection: selection)
        }
    }

    /// Reports code that the app does not have; `known` are the names of its code, nil without an app.
    private mutating func reportUnknown(
        _ noun: String, _ word: ProjectConfiguration.LocatedText, among known: [String]?
    ) {
        let problem = Diagnostic(
            .configurationScreens, "the app has no \(noun) '\(word.text)'", at: word.place,
            hints: NearestName.hints(for: word.text, among: known ?? []))
        if known == nil { unknownCode.append(problem) } else { problems.append(problem) }
    }

    /// Returns the screens in Swift of an entry. Without an app, their states are not known.
    private mutating func codeScreens(
        of entry: ProjectConfiguration.Entry, _ folder: ConfigurationFolder, _ overrides: Overrides,
        _ selection: InputSelection
    ) -> [LoadedInput] {
        guard overrides.paths.isEmpty, !entry.codeScreens.isEmpty else { return [] }
        codeNames += entry.codeScreens.map(\.text)
        let facts = overrides.source?.facts, wanted = facts?.screens(matching: overrides.scenes)
        var screens: [ListedScreen] = []
        for word in entry.codeScreens {
            let found = facts?.screens(matching: word.text) ?? []
            if found.isEmpty { reportUnknown("screen in Swift", word, among: facts?.screens.map(\.name)) }
            screens += found.filter { !screens.contains($0) && wanted?.contains($0) ?? false }
        }
        var inputs = screens.map { listed in
            let screen = AppScreen(listed.name, in: folder.path("."), states: listed.states)
            return LoadedInput.screen(of: .screen(screen), selection: selection)
        }
        if let problems = overrides.source?.screenProblems, !problems.isEmpty {
            inputs.append(.failed(folder.path("."), problems))
        }
        return inputs
    }

    /// Returns the names of the controllers that a pattern matches. Without an app, a name without `*` is taken as it is:
    /// goldens have its name.
    private func controllerNames(_ pattern: String, of source: (any ScreenSource)?) -> [String] {
        source?.facts.controllerNames(matching: pattern) ?? (pattern.contains("*") ? [] : [pattern])
    }

    /// Returns the files of an entry's paths and patterns.
    private mutating func inputs(
        of entry: ProjectConfiguration.Entry, _ folder: ConfigurationFolder
    ) -> [InputFile] {
        // Compared as bytes: two strings that are canonically equivalent may name different files.
        var files: [InputFile] = [], seen: Set<[UInt8]> = []
        for word in entry.screens {
            let found = InputFinder.search(matching: folder.path(word.text))
            if found.files.isEmpty {
                problems.append(
                    Diagnostic(
                        .configurationScreens, "no screen file matches '\(word.text)'", at: word.place))
            }
            // If a folder could not be searched completely, goldens could pass unchecked.
            problems += found.problems.map {
                Diagnostic(.configurationScreens, $0.message, at: word.place, hints: $0.hints)
            }
            files += found.files.filter { seen.insert(Array($0.path.utf8)).inserted }
        }
        return files
    }

    private mutating func rejectPathsWithoutScreens(_ wanted: [String], _ files: [String]) {
        for path in wanted where !files.contains(where: { ConfigurationFolder.holds(path, $0) }) {
            problems.append(
                Diagnostic(
                    .configurationScreens,
                    "nothing to compare: the configuration names no screen in '\(path)'",
                    hints: NearestName.of(path, among: files).map { ["did you mean '\($0)'?"] } ?? []))
        }
    }

    /// Merges requests for the same screen in the same variant: it is rendered once and compared with the
    /// kinds of all.
    private mutating func joinRepeatedRequests() {
        var indexByName: [[String]: Int] = [:]
        var joined: [Item] = []
        for item in items {
            let recipe = item.request.recipe
            let key = [recipe.outputKey, item.request.variant.fileNamePart]
            guard let index = indexByName[key] else {
                indexByName[key] = joined.count
                joined.append(item)
                continue
            }
            let other = joined[index].request.recipe
            guard recipe.isSameScreen(as: other) else {
                problems.append(
                    Diagnostic(
                        .goldenShared,
                        "'\(other.input)' and '\(recipe.input)' have goldens of one name, "
                            + "'\(item.request.outputName)'"))
                continue
            }
            // The first entry that compares pictures says how.
            if item.kinds.contains(.picture), !joined[index].kinds.contains(.picture) {
                joined[index].tolerance = item.tolerance
                joined[index].masks = item.masks
            }
            let kinds = joined[index].kinds + item.kinds
            joined[index].kinds = GoldenKind.allCases.filter(kinds.contains)
        }
        items = joined
    }
}

extension VariantMatrix {
    /// Replaces the lists that are not empty in `other`.
    fileprivate mutating func replace(by other: VariantMatrix) {
        if !other.devices.isEmpty { devices = other.devices }
        if !other.orientations.isEmpty { orientations = other.orientations }
        if !other.appearances.isEmpty { appearances = other.appearances }
        if !other.textSizes.isEmpty { textSizes = other.textSizes }
        if !other.locales.isEmpty { locales = other.locales }
        if !other.directions.isEmpty { directions = other.directions }
        if !other.stresses.isEmpty { stresses = other.stresses }
        if !other.chromes.isEmpty { chromes = other.chromes }
        if other.isFullPage { isFullPage = true }
    }
}
