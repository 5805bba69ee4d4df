extension UINavigationBar {
    private static let storedTitleShift = SparseProperty<[UIBarMetrics: CGFloat]>([:])

    /// Returns the image that was set for the background in a position.
    public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Keeps how far the title is moved down, in points; it is not moved here.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        Self.storedTitleShift[self][barMetrics] = adjustment
    }
    /// Returns how far the title is to be moved down, in points.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Self.storedTitleShift[self][barMetrics] ?? 0
    }
}
