import Diagnostics
import Geometry
import Layout

extension UIView {
    /// Invalidates the layout of the view, and of those that depend on its size; what `setNeedsLayout()` does.
    func invalidateLayout() {
        layoutState.needsLayout = true
        superview?.setNeedsSolving()
    }

    /// Requests layout after a change of subviews, constraints, margins or the intrinsic size.
    ///
    /// In the later rounds of a layout, what `layoutSubviews` changes itself is solved again but no reason to call it
    /// again: an override that adds a view or replaces constraints in each call would never come to an end.
    func layoutInputsDidChange() {
        let isSolvedOnly = layoutState.isPlacingSubviews && layoutState.isSettling
        if isSolvedOnly { setNeedsSolving() } else { setNeedsLayout() }
    }

    /// Marks the layout of the tree as needed for this view or a descendant.
    func setNeedsSolving() {
        var current: UIView? = self
        while let view = current, !view.layoutState.hasDirtyDescendant {
            view.layoutState.hasDirtyDescendant = true
            current = view.superview
        }
    }

    /// How often layout has measured views since the tree was created: what text costs.
    ///
    /// Counts every call on labels and other views with a size of their own in the whole tree.
    package var measureCount: Int { root.layoutState.measureCount }

    /// The size of a view with a content view: that of the content, unless constraints to
    /// the view itself count as well.
    func fittingSize(
        through contentView: UIView, _ targetSize: CGSize, horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize {
        guard constraints.isEmpty else {
            return fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Solves the constraints inside alone, with each length of a target size at a priority.
    func fittingSize(
        _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        var builder = LayoutProblemBuilder(scale: traitCollection.displayScale)
        builder.collect(
            self,
            fitting: LayoutProblemBuilder.FittingTarget(
                size: targetSize, horizontal: horizontal.rawValue, vertical: vertical.rawValue))
        let size = builder.solve().rootSize
        return CGSize(
            width: size.width.roundedUp(toScale: traitCollection.displayScale),
            height: size.height.roundedUp(toScale: traitCollection.displayScale))
    }

    /// Whether the constraints inside determine the size of this root of a tree.
    ///
    /// Measured: on iOS, layout resizes a view without a superview that does not turn its frame into constraints.
    var leavesSizeToConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints && superview == nil && !(self is UIWindow)
    }

    /// Sets the size of the root of a tree to that of the solution.
    func resizeRoot(to size: CGSize) {
        guard size != storedFrame.size else { return }
        storedFrame.size = size
        layoutState.needsLayout = true
    }

    /// Remembers the frame of a view that the superview's `layoutSubviews` is about to move.
    ///
    /// - Returns: Whether that is under way, so that only what it has moved in the end is a change.
    func isMovedByLayout(from frame: CGRect) -> Bool {
        guard let superview, superview.layoutState.isPlacingSubviews else { return false }
        if layoutState.frameBefore == nil { layoutState.frameBefore = frame }
        if superview.layoutState.movedSubviews.last !== self {
            superview.layoutState.movedSubviews.append(self)
        }
        return true
    }

    /// Sets the frames of the subviews to those of the solution.
    func applySolvedFrames() {
        for view in children {
            view.layoutState.frameBefore = nil
            guard let frame = view.layoutState.solvedFrame else { continue }
            view.layoutState.solvedFrame = nil
            guard frame != view.storedFrame else { continue }
            if layoutState.isPlacingSubviews { view.layoutState.frameBefore = view.storedFrame }
            if frame.size != view.storedFrame.size { view.layoutState.needsLayout = true }
            view.storedFrame = frame
        }
    }
}

extension CGSize {
    /// The next size in whole points.
    var roundedUp: CGSize {
        CGSize(width: Double(width).roundedUp(toScale: 1), height: Double(height).roundedUp(toScale: 1))
    }
}

extension Double {
    /// The next whole pixel at or above, allowing for rounding noise.
    func roundedUp(toScale scale: Double) -> Double {
        guard isFinite, scale > 0 else { return 0 }
        return (self * scale - 1e-4).rounded(.up) / scale
    }
}
