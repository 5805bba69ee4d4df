import Files
public import Goldens
import ScreenFiles

/// What a test run compares: requests, each with the kinds of goldens it has.
public struct GoldenPlan: Sendable {
    /// One screen in one variant.
    public struct Item: Sendable {
        /// What is rendered.
        public var request: RenderRequest
        /// What is compared, the earlier stage first.
        public var kinds: [GoldenKind]
    }

    /// What is compared, in the order of the configuration.
    public var items: [Item] = []
    /// What is wrong with the configuration; where there is anything, nothing is compared.
    public var problems: [Diagnostic] = []
    /// The folder of the goldens.
    public var goldens = "goldens"
    /// The folder for what was expected, what came and how they differ.
    public var evidence = "out/test"
    /// The project's own fonts.
    public var fontDirectories: [String] = []
    /// Inputs that could not be read.
    public var failedInputs: [LoadedInput] = []

    /// What is compared where neither configuration nor flags say it.
    public static let standardKinds: [GoldenKind] = [.layout, .picture]
}

extension GoldenPlan.Item {
    /// How far the screen is rendered to be compared.
    public var stage: RenderStage {
        kinds.contains(.picture) ? .png : kinds.contains(.commands) ? .commands : .layout
    }
}

extension GoldenPlan {
    /// The flags of a test run that stand above the configuration.
    public struct Overrides: Sendable {
        /// Files and folders to which the run is limited; empty for all.
        public var paths: [String] = []
        /// Conditions; a list that is not empty replaces the configuration's.
        public var matrix = VariantMatrix()
        /// Scenes; empty for all.
        public var scenes: [String] = []
        /// States; `.declared` leaves them to the configuration.
        public var states = StateSelection.declared
        /// Folders of images, searched first.
        public var assetDirectories: [String] = []

        /// No overrides.
        public init() {}
    }

    /// The plan of a configuration file, to whose folder the paths in it are relative.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - overrides: What flags say.
    ///   - workers: How many read inputs at once.
    public init(configurationFile path: String, overrides: Overrides, workers: Int) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(path, as: .configuration)
        } catch {
            problems = [
                .error(
                    error.diagnostic.message,
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
        fontDirectories = configuration.fonts.map(folder.path)
        let files = configuration.entries.map { inputs(of: $0, folder) }
        let named = InputNames.named(files)
        refusePathsThatSelectNothing(overrides.paths, named.joined().map(\.path))
        for (entry, files) in zip(configuration.entries, named) {
            add(entry, files, configuration, folder, overrides, workers)
        }
        joinRepeatedRequests()
    }

    private mutating func add(
        _ entry: ProjectConfiguration.Entry, _ files: [InputFile], _ configuration: ProjectConfiguration,
        _ folder: ConfigurationFolder, _ overrides: Overrides, _ workers: Int
    ) {
        let words = ConfigurationWords(entry)
        problems += words.problems
        var matrix = words.matrix
        matrix.replace(by: overrides.matrix)
        let states =
            overrides.states != .declared
            ? overrides.states : entry.states.isEmpty ? .all : StateSelection(names: entry.states.map(\.text))
        let selection = InputSelection(
            scenes: overrides.scenes, states: states,
            assetDirectories: overrides.assetDirectories + configuration.assets.map(folder.path))
        let chosen = files.filter { file in
            overrides.paths.isEmpty
                || overrides.paths.contains { ConfigurationFolder.holds($0, file.path) }
        }
        for input in loadInputs(chosen, selection: selection, workers: workers)
        where input.foreignSystem == nil {
            if input.recipes.isEmpty || input.lacksSelection { failedInputs.append(input) }
            if matrix.devices.contains(where: { $0.id == DeviceProfile.canvas.id }) {
                problems += input.recipes.compactMap(\.canvasRefusal)
            }
            for recipe in input.recipes {
                items += matrix.variants.map {
                    Item(request: RenderRequest(recipe: recipe, variant: $0), kinds: words.kinds)
                }
            }
        }
    }

    /// The files of an entry's paths and patterns.
    private mutating func inputs(
        of entry: ProjectConfiguration.Entry, _ folder: ConfigurationFolder
    ) -> [InputFile] {
        // Not strings, of which two are equal that the file system tells apart.
        var files: [InputFile] = [], seen: Set<[UInt8]> = []
        for word in entry.screens {
            let found = InputFinder.search(matching: folder.path(word.text))
            if found.files.isEmpty {
                problems.append(.error("no screen file matches '\(word.text)'", at: word.place))
            }
            // Where not all was looked at, nothing is known to be the same.
            problems += found.problems.map { .error($0.message, at: word.place, hints: $0.hints) }
            files += found.files.filter { seen.insert(Array($0.path.utf8)).inserted }
        }
        return files
    }

    private mutating func refusePathsThatSelectNothing(_ wanted: [String], _ files: [String]) {
        for path in wanted where !files.contains(where: { ConfigurationFolder.holds(path, $0) }) {
            problems.append(
                .error(
                    "nothing to compare: the configuration names no screen in '\(path)'",
                    hints: NearestName.of(path, among: files).map { ["did you mean '\($0)'?"] } ?? []))
        }
    }

    /// The same screen in the same variant from two entries is rendered once and compared with both's kinds.
    private mutating func joinRepeatedRequests() {
        var indexByName: [String: Int] = [:]
        var joined: [Item] = []
        for item in items {
            let name = item.request.outputName
            guard let index = indexByName[name] else {
                indexByName[name] = joined.count
                joined.append(item)
                continue
            }
            let other = joined[index].request.recipe.input
            if other != item.request.recipe.input {
                problems.append(
                    .error(
                        "'\(other)' and '\(item.request.recipe.input)' have goldens of one name, '\(name)'"))
            }
            let kinds = joined[index].kinds + item.kinds
            joined[index].kinds = GoldenKind.allCases.filter(kinds.contains)
        }
        items = joined
    }
}

extension VariantMatrix {
    /// Takes over the lists of another that are not empty.
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
