import Geometry

/// What a view that is a part of a control knows of that, as the title of a button.
///
/// A control draws its parts along with itself as long as code has not changed any of them: they rest. Then they are in
/// `subviews` without nodes of their own in layout and drawing, which most controls of a screen never need.
final class RestingPart {
    /// The frame that the control has given the part, in its coordinates.
    var placedFrame = CGRect.zero
    /// Whether the control draws the part along with itself.
    var isResting = true
    /// Whether a constraint refers to the part, so that layout depends on its frame.
    var isConstrained = false
}

extension UIView {
    /// Makes the view a part of a control, at rest.
    func becomePart(of control: UIView) {
        superview = control
        layoutState.part = RestingPart()
        updateTraits()
    }

    /// Ends the rest of a control's parts where this view is one of them.
    func wakeAsPart() {
        if layoutState.part?.isResting == true { superview?.wakeParts() }
    }

    /// Called for each view that a constraint refers to.
    func wasConstrained() {
        guard let part = layoutState.part else { return }
        part.isConstrained = true
        wakeAsPart()
    }

    /// Whether the view is a part whose control is placing its subviews: what the subclass of a control sets in
    /// `layoutSubviews` stays, without another layout of the control.
    var isPlacedByControl: Bool {
        layoutState.part != nil && superview?.layoutState.isPlacingSubviews == true
    }

    /// Gives a part the frame that its control has calculated, unless constraints determine it.
    func placePart(_ frame: CGRect) {
        guard let part = layoutState.part, layoutState.translatesAutoresizingMask else { return }
        part.placedFrame = frame
        guard frame != storedFrame else { return }
        if frame.size != storedFrame.size { layoutState.needsLayout = true }
        storedFrame = frame
        layoutState.autoresizingBase = nil
        layoutState.solvedFrame = nil
        if part.isConstrained { superview?.setNeedsSolving() }
    }

    /// Whether nothing but what the control has set determines where and how the part is drawn.
    ///
    /// A layer that code has asked for may have been changed in any way.
    var restsAsPlaced: Bool {
        storedFrame == layoutState.part?.placedFrame && !hasLayer && storedTransform.isIdentity
            && storedAlpha == 1 && !isHidden && storedBackgroundColor == nil && mask == nil && ownTint == nil
            && children.isEmpty && boundsOrigin == .zero && anchorPoint == CGPoint(x: 0.5, y: 0.5)
            && layoutState.constraints.isEmpty && layoutState.translatesAutoresizingMask
            && !isUserInteractionEnabled && tintAdjustmentMode == .automatic
    }
}
