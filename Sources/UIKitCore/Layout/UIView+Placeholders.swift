extension UIView {
    /// The intrinsic width in points that a file sets as a placeholder; `noIntrinsicMetric` for
    /// none, nil for the content's.
    package var placeholderIntrinsicWidth: CGFloat? {
        get { layoutState.placeholderWidth }
        set {
            layoutState.placeholderWidth = newValue
            setNeedsLayout()
        }
    }

    /// The intrinsic height in points that a file sets as a placeholder; `noIntrinsicMetric` for
    /// none, nil for the content's.
    package var placeholderIntrinsicHeight: CGFloat? {
        get { layoutState.placeholderHeight }
        set {
            layoutState.placeholderHeight = newValue
            setNeedsLayout()
        }
    }

    /// The frame that a file saved for a view with constraints: it decides what the constraints leave open; nil for
    /// none.
    package var savedFrame: CGRect? {
        get { layoutState.savedFrame }
        set {
            layoutState.savedFrame = newValue
            setNeedsLayout()
        }
    }
}
