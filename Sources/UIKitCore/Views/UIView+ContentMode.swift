extension UIView {
    /// The modes in which content fills a view's bounds. Raw values match Apple's.
    public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// Scaled to fit the bounds, keeping the aspect ratio; centered.
        case scaleAspectFit = 1
        /// Scaled to fill the bounds, keeping the aspect ratio; centered.
        case scaleAspectFill = 2
        /// Redrawn for each size.
        case redraw = 3
        /// Natural size, centered.
        case center = 4
        /// Natural size, at the center of the top edge.
        case top = 5
        /// Natural size, at the center of the bottom edge.
        case bottom = 6
        /// Natural size, at the center of the left edge.
        case left = 7
        /// Natural size, at the center of the right edge.
        case right = 8
        /// Natural size, in the top-left corner.
        case topLeft = 9
        /// Natural size, in the top-right corner.
        case topRight = 10
        /// Natural size, in the bottom-left corner.
        case bottomLeft = 11
        /// Natural size, in the bottom-right corner.
        case bottomRight = 12
    }
}
