public import Foundation

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View>: SystemView {
    package let container: LayoutContainer

    /// Creates a stack; without a spacing, neighbours decide about their distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let engine = StackLayoutEngine(
            axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
        container = LayoutContainer(engine, content(), name: "HStack")
    }
}

extension HStack: LayoutContainerView {}
