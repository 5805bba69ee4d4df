extension UIStepper {
    /// Sets the image of the increment button in a state; nil for a plus.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
    }
    /// Returns the image of the increment button.
    public func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }
    /// Sets the image of the decrement button in a state; nil for a minus.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
    }
    /// Returns the image of the decrement button.
    public func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }
    /// Sets the image of the background; nil for the system's.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
    }
    /// Returns the image of the background.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }
}
