import Geometry
import Layout

extension UIScrollView {
    /// Sets the content size that the constraints determine; along an axis that they do not reach, the
    /// author's stays. It is that at the scale of the zoom.
    func setSolvedContent(_ content: ScrollContentResult) {
        isApplyingSolvedContent = true
        contentSize = CGSize(
            width: content.width.map { $0 * zoomScale } ?? explicitContentSize.width,
            height: content.height.map { $0 * zoomScale } ?? explicitContentSize.height)
        isApplyingSolvedContent = false
    }

    /// Returns the axes along which the constraints leave the content size ambiguous.
    func ambiguousAxes(_ content: ScrollContentResult) -> [Geometry.Axis] {
        // Their text, rows or items determine the content size, regardless of constraints to their edges.
        guard !(self is UITextView || self is UITableView || self is UICollectionView) else { return [] }
        return content.openAxes.filter { axis in
            (axis == .horizontal ? contentSize.width : contentSize.height) == 0
                || (axis == .horizontal ? content.width : content.height) != nil
        }
    }
}
