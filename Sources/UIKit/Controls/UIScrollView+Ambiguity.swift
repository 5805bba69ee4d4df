import Geometry
import Layout

extension UIScrollView {
    /// Takes the extent that constraints found; along an axis they do not reach, the author's stays.
    func setSolvedContent(_ content: ScrollContentResult) {
        takesSolvedContent = true
        contentSize = CGSize(
            width: content.width ?? givenContentSize.width, height: content.height ?? givenContentSize.height)
        takesSolvedContent = false
    }

    /// The axes along which constraints leave the extent open, of a solution that was taken.
    func ambiguousAxes(_ content: ScrollContentResult) -> [Geometry.Axis] {
        // Their text, rows and items decide it, whatever else is tied to their edges.
        guard !(self is UITextView || self is UITableView || self is UICollectionView) else { return [] }
        return content.openAxes.filter { axis in
            (axis == .horizontal ? contentSize.width : contentSize.height) == 0
                || (axis == .horizontal ? content.width : content.height) != nil
        }
    }
}
