package import Foundation

/// What a modifier of one element does in layout and drawing; by default nothing.
package protocol ElementModification: ViewModification {
    /// Returns the size for a proposal.
    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize
    /// Returns the place of the element inside.
    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement
    /// Returns the preferred distances from neighbours, from those of the element inside.
    func spacing(_ spacing: ViewSpacing) -> ViewSpacing
    /// Returns the layout priority, from that of the element inside.
    func priority(_ priority: Double) -> Double
    /// Returns the value of a guide that the modifier sets; nil for that of the element inside.
    func guide(_ key: AlignmentKey, of child: LayoutElement, for proposal: ProposedViewSize) -> CGFloat?
    /// Returns the value that the modifier gives for a container; nil for that of the element inside.
    func trait(_ key: ObjectIdentifier) -> Any?
    /// Returns the value that the modifier gives for a container, which may depend on that of the element inside.
    func trait(_ key: ObjectIdentifier, of child: LayoutElement, in context: ElementContext) -> Any?
    /// Draws the element inside.
    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass)
    /// Returns the frontmost view at a point of the host; nil where there is none.
    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath?
    /// Called after the element was placed.
    func didPlace(_ child: LayoutElement, in context: ElementContext)
    /// Whether the size does not depend on the environment or on other elements: changes of the content decide.
    var typeName: String? { get }
}

/// The place of an element inside another.
package struct Placement {
    /// The distance from the leading and top edges of the outer element, in points.
    package var origin: CGPoint
    /// What is proposed to the element.
    package var proposal: ProposedViewSize

    /// Creates a place.
    package init(_ origin: CGPoint, _ proposal: ProposedViewSize) {
        (self.origin, self.proposal) = (origin, proposal)
    }
}

/// The element that a modification is asked for, and its environment.
package struct ElementContext {
    /// The element of the modifier.
    package let element: LayoutElement
    /// The environment of the modifier.
    package var environment: EnvironmentValues { element.node.environment }
    /// The frame of the modifier's element, in points of the host: on its way while it moves.
    package var frame: CGRect { element.drawnFrame }
}

extension ElementModification {
    package func size(
        of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext
    ) -> CGSize { child.size(for: proposal) }

    package func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement { Placement(.zero, proposal) }

    package func spacing(_ spacing: ViewSpacing) -> ViewSpacing { spacing }
    package func priority(_ priority: Double) -> Double { priority }
    package func guide(
        _ key: AlignmentKey, of child: LayoutElement, for proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }
    package func trait(
        _ key: ObjectIdentifier, of child: LayoutElement, in context: ElementContext
    ) -> Any? { trait(key) }
    package func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        child.draw(in: &pass)
    }
    package func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        child.hit(point)
    }
    package func didPlace(_ child: LayoutElement, in context: ElementContext) {}
    package var typeName: String? { nil }

    package func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        ElementModificationNode(self, content, inputs)
    }
}
