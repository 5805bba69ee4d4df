import Diagnostics
import Geometry
import Layout
import Scene

extension UIView {
    /// The frame about its anchor point, with the transform.
    var anchoredRect: AnchoredRect {
        AnchoredRect(
            untransformed: storedFrame.rect, anchor: anchorPoint.point, transform: transform.transform)
    }

    /// Keeps the position of the center.
    func anchorPointDidChange(from old: CGPoint) {
        guard anchorPoint.point.isFinite else { return anchorPoint = old }
        guard anchorPoint != old else { return }
        var frame = storedFrame
        frame.origin.x += frame.width * (old.x - anchorPoint.x)
        frame.origin.y += frame.height * (old.y - anchorPoint.y)
        place(frame)
    }

    /// Sets the frame and resizes the subviews when the size changes.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinates, in points.
    ///   - isTentative: Whether the superview is itself resized in a layout that may move it again.
    func place(_ frame: CGRect, isTentative: Bool = false) {
        let old = storedFrame
        if translatesAutoresizingMaskIntoConstraints { dropSolvedFrame(for: frame) }
        guard frame != old else { return }
        // What moves a part of a control in the control's own layout is no reason for another.
        let isPart = partState?.owner != nil, isPlacedAsPart = isPart || isPlacedByControl
        let waits = isTentative || !isPlacedAsPart && isMovedByLayout(from: old)
        storedFrame = frame
        layoutState.autoresizingBase = nil
        if frame.size != old.size {
            resizeSubviews(from: old.size, isTentative: waits)
            if waits { layoutState.needsLayout = true } else { setNeedsLayout() }
        }
        if !waits {
            layoutState.frameBefore = nil
            if !isPlacedAsPart { superview?.setNeedsLayout() }
        }
        if isPart { partState?.partDidMove() }
        notifyObservers()
    }

    /// Resizes subviews that have no constraints, according to their autoresizing masks.
    func resizeSubviews(from oldSize: CGSize, isTentative: Bool = false) {
        guard autoresizesSubviews else { return }
        for view in children where view.translatesAutoresizingMaskIntoConstraints {
            guard !view.autoresizingMask.isEmpty else { continue }
            view.place(
                view.autoresizedFrame(from: oldSize, to: storedFrame.size), isTentative: isTentative)
        }
    }

    /// Discards the frame that the solver found and that is not applied yet: a frame set explicitly in
    /// `layoutSubviews` of any ancestor takes precedence.
    private func dropSolvedFrame(for frame: CGRect) {
        guard let solved = layoutState.solvedFrame else { return }
        layoutState.solvedFrame = nil
        guard solved != frame else { return }
        layoutState.autoresizingBase = nil
        if !isPlacedByControl { superview?.setNeedsLayout() }
    }

    private func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
        let mask = layoutMask, frame = layoutState.solvedFrame ?? storedFrame
        let wider = new.width - old.width, taller = new.height - old.height
        let horizontal = mask.shares(
            along: .horizontal, near: frame.minX, length: frame.width, far: old.width - frame.maxX,
            change: wider)
        let vertical = mask.shares(
            along: .vertical, near: frame.minY, length: frame.height, far: old.height - frame.maxY,
            change: taller)
        return CGRect(
            x: horizontal.start + wider * horizontal.near, y: vertical.start + taller * vertical.near,
            width: max(0, frame.width + wider * horizontal.length),
            height: max(0, frame.height + taller * vertical.length))
    }

    /// `transform` about the anchor point.
    private var placementTransform: Geometry.AffineTransform {
        let middle = center
        return Geometry.AffineTransform.translation(x: -middle.x, y: -middle.y)
            .concatenating(transform.transform)
            .concatenating(.translation(x: middle.x, y: middle.y))
    }

    /// The transform from this view's coordinates to those of the root.
    var transformToRoot: Geometry.AffineTransform {
        var result = Geometry.AffineTransform.identity
        var current: UIView? = self
        while let view = current {
            result = result.concatenating(
                .translation(
                    x: view.storedFrame.minX - view.boundsOrigin.x,
                    y: view.storedFrame.minY - view.boundsOrigin.y))
            if !view.transform.isIdentity { result = result.concatenating(view.placementTransform) }
            current = view.superview
        }
        return result
    }
}
