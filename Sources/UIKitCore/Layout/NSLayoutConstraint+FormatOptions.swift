import Geometry

extension NSLayoutConstraint {
    /// The alignment of the views of a visual format, and its direction. Raw values match Apple's.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges of the views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of the views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of the views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of the views.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges of the views.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges of the views.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers of the views.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers of the views.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines of the views.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines of the views.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Arranges the views from the leading to the trailing edge; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arranges the views from left to right in any language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges the views from right to left in any language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}

extension NSLayoutConstraint.FormatOptions {
    private static let alongX: NSLayoutConstraint.FormatOptions = [
        .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
    ]
    private static let alongY: NSLayoutConstraint.FormatOptions = [
        .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
    ]

    /// The kind of edge that is requested along the axis instead of across it; nil for none.
    func edgesAlong(_ axis: Axis) -> String? {
        let wrong = axis == .horizontal ? Self.alongX : Self.alongY
        return isDisjoint(with: wrong) ? nil : axis == .horizontal ? "vertical" : "horizontal"
    }
}
