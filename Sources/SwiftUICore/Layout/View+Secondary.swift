import Foundation

extension View {
    /// Returns the view with others in front of it.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { overlaid(content(), alignment) }

    /// Returns the view with a style in front of it, which extends into the safe area at some edges.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { overlaid(StyledArea(style: style), .center, extendedAt: edges) }

    /// Returns the view with a shape in a style in front of it.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { overlaid(shape.fill(style, style: fillStyle), .center) }

    /// Returns the view with another in front of it.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        overlaid(overlay, alignment)
    }

    /// Returns the view with others behind it.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { backed(content(), alignment) }

    /// Returns the view with a style behind it, which extends into the safe area at some edges.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { backed(StyledArea(style: style), .center, extendedAt: edges) }

    /// Returns the view with the background style behind it, which extends into the safe area at some edges.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        backed(StyledArea(style: BackgroundStyle()), .center, extendedAt: edges)
    }

    /// Returns the view with a shape in a style behind it.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { backed(shape.fill(style, style: fillStyle), .center) }

    /// Returns the view with a shape in the background style behind it.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        backed(shape.fill(BackgroundStyle(), style: fillStyle), .center)
    }

    /// Returns the view with another behind it.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { backed(background, alignment) }

    private func overlaid(
        _ view: some View, _ alignment: Alignment, extendedAt edges: Edge.Set = []
    ) -> ModifiedView {
        modified(
            by: SecondaryModification(
                isInFront: true, alignment: alignment, extendedEdges: edges, secondary: .view(view)))
    }

    private func backed(
        _ view: some View, _ alignment: Alignment, extendedAt edges: Edge.Set = []
    ) -> ModifiedView {
        modified(
            by: SecondaryModification(
                isInFront: false, alignment: alignment, extendedEdges: edges, secondary: .view(view)))
    }
}
