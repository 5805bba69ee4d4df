extension UIScrollView {
    /// When an index at the edge is displayed.
    public enum IndexDisplayMode: Int, Hashable, Sendable {
        /// As the system chooses.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }

    private static let storedIndexDisplayMode = SparseProperty<IndexDisplayMode>(.automatic)
    private static let storedAllowsKeyboardScrolling = SparseProperty<Bool>(true)
    private static let storedContentAlignmentPoint = SparseProperty<CGPoint>(.zero)
    private static let storedBouncesVertically = SparseProperty<Bool>(true)
    private static let storedBouncesHorizontally = SparseProperty<Bool>(true)
    private static let storedTransfersHorizontalScrollingToParent = SparseProperty<Bool>(true)
    private static let storedTransfersVerticalScrollingToParent = SparseProperty<Bool>(true)

    /// When an index at the edge is displayed; kept, and has no effect here.
    public var indexDisplayMode: IndexDisplayMode {
        get { Self.storedIndexDisplayMode[self] }
        set { Self.storedIndexDisplayMode[self] = newValue }
    }

    /// Whether the keys of a keyboard scroll; kept, and has no effect here.
    public var allowsKeyboardScrolling: Bool {
        get { Self.storedAllowsKeyboardScrolling[self] }
        set { Self.storedAllowsKeyboardScrolling[self] = newValue }
    }

    /// The point in unit coordinates at which content smaller than the view is put; kept, and has no effect here.
    public var contentAlignmentPoint: CGPoint {
        get { Self.storedContentAlignmentPoint[self] }
        set { Self.storedContentAlignmentPoint[self] = newValue }
    }

    /// Whether the content bounces at top and bottom; kept, and has no effect here.
    public var bouncesVertically: Bool {
        get { Self.storedBouncesVertically[self] }
        set { Self.storedBouncesVertically[self] = newValue }
    }

    /// Whether the content bounces at the sides; kept, and has no effect here.
    public var bouncesHorizontally: Bool {
        get { Self.storedBouncesHorizontally[self] }
        set { Self.storedBouncesHorizontally[self] = newValue }
    }

    /// Whether a scroll view outside scrolls on at the sides; kept, and has no effect here.
    public var transfersHorizontalScrollingToParent: Bool {
        get { Self.storedTransfersHorizontalScrollingToParent[self] }
        set { Self.storedTransfersHorizontalScrollingToParent[self] = newValue }
    }

    /// Whether a scroll view outside scrolls on at top and bottom; kept, and has no effect here.
    public var transfersVerticalScrollingToParent: Bool {
        get { Self.storedTransfersVerticalScrollingToParent[self] }
        set { Self.storedTransfersVerticalScrollingToParent[self] = newValue }
    }

    /// Whether code scrolls with an animation that is under way; always false here.
    public var isScrollAnimating: Bool { false }
    /// Ends scrolling and zooming by themselves; what code animates is at its end anyway.
    public func stopScrollingAndZooming() {}
    /// Does changes of the offset; the indicators are not shown for them here.
    public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
}
