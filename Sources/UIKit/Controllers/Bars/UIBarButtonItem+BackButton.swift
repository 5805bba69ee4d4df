extension UIBarButtonItem {
    private static let storedBackImages = SparseProperty<[BackgroundImageKey: UIImage]>([:])
    private static let storedBackTitleShift = SparseProperty<[UIBarMetrics: UIOffset]>([:])
    private static let storedBackgroundShift = SparseProperty<[UIBarMetrics: CGFloat]>([:])

    /// Keeps an image for behind back buttons, which is not drawn.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = BackgroundImageKey(state: state, metrics: barMetrics)
        Self.storedBackImages[self][key] = backgroundImage
    }
    /// Returns the image that was set for behind back buttons.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        Self.storedBackImages[self][BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Keeps how far the title of back buttons is moved; it is not moved here.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        Self.storedBackTitleShift[self][barMetrics] = adjustment
    }
    /// Returns how far the title of back buttons is to be moved.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        Self.storedBackTitleShift[self][barMetrics] ?? .zero
    }

    /// Keeps how far the image behind the button is moved down, in points; it is not moved here.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        Self.storedBackgroundShift[self][barMetrics] = adjustment
    }
    /// Returns how far the image behind the button is to be moved down, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Self.storedBackgroundShift[self][barMetrics] ?? 0
    }
}
