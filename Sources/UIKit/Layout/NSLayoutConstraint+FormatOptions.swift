import Geometry

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits, as Apple has them.
        public let rawValue: UInt
        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns horizontal centres.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns vertical centres.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// As the language reads.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Always left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Always right to left.
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
