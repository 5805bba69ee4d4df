// What a collection view applies of the attributes of its layout.
extension UICollectionReusableView {
    /// Applies attributes where they differ from those that were applied last, so that what the app sets afterwards stays.
    ///
    /// Source: documentation of `UICollectionViewLayoutAttributes`: attributes that are equal by `isEqual(_:)` to those
    /// before are not applied.
    func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        let old = appliedAttributes
        guard old == nil || old?.rowShift != attributes.rowShift || old?.isEqual(attributes) != true else {
            prepareForLayout()
            return
        }
        let shift = attributes.rowShift ?? .zero
        let frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
        let identity = CATransform3DIdentity
        // A first application leaves the alpha and the transform that the app has set on a new view.
        if let old, old.transform3D != identity, transform3D != identity { transform3D = identity }
        moveUntransformed(to: frame)
        if attributes.alpha != old?.alpha ?? 1 { alpha = attributes.alpha }
        if attributes.transform3D != identity { transform3D = attributes.transform3D }
        appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        apply(attributes)
        prepareForLayout()
    }

    /// Sets the frame without the transform that the app has given the view.
    func moveUntransformed(to frame: CGRect) {
        if transform3D == CATransform3DIdentity { self.frame = frame } else { place(frame) }
    }

    private func prepareForLayout() { (self as? UICollectionViewCell)?.prepareContent() }

    /// Takes back what attributes have changed besides the frame, before the view is used for another element.
    func discardAttributes() {
        guard let old = appliedAttributes else { return }
        appliedAttributes = nil
        if old.alpha != 1 { alpha = 1 }
        if old.transform3D != CATransform3DIdentity { transform3D = CATransform3DIdentity }
    }
}
