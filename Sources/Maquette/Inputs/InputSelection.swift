import ScreenDocuments

/// The scenes and states of an input to load, and where its images may be.
public struct InputSelection: Hashable, Sendable {
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
    /// The classes whose own code draws them, for which no component is needed.
    package var codedClasses: Set<String> = []
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
