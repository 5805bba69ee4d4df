import Geometry
import UIKitCore

/// The pages of a flow layout with a fixed number of subviews in a line and in a page.
///
/// Where the layout is as long along its lines as they are, pages stand side by side in that direction, else they
/// follow one another across the lines.
struct FlowPaging {
    /// The number of items in a page.
    let count: Int
    /// Whether the scroll view around stops at pages.
    let snaps: Bool
    /// Whether the pages stand side by side along the lines.
    let isAlong: Bool
    /// The size of what the pages are seen through, points.
    let frame: AxisPair<CGFloat>
    /// The length of an item with its distances along a line, points.
    let length: CGFloat
    /// The same across the lines; nil where the items' own lengths count.
    let thickness: CGFloat?

    init?(_ flow: FlowArrangement) {
        let settings = flow.settings, arrangement = flow.arrangement
        guard settings.pagedCount > 0, let superview = flow.layout.superview else { return nil }
        count = settings.pagedCount
        let scrollView = superview as? UIScrollView
        snaps = scrollView?.isPagingEnabled == true
        frame = AxisPair(horizontal: superview.bounds.width, vertical: superview.bounds.height)
        let along = flow.along, across = flow.across
        isAlong = arrangement.ownSize[along].isWrap
        let perLine = CGFloat(settings.arrangedCount)
        let perPage = CGFloat(max(1, settings.pagedCount / settings.arrangedCount))
        // Between pages that do not snap, there is the same space as between items, and padding only before the first.
        func part(_ whole: CGFloat, _ axis: Axis, _ parts: CGFloat, isWhole: Bool) -> CGFloat {
            let spacing = arrangement.spacing[axis]
            return isWhole
                ? (whole - arrangement.padding(axis) - (parts - 1) * spacing) / parts
                : (whole - arrangement.paddingStart[axis] - parts * spacing) / parts
        }
        if isAlong {
            length = part(frame[along], along, perLine, isWhole: snaps)
            thickness =
                arrangement.ownSize[across].isWrap
                ? nil : part(arrangement.size[across], across, perPage, isWhole: true)
        } else {
            length = part(arrangement.size[along], along, perLine, isWhole: true)
            thickness =
                scrollView == nil
                ? part(arrangement.size[across], across, perPage, isWhole: true)
                : part(frame[across], across, perPage, isWhole: snaps)
        }
    }

    /// The number of pages of a number of items.
    func pages(_ items: Int) -> CGFloat { CGFloat((items + count - 1) / count) }
}
