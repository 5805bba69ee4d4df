import Geometry

extension UISplitViewController {
    /// The frames where only one column fits: the one that was shown, or the compact column if there is one, or else
    /// the secondary column, which UIKit puts on top of the primary one; the delegate may choose another.
    var collapsedFrames: [(column: Column, frame: CGRect)] {
        let order: [Column] = [.compact, .secondary, .supplementary, .primary]
        guard let proposed = order.first(where: { columns[$0] != nil }) else { return [] }
        if let shownColumn, columns[shownColumn] != nil { return [(shownColumn, view.bounds)] }
        let chosen = delegate.map { topColumn(proposed, $0) } ?? proposed
        return [(columns[chosen] == nil ? proposed : chosen, view.bounds)]
    }

    /// Source: `UISplitViewControllerDelegate` (Apple's documentation): a delegate that has handled the secondary
    /// controller by itself leaves the primary one.
    private func topColumn(_ proposed: Column, _ delegate: any UISplitViewControllerDelegate) -> Column {
        guard style == .unspecified else {
            return delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        }
        guard let primary = columns[.primary], let secondary = columns[.secondary] else { return proposed }
        let isHandled = delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
        return isHandled ? .primary : proposed
    }

    var sideBySideFrames: [(column: Column, frame: CGRect)] {
        let bounds = view.bounds
        guard displayMode != .secondaryOnly, columns[.primary] != nil else {
            return [(.secondary, bounds)]
        }
        // The pixel between the columns belongs to neither of them.
        let pixel = 1 / traitCollection.displayScale
        func column(from left: CGFloat, width: CGFloat) -> CGRect {
            let x = view.isRightToLeft ? bounds.width - left - width : left
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        let first = primaryColumnWidth
        if displayMode == .oneOverSecondary {
            return [(.primary, column(from: 0, width: first)), (.secondary, bounds)]
        }
        let narrow: [Column] =
            columns[.supplementary] == nil
            ? [.primary] : displayMode == .twoBesideSecondary ? [.primary, .supplementary] : [.supplementary]
        var frames: [(column: Column, frame: CGRect)] = []
        var left: CGFloat = 0
        for name in narrow {
            let width = name == .primary ? first : supplementaryColumnWidth
            frames.append((name, column(from: left, width: width)))
            left += width + pixel
        }
        return frames + [(.secondary, column(from: left, width: max(0, bounds.width - left)))]
    }

    func placeDivider(_ secondary: CGRect?) {
        let pixel = 1 / traitCollection.displayScale
        let edge = view.isRightToLeft ? secondary?.maxX ?? 0 : (secondary?.minX ?? 0) - pixel
        divider.isHidden = secondary == nil || secondary?.width == view.bounds.width
        divider.frame = CGRect(x: edge, y: 0, width: pixel, height: view.bounds.height)
    }
}
