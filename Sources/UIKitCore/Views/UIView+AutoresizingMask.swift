import Layout

extension UIView {
    /// The parts of a frame that absorb a change of the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ mask: Layout.AutoresizingMask) { self.init(rawValue: mask.rawValue) }

        /// The left margin is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(.flexibleLeftMargin)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(.flexibleWidth)
        /// The right margin is flexible.
        public static let flexibleRightMargin = AutoresizingMask(.flexibleRightMargin)
        /// The top margin is flexible.
        public static let flexibleTopMargin = AutoresizingMask(.flexibleTopMargin)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(.flexibleHeight)
        /// The bottom margin is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(.flexibleBottomMargin)
    }
}
