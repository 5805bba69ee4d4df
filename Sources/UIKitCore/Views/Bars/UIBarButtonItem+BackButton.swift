extension UIBarButtonItem {
    private static let storedBackImages = SparseProperty<[BackgroundImageKey: UIImage]>([:])
    private static let storedBackTitleShift = SparseProperty<[UIBarMetrics: UIOffset]>([:])
    private static let storedBackgroundShift = SparseProperty<[UIBarMetrics: CGFloat]>([:])

    /// Sets the background image of back buttons; kept, and has no effect here, as it is not drawn.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = BackgroundImageKey(state: state, metrics: barMetrics)
        Self.storedBackImages[self][key] = backgroundImage
    }
    /// Returns the background image that was set for back buttons.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        Self.storedBackImages[self][BackgroundImageKey(state: state, metrics: barMetrics)]
    }

    /// Sets the offset of the title of back buttons in points; kept, and has no effect here.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        Self.storedBackTitleShift[self][barMetrics] = adjustment
    }
    /// Returns the offset of the title of back buttons in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        Self.storedBackTitleShift[self][barMetrics] ?? .zero
    }

    /// Sets the vertical offset of the background image in points; kept, and has no effect here.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        Self.storedBackgroundShift[self][barMetrics] = adjustment
    }
    /// Returns the vertical offset of the background image in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Self.storedBackgroundShift[self][barMetrics] ?? 0
    }
}
