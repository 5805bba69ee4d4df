/// The lengths of grouped lists, in points, for tables and for collections.
enum GroupedMetrics {
    /// The space above the first section without a title. Source: grouped tables in public storyboards.
    static let firstTop: CGFloat = 35
    /// The space above other sections without a title, and below each. Source: half of that above the first one.
    static let gap: CGFloat = 17.5
    /// The height of a header with a line of title. Source: titled headers of grouped tables, 38 and 55.5 for the first.
    static let titledHeader: CGFloat = 38
    /// The height of a footer with a line of title. Source: titled footers of grouped tables.
    static let titledFooter: CGFloat = 30
    /// The space above the headers of a plain list. Source: first rows of plain tables with headers of 28 points are at 50
    /// since Xcode 13.
    static let plainHeaderPadding: CGFloat = 22
    /// The corner radius of inset groups. Source: inset groups have a corner radius of 10 points.
    static let cornerRadius: CGFloat = 10
}

extension UIView {
    /// Rounds the corners of a row at the ends of its inset group.
    ///
    /// - Parameters:
    ///   - isFirst: Whether the row is the first of an inset group.
    ///   - isLast: Whether it is the last.
    ///   - applied: The corners that were rounded before, so that what the app sets afterwards stays; nil before the first
    ///     layout in an inset group.
    func roundGroupCorners(isFirst: Bool, isLast: Bool, applied: inout CACornerMask?) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        guard corners != applied else { return }
        let before = applied?.isEmpty ?? true ? 0 : GroupedMetrics.cornerRadius
        guard layer.cornerRadius == before else { return }
        applied = corners
        layer.cornerRadius = corners.isEmpty ? 0 : GroupedMetrics.cornerRadius
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    /// Places a separator, one pixel high, at the bottom of a row or at its top.
    ///
    /// - Parameters:
    ///   - line: The separator, a subview.
    ///   - near: Its distance from the leading edge, in points.
    ///   - far: Its distance from the trailing edge, in points.
    ///   - isTop: Whether it is at the top.
    func placeSeparator(_ line: UIView, near: CGFloat, far: CGFloat, isTop: Bool = false) {
        let pixel = 1 / traitCollection.displayScale
        line.frame = CGRect(
            x: isRightToLeft ? far : near, y: isTop ? 0 : bounds.height - pixel,
            width: max(0, bounds.width - near - far), height: pixel)
    }

    /// Sets the margins of the content of a row, unless the app set others.
    ///
    /// Source: 11 points above and below, the margin at the sides, and 8 next to an accessory.
    ///
    /// - Parameters:
    ///   - margin: The margin at the leading edge, in points.
    ///   - far: The margin at the trailing edge, in points.
    ///   - applied: The margins that were set before, to distinguish them from those that the app set.
    func adoptRowMargins(_ margin: CGFloat, far: CGFloat, applied: inout UIEdgeInsets?) {
        if let list = self as? UIListContentView {
            list.cellMargins = (margin, far)
            return
        }
        guard layoutState.directionalMargins == nil, layoutState.margins == applied else { return }
        let margins = UIEdgeInsets(
            top: 11, left: isRightToLeft ? far : margin, bottom: 11, right: isRightToLeft ? margin : far)
        guard margins != applied else { return }
        applied = margins
        layoutMargins = margins
    }
}
