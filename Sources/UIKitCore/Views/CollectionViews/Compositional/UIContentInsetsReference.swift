/// The boundary that the insets of a section refer to. Raw values match Apple's.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The boundary that the layout or the section sets.
    case automatic = 0
    /// The edges of the container.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The guide of a width that is good for reading.
    case readableContent = 4
}

/// How a section scrolls orthogonally to the layout. Raw values match Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// The section does not scroll orthogonally.
    case none = 0
    /// Scrolling stops anywhere.
    case continuous = 1
    /// Scrolling stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// Scrolling stops at multiples of the section's width.
    case paging = 3
    /// Scrolling stops at each group.
    case groupPaging = 4
    /// Scrolling stops at each group, which is then centered.
    case groupPagingCentered = 5
}
