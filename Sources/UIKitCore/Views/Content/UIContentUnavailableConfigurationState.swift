/// The state of a controller whose content may be unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text of the search; nil for none.
    public var searchText: String?
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A custom state of the app; nil if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }

    /// Creates the state of a controller of these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
