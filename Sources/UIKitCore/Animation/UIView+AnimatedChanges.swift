extension UIView {
    /// Animates a change of the frame if an animation block is under way in this render: as position and size.
    func frameDidChange(from old: CGRect) {
        guard let state = RenderContext.animationState else { return }
        let anchor = anchorPoint
        let place = CGPoint(x: old.minX + old.width * anchor.x, y: old.minY + old.height * anchor.y)
        state.layerDidChange(layer, AnimatedKeyPath(.position), from: AnimatedValue(place))
        state.layerDidChange(layer, .boundsSize, from: AnimatedValue(old.size))
    }

    /// Animates a change of the bounds' origin, as of a scroll view's offset.
    func boundsOriginDidChange(from old: CGPoint) { didChange(.boundsOrigin, from: AnimatedValue(old)) }

    /// Animates a change of the transform.
    func transformDidChange(from old: CGAffineTransform) {
        didChange(AnimatedKeyPath(.transform), from: .transform(CATransform3D(old)))
    }

    /// Animates a change of the opacity.
    func alphaDidChange(from old: CGFloat) { didChange(AnimatedKeyPath(.opacity), from: AnimatedValue(old)) }

    /// Animates a change of the background.
    func backgroundColorDidChange(from old: UIColor?) {
        didChange(
            AnimatedKeyPath(.backgroundColor), from: .color(old.map { $0.color(in: traitCollection) }))
    }

    private func didChange(_ path: AnimatedKeyPath, from old: AnimatedValue) {
        RenderContext.animationState?.layerDidChange(layer, path, from: old)
    }
}
