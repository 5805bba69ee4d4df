package import Foundation

/// An element around another one, which it leaves as it is.
package class WrapperElement: LayoutElement {
    /// The element inside.
    package final let child: LayoutElement

    package init(node: ViewNode, child: LayoutElement) {
        self.child = child
        super.init(node: node)
        child.container = self
    }

    package override var contents: [LayoutElement] { [child] }
    override var unmadeRow: LazyListNode.Row? { child.unmadeRow }
    package override var axisForContents: Axis? { stackAxis }
    package override var ownSpacing: ViewSpacing { child.spacing }
    package override var priority: Double { child.priority }
    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
    package override func placeContents() { child.place(at: frame.origin, proposal: placedProposal) }
    package override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
    package override func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, for: proposal)
    }
}
