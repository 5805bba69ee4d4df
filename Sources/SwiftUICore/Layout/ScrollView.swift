import CoreGraphics
package import Foundation
import Scene

/// A scrollable view.
public struct ScrollView<Content: View>: SystemView {
    /// The content that scrolls.
    public var content: Content
    /// The axes in which the content scrolls.
    public var axes: Axis.Set
    /// Whether indicators are shown; pictures show none at rest.
    public var showsIndicators: Bool

    /// Creates a scrollable view.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) { (self.content, self.axes, self.showsIndicators) = (content(), axes, showsIndicators) }
}

extension ScrollView: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollNode(self, inputs) }
}

/// The node of a scrollable view.
final class ScrollNode<Content: View>: ContainerNode, ScrollTarget {
    private(set) var view: ScrollView<Content>
    /// How far the content is scrolled, in points.
    private(set) var offset = CGPoint.zero

    init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        child = reconciled(child, with: view.content, in: environment)
    }

    override func makeElement() -> LayoutElement { ScrollElement<Content>(node: self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ScrollView<Content> else { return false }
        (self.view, self.environment) = (view, environment)
        child = reconciled(child, with: view.content, in: environment)
        element.invalidate()
        return true
    }

    /// Several views are in a column, whatever the axes.
    var layout: StackLayoutEngine {
        StackLayoutEngine(axis: .vertical, horizontal: .center, vertical: .center, spacing: nil)
    }

    func scroll(to offset: CGPoint) {
        self.offset = offset
        graph.setNeedsLayout()
    }
}

/// A view that can be scrolled by code.
package protocol ScrollTarget: AnyObject {
    /// How far the content is scrolled, in points.
    var offset: CGPoint { get }
    /// Scrolls to an offset in points.
    func scroll(to offset: CGPoint)
}

/// The element of a scrollable view.
final class ScrollElement<Content: View>: LayoutElement {
    private var owner: ScrollNode<Content>? { node as? ScrollNode<Content> }
    private var proposal = ProposedViewSize.unspecified
    private var axes: Axis.Set { owner?.view.axes ?? .vertical }

    override var contents: [LayoutElement] { owner?.elements ?? [] }
    override var typeName: String? { "ScrollView" }
    override var viewport: CGRect? { frame }

    override var relativeContainerSize: CGSize {
        proposal.replacingUnspecifiedDimensions(by: container?.relativeContainerSize ?? .zero)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        owner?.layout.size(of: contents, for: inner(proposal), in: environment) ?? .zero
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        self.proposal = proposal
        let content = contentSize(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeContents() {
        guard let owner else { return }
        proposal = placedProposal
        let size = contentSize(placedProposal), contents = contents, inner = inner(placedProposal)
        var start = CGPoint(x: -owner.offset.x, y: -owner.offset.y)
        // Content that is smaller is centered where it scrolls in both axes. Measured by documentation: medium.
        if axes == [.horizontal, .vertical] {
            start.x += max(0, (frame.width - size.width) / 2)
            start.y += max(0, (frame.height - size.height) / 2)
        }
        let placements = owner.layout.placements(
            of: contents, in: size, proposal: inner, environment: environment)
        for (content, placement) in zip(contents, placements) {
            let origin = CGPoint(x: start.x + placement.origin.x, y: start.y + placement.origin.y)
            place(content, at: origin, proposal: placement.proposal)
        }
    }

    override func draw(in pass: inout DrawingPass) {
        guard frame.isFiniteRect else { return }
        pass.scope(.clip(RoundedRect(pass.pixelRect(frame)))) { drawContents(in: &$0) }
    }
}
