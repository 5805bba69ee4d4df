import Geometry

/// Drags a sheet between its detents interactively, and down to dismiss it.
///
/// Source: "Sheets" in Apple's guidelines, `presentationControllerShouldDismiss(_:)` and `detents` in its
/// documentation. Chosen: the sheet rests at the detent nearest to where the touch would be 0.1 seconds later, and
/// goes where that is below half of the smallest one.
final class SheetInteraction: NSObject, UIGestureRecognizerDelegate {
    let recognizer = SheetPanGestureRecognizer()
    private unowned let sheet: UISheetPresentationController

    private static let foresight: CGFloat = 0.1

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.delegate = self
        recognizer.addTarget { [unowned self] in follow($0.state) }
    }

    /// Whether the gesture is the sheet's: up and down, and in scrolled content only down from its top.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let moved = recognizer.initialMovement
        guard sheet.canBeDragged, moved.y.magnitude > moved.x.magnitude else { return false }
        var current = recognizer.touches.first?.view
        while let view = current, view !== recognizer.view {
            if let scroll = view as? UIScrollView, scroll.isScrollable(along: .vertical),
                moved.y < 0 || scroll.contentOffset.y > -scroll.adjustedContentInset.top
            {
                return false
            }
            current = view.superview
        }
        return true
    }

    private func follow(_ state: UIGestureRecognizer.State) {
        guard let container = sheet.containerView else { return }
        let moved = recognizer.translation(in: container).y
        switch state {
        case .began, .changed: TransitionAnimation.prepare { sheet.drag(by: moved) }
        case .ended:
            let velocity = recognizer.velocity(in: container).y
            sheet.endDrag(at: moved + velocity * Self.foresight)
        case .cancelled: sheet.endDrag(at: 0)
        case .possible, .failed: break
        }
    }
}

/// The gesture recognizer of a sheet's drag, which precedes scrolling of its contents.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        other is ScrollPanGestureRecognizer
    }
}

extension UISheetPresentationController {
    /// Whether the sheet can be dragged: not where it covers the screen.
    var canBeDragged: Bool { containerView != nil && !isFullScreen }

    /// Moves the sheet during a drag.
    ///
    /// - Parameter distance: The distance from where it rests, in points downward.
    func drag(by distance: CGFloat) {
        dragDistance = distance
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
    }

    /// Ends a drag: the sheet goes to a detent, or is dismissed if the delegate agrees.
    ///
    /// - Parameter distance: The distance from where it rested, in points downward.
    func endDrag(at distance: CGFloat) {
        guard let container = containerView else { return }
        let rest = frameAtRest, height = rest.height - distance
        let heights = isEdgeAttached ? detents.map { self.height(of: $0, in: container) } : [rest.height]
        if height < (heights.min() ?? 0) / 2, dismissByUser() { return }
        let nearest = heights.indices.min {
            (heights[$0] - height).magnitude < (heights[$1] - height).magnitude
        }
        animateChanges {
            dragDistance = 0
            container.setNeedsLayout()
            guard isEdgeAttached, let nearest, detents.indices.contains(nearest) else { return }
            let identifier = detents[nearest].identifier
            guard identifier != selectedDetent.identifier else { return }
            selectedDetentIdentifier = identifier
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }

    /// Returns the frame of a sheet that is dragged: larger upward, as far as there are detents, and moved downward.
    func draggedFrame(from rest: CGRect, in container: UIView) -> CGRect {
        guard dragDistance != 0 else { return rest }
        var frame = rest
        guard isEdgeAttached else {
            frame.origin.y += max(0, dragDistance)
            return frame
        }
        let heights = detents.map { height(of: $0, in: container) }
        let shown = min(rest.height - dragDistance, heights.max() ?? rest.height)
        frame.origin.y = container.bounds.height - shown
        frame.size.height = max(shown, heights.min() ?? 0)
        return frame
    }
}
