public import Foundation

/// A container that arranges its views in columns of rows, which grow to the trailing side.
public struct LazyHGrid<Content: View>: SystemView {
    let layout: any LazyLayout
    let lazyContent: any View

    /// Creates a grid; the spacing of its columns in points, 8 where none is given.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayoutEngine(
            gridAxis: .horizontal, items: rows,
            alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
        lazyContent = content()
    }
}

extension LazyHGrid: LazyContainerView {
    var reportedName: String { "LazyHGrid" }
}
