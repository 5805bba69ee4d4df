public import Foundation

/// A view that arranges its subviews in a vertical line, and makes them appear when they are shown.
public struct LazyVStack<Content: View>: SystemView {
    let layout: any LazyLayout
    let lazyContent: any View

    /// Creates a lazy stack; the spacing in points, 8 where none is given.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayoutEngine(
            axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
        lazyContent = content()
    }
}

extension LazyVStack: LazyContainerView {
    var reportedName: String { "LazyVStack" }
}
