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

    /// The frame that a file saved for a view under constraints: it decides what the constraints leave open; nil for
    /// none.
    package var savedFrame: CGRect? {
        get { layoutState.savedFrame }
        set {
            layoutState.savedFrame = newValue
            setNeedsLayout()
        }
    }
}
