extension UITableViewCell {
    /// How a cell looks when it is focused. Raw values match Apple's.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// As the system chooses.
        case `default` = 0
        /// As the app draws it.
        case custom = 1
    }

    /// Whether a cell is dragged. Raw values match Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// Not.
        case none = 0
        /// Picked up.
        case lifting = 1
        /// Dragged.
        case dragging = 2
    }

    private static let storedFocusStyle = SparseProperty<FocusStyle>(.default)
    private static let storedUserInteractionEnabledWhileDragging = SparseProperty<Bool>(false)
    private static let storedMultipleSelectionBackgroundView = SparseProperty<UIView?>(nil)
    private static let storedAutomaticallyUpdatesBackgroundConfiguration = SparseProperty<Bool>(true)

    /// How the cell looks when it is focused, which it never is.
    public var focusStyle: FocusStyle {
        get { Self.storedFocusStyle[self] }
        set { Self.storedFocusStyle[self] = newValue }
    }

    /// Whether the cell can be touched while it is dragged; kept, and has no effect here.
    public var userInteractionEnabledWhileDragging: Bool {
        get { Self.storedUserInteractionEnabledWhileDragging[self] }
        set { Self.storedUserInteractionEnabledWhileDragging[self] = newValue }
    }

    /// The background while several rows are selected; kept and not shown.
    public var multipleSelectionBackgroundView: UIView? {
        get { Self.storedMultipleSelectionBackgroundView[self] }
        set { Self.storedMultipleSelectionBackgroundView[self] = newValue }
    }

    /// Whether the background configuration follows the state; its colors do.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { Self.storedAutomaticallyUpdatesBackgroundConfiguration[self] }
        set { Self.storedAutomaticallyUpdatesBackgroundConfiguration[self] = newValue }
    }

    /// Returns the background of a cell in a list.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
