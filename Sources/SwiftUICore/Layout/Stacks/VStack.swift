public import Foundation

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View>: SystemView {
    package let container: LayoutContainer

    /// Creates a stack; without a spacing, neighbours decide about their distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let engine = StackLayoutEngine(
            axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
        container = LayoutContainer(engine, content(), name: "VStack")
    }
}

extension VStack: LayoutContainerView {}
