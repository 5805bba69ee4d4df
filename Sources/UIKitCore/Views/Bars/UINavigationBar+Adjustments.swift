extension UINavigationBar {
    private static let storedTitleShift = SparseProperty<[UIBarMetrics: CGFloat]>([:])

    /// Returns the background image that was set for a position.
    public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Sets the vertical offset of the title in points; kept, and has no effect here.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        Self.storedTitleShift[self][barMetrics] = adjustment
    }
    /// Returns the vertical offset of the title in points.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Self.storedTitleShift[self][barMetrics] ?? 0
    }
}
