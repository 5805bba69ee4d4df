public import Foundation

/// A view that arranges its subviews in a horizontal line, and makes them appear when they are shown.
public struct LazyHStack<Content: View>: SystemView {
    let layout: any LazyLayout
    let lazyContent: any View

    /// Creates a lazy stack; the spacing in points, 8 where none is given.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayoutEngine(
            axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
        lazyContent = content()
    }
}

extension LazyHStack: LazyContainerView {
    var reportedName: String { "LazyHStack" }
}
