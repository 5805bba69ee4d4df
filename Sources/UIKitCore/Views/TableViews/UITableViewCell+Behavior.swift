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

    private static let storedFocusStyle = SparseProperty<FocusStyle>(.default)
    private static let storedUserInteractionEnabledWhileDragging = SparseProperty<Bool>(false)
    private static let storedMultipleSelectionBackgroundView = SparseProperty<UIView?>(nil)
    private static let storedAutomaticallyUpdatesBackgroundConfiguration = SparseProperty<Bool>(true)

    /// The appearance of the cell while it is focused, which it never is here.
    public var focusStyle: FocusStyle {
        get { Self.storedFocusStyle[self] }
        set { Self.storedFocusStyle[self] = newValue }
    }

    /// Whether the cell can be touched while it is dragged; kept, and has no effect here.
    public var userInteractionEnabledWhileDragging: Bool {
        get { Self.storedUserInteractionEnabledWhileDragging[self] }
        set { Self.storedUserInteractionEnabledWhileDragging[self] = newValue }
    }

    /// The background while multiple rows are selected; kept and not shown.
    public var multipleSelectionBackgroundView: UIView? {
        get { Self.storedMultipleSelectionBackgroundView[self] }
        set { Self.storedMultipleSelectionBackgroundView[self] = newValue }
    }

    /// Whether the background configuration is updated for the state of the cell; here its dynamic colors adapt.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { Self.storedAutomaticallyUpdatesBackgroundConfiguration[self] }
        set { Self.storedAutomaticallyUpdatesBackgroundConfiguration[self] = newValue }
    }
}
