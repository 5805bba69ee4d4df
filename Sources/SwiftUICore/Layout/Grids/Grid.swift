public import Foundation

/// A container that arranges views in two dimensions: columns are as wide as their widest view.
public struct Grid<Content: View>: SystemView {
    package let container: LayoutContainer

    /// Creates a grid; without spacings, neighbours decide about their distances.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let engine = GridLayoutEngine(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        container = LayoutContainer(engine, content(), name: "Grid")
    }
}

extension Grid: LayoutContainerView {}
