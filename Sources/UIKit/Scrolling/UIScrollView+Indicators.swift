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
}
