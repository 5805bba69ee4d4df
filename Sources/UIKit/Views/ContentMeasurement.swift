/// The size a view's content has of its own, as layout asks for it.
package struct ContentMeasurement {
    /// Points; `UIView.noIntrinsicMetric` along an axis without a size of its own.
    package var size: CGSize
    /// From the top to the first line's baseline; nil without text.
    package var firstBaseline: CGFloat?
    /// From the last line's baseline to the bottom; nil without text.
    package var lastBaseline: CGFloat?
    /// Whether a smaller width would change the height.
    package var wraps = false

    package init(
        size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil, wraps: Bool = false
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.wraps = wraps
    }
}
