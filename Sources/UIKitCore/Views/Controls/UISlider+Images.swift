extension UISlider {
    /// Sets the image of the thumb in a state; nil for that of the normal state, or the system's disc.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    /// Sets the image of the track before the thumb in a state, stretched by its cap insets.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        setNeedsLayout()
    }

    /// Sets the image of the track after the thumb in a state, stretched by its cap insets.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        setNeedsLayout()
    }

    /// Returns the image of the thumb that was set for a state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    /// Returns the image of the track before the thumb that was set for a state.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the image of the track after the thumb that was set for a state.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

    /// The image of the thumb in the current state; nil for the system's disc.
    public var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
    /// The image of the track before the thumb in the current state; nil for a colored line.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
    /// The image of the track after the thumb in the current state; nil for a colored line.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

    /// The height of the track images in points; nil without any.
    var trackImageHeight: CGFloat? {
        [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max()
    }
}
