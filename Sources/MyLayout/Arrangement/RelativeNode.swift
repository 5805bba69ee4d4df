import UIKitCore

/// What is known of a subview while its relative layout is arranged.
final class RelativeNode {
    let item: LayoutItem
    /// Whether the subview is hidden: others are placed by it, but it takes up nothing.
    let isHidden: Bool
    /// The length, once it is known, points.
    var length = AxisPair<CGFloat?>(horizontal: nil, vertical: nil)
    /// The position of the start edge, once it is known, points.
    var start = AxisPair<CGFloat?>(horizontal: nil, vertical: nil)
    /// The position of the end edge with the distance after it, once it is known, points.
    var end = AxisPair<CGFloat?>(horizontal: nil, vertical: nil)
    /// What is being found for it.
    var pending: Set<Question> = []
    private let original: AxisPair<CGFloat>

    /// What can be found for a subview.
    enum Question: Hashable {
        case length(Axis)
        case place(Axis)
    }

    init(_ item: LayoutItem, isHidden: Bool) {
        self.item = item
        self.isHidden = isHidden
        original = item.length
    }

    /// Forgets what was found.
    func reset() {
        (length, start, end) = (
            AxisPair(horizontal: nil, vertical: nil), AxisPair(horizontal: nil, vertical: nil),
            AxisPair(horizontal: nil, vertical: nil)
        )
        item.length = original
    }

    /// Keeps a length.
    func setLength(_ value: CGFloat, _ axis: Axis) {
        length[axis] = value
        item.length[axis] = value
    }

    /// Keeps a position.
    func set(start: CGFloat, end: CGFloat, _ axis: Axis) {
        self.start[axis] = start
        self.end[axis] = end
        item.start[axis] = start
    }
}
