package import Foundation

/// Where a scrollable view is to scroll in its next layout.
package struct ScrollRequest {
    /// What is to be seen.
    package enum Target: Hashable {
        /// The view of an identity.
        case view(AnyHashable)
        /// An edge of the content.
        case edge(Edge)
        /// An offset in points; nil for that of now in a dimension.
        case offset(x: CGFloat?, y: CGFloat?)
    }

    /// What is to be seen.
    package var target: Target
    /// The point of the view that is brought to the same point of the scrollable one; nil for the least way.
    package var anchor: UnitPoint?

    /// Creates a request.
    package init(_ target: Target, anchor: UnitPoint? = nil) { (self.target, self.anchor) = (target, anchor) }
}

/// A node whose content scrolls.
package class AnyScrollNode: ContainerNode {
    /// How far the content is scrolled, in points; nil before it was.
    final var scrolled: CGPoint?
    /// Where to scroll in the next layout.
    final var request: ScrollRequest?
    /// The value of a bound position that was applied last.
    final var appliedPosition: ScrollRequest.Target?
    /// The axes in which the content scrolls.
    package var axes: Axis.Set { .vertical }

    /// How far the content is scrolled, in points.
    package final var offset: CGPoint { scrolled ?? .zero }

    /// Scrolls to an offset in points.
    package final func scroll(to offset: CGPoint) {
        scrolled = offset
        graph.setNeedsLayout()
    }

    /// Scrolls in the next layout.
    package final func scroll(to request: ScrollRequest) {
        self.request = request
        graph.setNeedsLayout()
    }
}

/// The node of a scrollable view.
final class ScrollNode<Content: View>: AnyScrollNode {
    private(set) var view: ScrollView<Content>

    init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        // What the view around says about scrolling is for this one, not for those inside.
        child = reconciled(child, with: view.content, in: environment.withoutScrolling)
    }

    override var axes: Axis.Set { view.axes }
    override func makeElement() -> LayoutElement { ScrollElement(self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ScrollView<Content> else { return false }
        (self.view, self.environment) = (view, environment)
        child = reconciled(child, with: view.content, in: environment.withoutScrolling)
        element.invalidate()
        return true
    }
}
