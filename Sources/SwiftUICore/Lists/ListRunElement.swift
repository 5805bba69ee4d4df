import Foundation

/// What stands in layout for views of a collection, one after the other, that were not made.
final class ListRunElement: LayoutElement {
    /// The node that makes the views.
    unowned let list: LazyRowsNode
    /// The indexes of the views.
    var range = 0..<0
    /// The element that stands for one of the views while its place is looked for.
    private lazy var single = ListRunPlace(node: list)

    init(_ list: LazyRowsNode) {
        self.list = list
        super.init(node: list)
    }

    /// A run is as large as the list proposes, which estimates it.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    /// Returns an element in the frame that is estimated for one of the views.
    func estimatedElement(at index: Int) -> LayoutElement {
        let length = frame.height / CGFloat(max(1, range.count))
        single.container = self
        single.place(
            at: CGPoint(x: frame.minX, y: frame.minY + CGFloat(index - range.lowerBound) * length),
            proposal: ProposedViewSize(CGSize(width: frame.width, height: length)))
        return single
    }
}

/// The estimated place of a view that was not made.
private final class ListRunPlace: LayoutElement {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
}
