extension UIBarButtonItem {
    /// Sets the image behind the button in a state, stretched as its cap insets say; nil for none.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)] = backgroundImage
        itemDidChange()
    }

    /// Returns the image that was set behind the button in a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Sets the image behind buttons of a style; it is kept for the item itself.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) {
        if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    }
}
