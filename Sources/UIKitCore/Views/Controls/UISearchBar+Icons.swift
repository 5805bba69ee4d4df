extension UISearchBar {
    /// The icons of a search bar. Raw values match Apple's.
    public enum Icon: Int, Hashable, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The clear button.
        case clear = 1
        /// The bookmarks button.
        case bookmark = 2
        /// The results list button.
        case resultsList = 3
    }

    /// An icon in a state.
    struct IconKey: Hashable {
        var icon: Icon
        var state: UIControl.State
    }
}
