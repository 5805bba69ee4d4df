import Foundation

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
