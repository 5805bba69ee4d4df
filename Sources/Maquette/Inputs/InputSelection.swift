import ScreenDocuments

/// The scenes and states of an input to load, and where its images may be.
public struct InputSelection: Sendable {
    /// The greatest number of rows that `rows` takes.
    public static let rowLimit = ScreenLimits.rows

    /// Names of scenes; empty for all.
    public var scenes: [String]
    /// The states to load.
    public var states: StateSelection
    /// Attributes to set in every input, each as `name.attribute=value`.
    public var assignments: [String] = []
    /// The number of rows in lists that repeat their cells; nil for what the files say, or as many as there is room for.
    public var rows: Int?
    /// The tab that tab bar controllers show, by its title or its number from 0; nil for the first, or what files say.
    public var tab: String?
    /// Whether empty views of custom classes are outlined, with the names of their classes.
    public var outlinesCustomViews = false
    /// What lays out the screens with an app's classes; nil for screens without an app.
    package var source: (any ScreenSource)?
    /// When pictures are taken, in seconds after the screen has appeared; empty for those of the scripts, or the
    /// screen at rest.
    public var times: [Double] = []
    /// Whether a state stands for all that its script does, instead of for the pictures that the script takes.
    public var isWholeScript = false
    /// The languages that were asked for by name.
    public var locales: [String] = []
    /// Folders of images, searched before those next to the input.
    public var assetDirectories: [String]

    /// Creates a selection; by default every scene as declared.
    public init(
        scenes: [String] = [], states: StateSelection = .declared, assetDirectories: [String] = []
    ) {
        self.scenes = scenes
        self.states = states
        self.assetDirectories = assetDirectories
    }
}

extension InputSelection: Hashable {
    /// Whether both select the same, shown by the same app.
    public static func == (one: InputSelection, other: InputSelection) -> Bool {
        one.source === other.source && one.values == other.values
    }

    /// Hashes what is selected.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension InputSelection: Codable {
    /// Decodes a selection without a source.
    public init(from decoder: any Decoder) throws {
        let values = try Values(from: decoder)
        self.init(
            scenes: values.scenes, states: values.states, assetDirectories: values.assetDirectories)
        assignments = values.assignments
        rows = values.rows
        tab = values.tab
        outlinesCustomViews = values.outlinesCustomViews
        times = values.times
        isWholeScript = values.isWholeScript
        locales = values.locales
    }

    /// Encodes everything but the source.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

    /// Everything but the source.
    private struct Values: Hashable, Codable {
        var scenes: [String]
        var states: StateSelection
        var assignments: [String]
        var rows: Int?
        var tab: String?
        var outlinesCustomViews: Bool
        var times: [Double]
        var isWholeScript: Bool
        var locales: [String]
        var assetDirectories: [String]
    }

    /// The classes whose own code draws them, for which no component is needed.
    package var codedClasses: Set<String> { Set(source?.facts.classNames ?? []) }

    private var values: Values {
        Values(
            scenes: scenes, states: states, assignments: assignments, rows: rows, tab: tab,
            outlinesCustomViews: outlinesCustomViews, times: times, isWholeScript: isWholeScript,
            locales: locales, assetDirectories: assetDirectories)
    }
}
