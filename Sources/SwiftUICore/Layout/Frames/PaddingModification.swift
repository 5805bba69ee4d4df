public import Foundation

/// Insets around a view.
struct PaddingModification: ElementModification, Equatable {
    var insets: EdgeInsets

    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        let size = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.sum(along: .horizontal)),
            height: max(0, size.height + insets.sum(along: .vertical)))
    }

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement {
        Placement(CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }

    /// An edge that moves has no text at it any more.
    func spacing(_ spacing: ViewSpacing) -> ViewSpacing {
        var spacing = spacing
        for edge in Edge.allCases where insets[edge] != 0 { spacing[edge] = nil }
        return spacing
    }
}

extension View {
    /// Returns the view with insets around it, in points.
    public func padding(_ insets: EdgeInsets) -> some View {
        modified(by: PaddingModification(insets: insets))
    }

    /// Returns the view with insets of a length in points at some edges; nil for 16, that of the system.
    ///
    /// Source: measured on iPhone and iPad, widely documented.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(by: PaddingModification(insets: EdgeInsets(length ?? 16, at: edges)))
    }

    /// Returns the view with insets of a length in points at all edges.
    public func padding(_ length: CGFloat) -> some View {
        modified(by: PaddingModification(insets: EdgeInsets(length, at: .all)))
    }

    /// Returns the view with the insets of a scene at some edges, in points.
    ///
    /// Chosen: the layout margin of phones, 16; confidence low.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modified(by: PaddingModification(insets: EdgeInsets(16, at: edges)))
    }
}
