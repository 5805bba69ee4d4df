extension UIScrollView {
    /// The display modes of an index at the edge. Raw values match Apple's.
    public enum IndexDisplayMode: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The index is never displayed.
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

    /// Whether keys of a hardware keyboard scroll; kept, and has no effect here.
    public var allowsKeyboardScrolling: Bool {
        get { Self.storedAllowsKeyboardScrolling[self] }
        set { Self.storedAllowsKeyboardScrolling[self] = newValue }
    }

    /// The alignment of content smaller than the view in unit coordinates; kept, and has no effect here.
    public var contentAlignmentPoint: CGPoint {
        get { Self.storedContentAlignmentPoint[self] }
        set { Self.storedContentAlignmentPoint[self] = newValue }
    }

    /// Whether the content bounces vertically; kept, and has no effect here.
    public var bouncesVertically: Bool {
        get { Self.storedBouncesVertically[self] }
        set { Self.storedBouncesVertically[self] = newValue }
    }

    /// Whether the content bounces horizontally; kept, and has no effect here.
    public var bouncesHorizontally: Bool {
        get { Self.storedBouncesHorizontally[self] }
        set { Self.storedBouncesHorizontally[self] = newValue }
    }

    /// Whether an enclosing scroll view continues horizontal scrolling; kept, and has no effect here.
    public var transfersHorizontalScrollingToParent: Bool {
        get { Self.storedTransfersHorizontalScrollingToParent[self] }
        set { Self.storedTransfersHorizontalScrollingToParent[self] = newValue }
    }

    /// Whether an enclosing scroll view continues vertical scrolling; kept, and has no effect here.
    public var transfersVerticalScrollingToParent: Bool {
        get { Self.storedTransfersVerticalScrollingToParent[self] }
        set { Self.storedTransfersVerticalScrollingToParent[self] = newValue }
    }
}
