public import Foundation

/// A container that arranges its views in rows of columns, which grow downward.
public struct LazyVGrid<Content: View>: SystemView {
    package let container: LayoutContainer

    /// Creates a grid; the spacing of its rows in points, 8 where none is given.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let engine = LazyGridLayoutEngine(
            gridAxis: .vertical, items: columns,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        container = LayoutContainer(engine, content(), name: "LazyVGrid")
    }
}

extension LazyVGrid: LayoutContainerView {}
