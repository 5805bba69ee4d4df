extension UIBarButtonItem {
    /// Sets the background image of the button in a state, stretched by its cap insets; nil for none.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)] = backgroundImage
        itemDidChange()
    }

    /// Returns the background image that was set for a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Sets the background image of buttons of a style; it is kept for the item itself.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) {
        if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    }
}
