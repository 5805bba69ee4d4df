extension UIView {
    /// The width in points that the view has of its own, in place of its content's; `noIntrinsicMetric` for
    /// none, nil for the content's.
    package var placeholderIntrinsicWidth: CGFloat? {
        get { layoutState.placeholderWidth }
        set {
            layoutState.placeholderWidth = newValue
            setNeedsLayout()
        }
    }

    /// The height in points that the view has of its own, in place of its content's; `noIntrinsicMetric` for
    /// none, nil for the content's.
    package var placeholderIntrinsicHeight: CGFloat? {
        get { layoutState.placeholderHeight }
        set {
            layoutState.placeholderHeight = newValue
            setNeedsLayout()
        }
    }
}
