extension UITableViewCell {
    /// The appearance of a focused cell. Raw values match Apple's.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// The appearance that the system chooses.
        case `default` = 0
        /// An appearance that the app draws.
        case custom = 1
    }

    /// The state of a drag of a cell. Raw values match Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }
}
