// A finger has none of the values of a pencil; values are those of a touch with a finger.
extension UITouch {
    /// Properties of a touch.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction of the pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle of the pencil with the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The position.
        public static let location = Properties(rawValue: 1 << 3)
        /// The turn of the pencil about its axis.
        public static let roll = Properties(rawValue: 1 << 4)
    }

    /// Returns the exact position in a view's coordinates; nil stands for the window.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the exact position before the last change in a view's coordinates; nil stands for the window.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// The radius of the touch, in points.
    ///
    /// Chosen: 20, about that of a finger's tip.
    public var majorRadius: CGFloat { 20 }
    /// The tolerance of the radius, in points.
    public var majorRadiusTolerance: CGFloat { 0 }
    /// The angle of the pencil with the screen, in radians: a right angle, as of a finger.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Returns the direction of the pencil in a view's coordinates, in radians.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of the pencil in a view's coordinates, of the length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The turn of the pencil about its axis, in radians.
    public var rollAngle: CGFloat { 0 }
    /// What is estimated: nothing.
    public var estimatedProperties: Properties { [] }
    /// The properties that are estimated and will be updated: none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The index of an update to come; nil, as there is none.
    public var estimationUpdateIndex: NSNumber? { nil }
}
