extension UIScrollView {
    /// The colors of the indicators. Raw values match Apple's.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// By the content.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// Shows the indicators for a moment; they are hidden when the picture is taken.
    public func flashScrollIndicators() {}
}
