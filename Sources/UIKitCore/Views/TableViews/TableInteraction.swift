/// The state of a table's selection, editing and pending changes.
struct TableInteraction {
    /// The selected rows, in the order of selection.
    var selected: [IndexPath] = []
    /// The highlighted row; nil for none.
    var highlighted: IndexPath?
    /// The row whose detail button is touched; nil for none.
    var detailButton: IndexPath?
    /// Where the touch began, in the table's frame.
    var touchStart: CGPoint?
    var isEditing = false
    /// The row whose swipe actions are shown; nil for none.
    var swipe: TableSwipe?

    /// The changes since `beginUpdates()`.
    var updates = ListUpdates()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
    /// Whether one of the changes is to be animated.
    var animatesUpdates = false
    /// Whether the current layout belongs to an animation.
    var isAnimating = false
}

/// A row that is swiped aside to show its actions.
struct TableSwipe {
    var path: IndexPath
    /// Whether the actions are at the leading edge.
    var isLeading: Bool
    /// The view with the actions, below the row.
    var actions: SwipeActionsView
    /// The offset of the row, in points.
    var offset: CGFloat
    /// Whether the row clipped its content before; nil if the swipe has not changed that.
    var clippedBefore: Bool?
}
