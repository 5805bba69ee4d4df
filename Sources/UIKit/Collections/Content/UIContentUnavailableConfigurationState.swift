/// The state of a controller whose content may be unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; nil for none.
    public var searchText: String?
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state that the author adds.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    /// Creates the state of a controller of these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
