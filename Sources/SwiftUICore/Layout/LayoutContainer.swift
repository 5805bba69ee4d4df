import Foundation

/// A view that arranges others by a layout.
package struct LayoutContainer {
    /// The layout of the views inside.
    let layout: any ElementLayout
    /// The views inside.
    let content: any View
    /// The name of the view for reports.
    let name: String

    package init(_ layout: any ElementLayout, _ content: any View, name: String) {
        (self.layout, self.content, self.name) = (layout, content, name)
    }

}

/// A view that arranges others: it says how.
package protocol LayoutContainerView: NodeView {
    /// The layout and the views inside.
    var container: LayoutContainer { get }
}

extension LayoutContainerView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { LayoutContainerNode(self, inputs) }
}

/// The node of a view that arranges others.
final class LayoutContainerNode: ContainerNode {
    private(set) var view: LayoutContainer
    private let type: any Any.Type

    init(_ view: any LayoutContainerView, _ inputs: NodeInputs) {
        (self.view, type) = (view.container, Swift.type(of: view))
        super.init(inputs)
        child = reconciled(child, with: self.view.content, in: environment)
    }

    override func makeElement() -> LayoutElement { LayoutContainerElement(self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard Swift.type(of: view) == type, let view = view as? any LayoutContainerView else { return false }
        self.view = view.container
        self.environment = environment
        child = reconciled(child, with: self.view.content, in: environment)
        element.invalidate()
        return true
    }
}

/// The element of a view that arranges others.
final class LayoutContainerElement: LayoutElement {
    private unowned let owner: LayoutContainerNode

    init(_ owner: LayoutContainerNode) {
        self.owner = owner
        super.init(node: owner)
    }

    private var layout: any ElementLayout { owner.view.layout }
    override var contents: [LayoutElement] { owner.elements }
    override var axisForContents: Axis? { layout.axis }
    override var ownSpacing: ViewSpacing { layout.spacing(of: contents) }
    override var typeName: String? { owner.view.name.isEmpty ? nil : owner.view.name }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.size(of: contents, for: proposal, in: environment)
    }

    override func placeContents() {
        let contents = contents
        let placements = layout.placements(
            of: contents, in: frame.size, proposal: placedProposal, environment: environment)
        for (content, placement) in zip(contents, placements) {
            place(content, at: placement.origin, proposal: placement.proposal)
        }
    }

    override func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        layout.guide(
            key, of: contents, for: proposal, in: size(for: proposal), environment: environment)
    }
}
