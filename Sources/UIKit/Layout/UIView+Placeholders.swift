extension UIView {
    /// The intrinsic width in points, in place of the content's; `noIntrinsicMetric` for
    /// none, nil for the content's.
    package var placeholderIntrinsicWidth: CGFloat? {
        get { layoutState.placeholderWidth }
        set {
            layoutState.placeholderWidth = newValue
            setNeedsLayout()
        }
    }

    /// The intrinsic height in points, in place of the content's; `noIntrinsicMetric` for
    /// none, nil for the content's.
    package var placeholderIntrinsicHeight: CGFloat? {
        get { layoutState.placeholderHeight }
        set {
            layoutState.placeholderHeight = newValue
            setNeedsLayout()
        }
    }
}
