/// What a part of a control, or a control with parts, remembers of them.
///
/// A control draws its parts itself until code asks for its subviews or sublayers: most are never taken apart, and cost
/// neither views nor constraints then. From then on the parts are views in Apple's order, which draw the same.
final class PartState {
    /// The control that places the part; nil for a control's own state.
    fileprivate(set) weak var owner: UIView?
    /// The frame that the control gave to the part.
    fileprivate var givenFrame: CGRect?
    /// Whether code has moved the part since, outside of the control's layout.
    fileprivate var isMovedByCode = false
    /// Whether the control shows the part; nil while it has not decided.
    var isShown: Bool?
    /// The parts of a control, those inside of others among them.
    fileprivate(set) var parts: [UIView] = []

    /// Notes that code sets the frame of the part: in the control's layout for that layout alone.
    func partDidMove() {
        if owner?.layoutState.isPlacingSubviews != true { isMovedByCode = true }
    }

    /// The frames of the parts.
    var frames: [CGRect] { parts.map(\.storedFrame) }
}

extension UIView {
    /// Makes the views of the parts, unless they are there.
    package func showParts() {
        guard hidesParts else { return }
        hidesParts = false
        makeParts()
        placeParts()
    }

    /// Lays out the parts again, if they are views.
    func partsDidChange() {
        if partState?.parts.isEmpty == false { setNeedsLayout() }
    }

    /// Adds the view of a part above the other parts of the control, below views that code has added.
    ///
    /// - Parameters:
    ///   - view: The part.
    ///   - host: The part that contains it; nil for the control.
    ///   - index: The index among the subviews; nil for above the other parts.
    func addPart(_ view: UIView, in host: UIView? = nil, at index: Int? = nil) {
        let host = host ?? self
        let last = host.children.lastIndex { $0.partState?.owner === self }
        adoptPart(view)
        host.children.insert(view, at: min(index ?? last.map { $0 + 1 } ?? 0, host.children.count))
        view.superview = host
        view.updateTraits()
        setNeedsSolving()
    }

    /// Makes a view a part that this control places.
    func adoptPart(_ view: UIView) {
        guard view.partState?.owner !== self else { return }
        let state = view.partState ?? PartState(), own = partState ?? PartState()
        (view.partState, partState) = (state, own)
        state.owner = self
        own.parts.append(view)
    }

    /// Makes a view no part any more.
    func dropPart(_ view: UIView) {
        partState?.parts.removeAll { $0 === view }
        guard let state = view.partState, state.owner === self else { return }
        (state.owner, state.isShown, state.isMovedByCode, state.givenFrame) = (nil, nil, false, nil)
    }

    /// Gives a part its frame, unless constraints place it, or code has moved it since the same frame was given, or has
    /// put it elsewhere.
    func place(_ view: UIView, asPart frame: CGRect) {
        guard let state = view.partState, view.translatesAutoresizingMaskIntoConstraints,
            let host = view.superview, host === self || host.partState?.owner === self
        else { return }
        let isSame = state.givenFrame == frame
        state.givenFrame = frame
        guard !(isSame && state.isMovedByCode) else { return }
        state.isMovedByCode = false
        move(view, to: frame)
    }

    /// Moves a part in the layout of its control, without invalidating it.
    func move(_ view: UIView, to frame: CGRect) {
        guard view.storedFrame != frame else { return }
        let oldSize = view.storedFrame.size
        view.storedFrame = frame
        view.layoutState.solvedFrame = nil
        view.layoutState.autoresizingBase = nil
        guard frame.size != oldSize else { return }
        view.resizeSubviews(from: oldSize)
        view.layoutState.needsLayout = true
    }
}
