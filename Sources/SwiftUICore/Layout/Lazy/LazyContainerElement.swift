import Foundation

/// The element of a lazy container: it makes the views that its scrollable view shows, and estimates the others.
final class LazyContainerElement: LayoutElement {
    private unowned let owner: LazyContainerNode
    /// The views that were made.
    private var made: [LayoutElement] = []

    init(_ owner: LazyContainerNode) {
        self.owner = owner
        super.init(node: owner)
    }

    private var layout: any LazyLayout { owner.view.layout }

    override var contents: [LayoutElement] { owner.elements.filter { $0.unmadeRow == nil } }
    override var axisForContents: Axis? { layout is LazyStackLayoutEngine ? layout.lazyAxis : nil }
    override var typeName: String? { owner.view.reportedName }

    /// The average length of views that were made; the first is made where none was.
    private func lengths(_ proposal: ProposedViewSize) -> LazyLengths {
        let axis = layout.lazyAxis
        for _ in 0..<2 {
            var sum: CGFloat = 0, count = 0
            var first: LazyListNode.Row?
            for (index, element) in owner.elements.enumerated() {
                if let row = element.unmadeRow {
                    first = first ?? row
                } else {
                    sum += element.size(for: layout.proposal(at: index, in: proposal))[axis]
                    count += 1
                }
            }
            if count > 0 { return LazyLengths(average: sum / CGFloat(count)) }
            guard let first else { break }
            first.make()
        }
        return .standard
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lengths = lengths(proposal)
        return layout.size(of: owner.elements, for: proposal, lengths)
    }

    override func placeContents() {
        let known = size(for: placedProposal)
        var frames: [LazyFrame] = [], hasMade = false
        // Views may be shorter than estimated, so that others are shown too: at last all that are shown were made.
        while true {
            let elements = owner.elements
            frames = layout.frames(of: elements, in: known, proposal: placedProposal, lengths(placedProposal))
            let shown = zip(elements, frames).compactMap { element, frame in
                isShown(frame.frame) ? element.unmadeRow : nil
            }
            guard !shown.isEmpty else { break }
            hasMade = true
            for row in shown { row.make() }
        }
        for (element, frame) in zip(owner.elements, frames) {
            element.unmadeRow?.element.estimate = frame.frame.size
            place(element, at: frame.frame.origin, proposal: frame.proposal)
        }
        if hasMade { invalidate() }
    }

    /// Whether a part of a frame, in points from the leading and top edges, is in what is shown along the axis.
    private func isShown(_ frame: CGRect) -> Bool {
        guard let viewport else { return true }
        let axis = layout.lazyAxis
        let start = frame.origin[axis] + self.frame.origin[axis]
        return start < viewport.origin[axis] + viewport.size[axis]
            && start + frame.size[axis] > viewport.origin[axis]
    }

    override func draw(in pass: inout DrawingPass) {
        let shown = contents.filter { !$0.isDiscarded && isNear($0.frame) }
        for element in LayoutElement.inDrawingOrder(shown) { element.draw(in: &pass) }
    }

    /// Whether a frame is shown, or may be by what is drawn around it, such as shadows: within a screen of it.
    private func isNear(_ frame: CGRect) -> Bool {
        guard let viewport else { return true }
        return frame.intersects(viewport.insetBy(dx: -viewport.width, dy: -viewport.height))
    }
}
