extension UIScrollView {
    /// The display modes of an index at the edge. Raw values match Apple's.
    public enum IndexDisplayMode: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The index is never displayed.
        case alwaysHidden = 1
    }
}
