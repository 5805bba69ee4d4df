package import Foundation

/// A view of another framework among SwiftUI's: it is measured, placed and kept in order here, and drawn there.
package protocol PlatformLeaf: AnyObject {
    /// Returns the size for a proposal, in points.
    func size(for proposal: ProposedViewSize) -> CGSize
    /// The distances of the first and last baselines from the top edge for a size, in points; nil without text.
    func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)?
    /// Called after layout with the frame on pixels, in points of the host.
    func place(in frame: CGRect)
    /// Called when the view leaves.
    func remove()
}

/// A view that makes a platform view and keeps it up to date.
package protocol PlatformLeafView: NodeView {
    /// Makes the platform view.
    func makeLeaf(in environment: EnvironmentValues) -> any PlatformLeaf
    /// Brings the platform view up to date.
    func update(_ leaf: any PlatformLeaf, in environment: EnvironmentValues)
    /// The name of the view for reports.
    var reportedName: String { get }
}

extension PlatformLeafView {
    package var reportedName: String { TypeName.text(of: Self.self) }
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { PlatformLeafNode(self, inputs) }
}

/// The node of a platform view.
final class PlatformLeafNode<Leaf: PlatformLeafView>: ViewNode {
    private(set) var view: Leaf
    private(set) lazy var leaf = view.makeLeaf(in: environment)
    private lazy var element = PlatformLeafElement(self)
    private var properties: DynamicProperties

    init(_ view: Leaf, _ inputs: NodeInputs) {
        self.view = view
        properties = DynamicProperties(of: Leaf.self, in: inputs.graph)
        super.init(inputs)
        update()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? Leaf else { return false }
        (self.view, self.environment) = (view, environment)
        update()
        return true
    }

    override func refresh() { update() }
    override func appendElements(to list: inout [LayoutElement]) { list.append(element) }

    override func willRemove() {
        properties.disconnect()
        leaf.remove()
    }

    private func update() {
        isMarked = false
        properties.connect(&view, to: self)
        let leaf = leaf
        graph.evaluation.evaluate(self) { view.update(leaf, in: environment) }
        element.invalidate()
    }
}

/// The element of a platform view.
final class PlatformLeafElement<Leaf: PlatformLeafView>: LayoutElement {
    private unowned let owner: PlatformLeafNode<Leaf>

    init(_ owner: PlatformLeafNode<Leaf>) {
        self.owner = owner
        super.init(node: owner)
    }

    override var typeName: String? { owner.view.reportedName }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { owner.leaf.size(for: proposal) }
    override func placeContents() {
        owner.leaf.place(in: frame.roundedToPixels(environment.displayScale))
    }
    override func draw(in pass: inout DrawingPass) {
        pass.place(owner.leaf, in: frame.roundedToPixels(pass.scale))
    }
    override func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard key.id is any VerticalAlignment.TextBaseline.Type else { return nil }
        let baselines = owner.leaf.baselines(for: size(for: proposal))
        return key.id == VerticalAlignment.FirstTextBaseline.self ? baselines?.first : baselines?.last
    }
}
