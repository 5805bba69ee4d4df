extension UIWindow {
    /// The positions of windows along the z-axis. Raw values match Apple's.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The position along the z-axis; windows with higher values are in front.
        public let rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of the app's content.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts, above the status bar.
        public static let alert = Level(rawValue: 2000)

        /// Whether a level is below another.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
        /// Returns a level above another.
        public static func + (level: Level, height: CGFloat) -> Level {
            Level(rawValue: level.rawValue + height)
        }
        /// Returns a level below another.
        public static func - (level: Level, height: CGFloat) -> Level {
            Level(rawValue: level.rawValue - height)
        }
    }
}
