// Values of Apple Pencil; here they are those of a touch with a finger.
extension UITouch {
    /// The properties of a touch that may be estimated.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The properties as bits.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of the touch.
        public static let force = Properties(rawValue: 1 << 0)
        /// The azimuth of the pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The altitude of the pencil.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location of the touch.
        public static let location = Properties(rawValue: 1 << 3)
        /// The roll angle of the pencil.
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
