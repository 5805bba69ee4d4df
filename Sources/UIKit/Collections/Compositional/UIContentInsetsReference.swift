/// What the insets of a section begin at. Raw values match Apple's.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// That of the layout.
    case automatic = 0
    /// The edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// A width good for reading.
    case readableContent = 4
}

/// How a section scrolls across the direction of its layout. Raw values match Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// It does not.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, and comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// By pages of the section's width.
    case paging = 3
    /// By groups.
    case groupPaging = 4
    /// By groups, each in the middle.
    case groupPagingCentered = 5
}
