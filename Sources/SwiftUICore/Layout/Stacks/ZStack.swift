/// A view that overlays its subviews, aligning them on both axes.
public struct ZStack<Content: View>: SystemView {
    package let container: LayoutContainer

    /// Creates a stack of views, the last in front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        container = LayoutContainer(ZStackLayoutEngine(alignment: alignment), content(), name: "ZStack")
    }
}

extension ZStack: LayoutContainerView {}
