/// The scroll view of a section that scrolls orthogonally to its collection view, with the cells of the section.
final class OrthogonalScrollView: UIScrollView {
    /// Called after the row was scrolled.
    private let didScroll: () -> Void
    private var shownOffset: CGPoint
    private var stops: [CGFloat]?
    private var isVertical = false

    init(_ row: CompositionalArrangement.Row, isVertical: Bool, didScroll: @escaping () -> Void) {
        self.didScroll = didScroll
        shownOffset = row.firstOffset
        super.init(frame: row.frame)
        self.isVertical = isVertical
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentSize = row.contentSize
        if row.firstOffset != .zero { contentOffset = row.firstOffset }
    }

    required init?(coder: NSCoder) { nil }

    /// Adopts the frame and the content size of a row.
    func adopt(_ row: CompositionalArrangement.Row) {
        frame = row.frame
        contentSize = row.contentSize
        isPagingEnabled = row.isPaging
        stops = row.stops
        decelerationRate = row.stops == nil && !row.isPaging ? .normal : .fast
    }

    override var laysOutWhileScrolling: Bool { true }

    /// Updates the cells for the new offset.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard contentOffset != shownOffset else { return }
        shownOffset = contentOffset
        didScroll()
    }

    /// Stops scrolling at a group.
    override func endOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let stops else { return proposed }
        let target = isVertical ? proposed.y : proposed.x
        let last = isVertical ? contentSize.height - bounds.height : contentSize.width - bounds.width
        let nearest = stops.min { ($0 - target).magnitude < ($1 - target).magnitude } ?? target
        let rest = max(0, min(nearest, last))
        return isVertical ? CGPoint(x: proposed.x, y: rest) : CGPoint(x: rest, y: proposed.y)
    }
}
