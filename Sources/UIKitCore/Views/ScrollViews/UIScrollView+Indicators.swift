extension UIScrollView {
    /// The styles of the scroll indicators. Raw values match Apple's.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// Dark or light, to contrast with the content.
        case `default` = 0
        /// Dark indicators, for light content.
        case black = 1
        /// Light indicators, for dark content.
        case white = 2
    }
}
