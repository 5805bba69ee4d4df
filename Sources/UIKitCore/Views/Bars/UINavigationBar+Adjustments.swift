extension UINavigationBar {
    /// The height that a prompt adds.
    /// Measured: bars with a simulated prompt in public storyboards are 30 points higher.
    var promptHeight: CGFloat { topItem?.prompt?.isEmpty == false ? 30 : 0 }

    private static let storedTitleShift = SparseProperty<[UIBarMetrics: CGFloat]>([:])

    /// Sets the vertical offset of the title in points; kept, and has no effect here.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        Self.storedTitleShift[self][barMetrics] = adjustment
    }
    /// Returns the vertical offset of the title in points.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Self.storedTitleShift[self][barMetrics] ?? 0
    }
}

extension UINavigationBar {
    /// Gives a title view of the expanded size all the room there is.
    /// Source: documentation of `layoutFittingExpandedSize`, and public code that returns it as the intrinsic size of a title
    /// view, since iOS 11.
    func expand(_ view: UIView, _ size: inout CGSize, available: CGFloat, height: CGFloat) {
        let own = view.intrinsicContentSize, expanded = UIView.layoutFittingExpandedSize
        if own.width >= expanded.width { size.width = available }
        if own.height >= expanded.height { size.height = height }
    }
}
