/// What a table keeps of selection, editing and changes under way.
struct TableInteraction {
    /// The selected rows, in the order of selection.
    var selected: [IndexPath] = []
    /// The row under a finger.
    var highlighted: IndexPath?
    /// The row whose detail button is under a finger.
    var detailButton: IndexPath?
    /// Where the finger came down, in the table's frame.
    var touchStart: CGPoint?
    var isEditing = false
    /// The row that shows its actions.
    var swipe: TableSwipe?

    /// The changes since `beginUpdates()`.
    var updates = ListUpdates()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
    /// Whether one of the changes is to be animated.
    var animatesUpdates = false
    /// Whether the layout under way belongs to an animation.
    var isAnimating = false
}

/// A row that is moved aside to show its actions.
struct TableSwipe {
    var path: IndexPath
    /// Whether the actions are at the leading edge.
    var isLeading: Bool
    /// The view with the actions, below the row.
    var actions: SwipeActionsView
    /// How far the row is moved, in points.
    var offset: CGFloat
}
