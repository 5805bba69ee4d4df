/// Which scenes and states of an input are wanted, and where its images may be.
public struct InputSelection: Hashable, Sendable {
    /// Names of scenes; empty for all.
    public var scenes: [String]
    /// States.
    public var states: StateSelection
    /// Attributes that are set in every input, `name.attribute=value` each.
    public var assignments: [String] = []
    /// Folders of images, searched before those beside the input.
    public var assetDirectories: [String]

    /// A selection; by default every scene as declared.
    public init(
        scenes: [String] = [], states: StateSelection = .declared, assetDirectories: [String] = []
    ) {
        self.scenes = scenes
        self.states = states
        self.assetDirectories = assetDirectories
    }
}
