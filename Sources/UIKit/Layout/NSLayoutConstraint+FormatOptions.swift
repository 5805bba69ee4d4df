import Geometry

extension NSLayoutConstraint {
    /// How views in a line of Visual Format Language stand across it, and which way it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits, as Apple has them.
        public let rawValue: UInt
        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges meet.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges meet.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges meet.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges meet.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges meet.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges meet.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Centres stand above each other.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Centres stand side by side.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last baselines meet.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First baselines meet.
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

    /// What kind of edge is asked for that lies along a line of layout instead of across it; nil for none.
    func edgesAlong(_ axis: Axis) -> String? {
        let wrong = axis == .horizontal ? Self.alongX : Self.alongY
        return isDisjoint(with: wrong) ? nil : axis == .horizontal ? "vertical" : "horizontal"
    }
}
