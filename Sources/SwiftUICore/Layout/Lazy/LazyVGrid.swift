public import Foundation

/// A container that arranges its views in rows of columns, which grow downward.
public struct LazyVGrid<Content: View>: SystemView {
    let layout: any LazyLayout
    let lazyContent: any View

    /// Creates a grid; the spacing of its rows in points, 8 where none is given.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayoutEngine(
            gridAxis: .vertical, items: columns,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        lazyContent = content()
    }
}

extension LazyVGrid: LazyContainerView {
    var reportedName: String { "LazyVGrid" }
}
