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

    /// Returns the precise location in a view's coordinates; nil stands for the window.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the precise previous location in a view's coordinates; nil stands for the window.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// The radius of the touch, in points.
    ///
    /// Chosen: 20, about that of a fingertip.
    public var majorRadius: CGFloat { 20 }
    /// The tolerance of the radius, in points: 0.
    public var majorRadiusTolerance: CGFloat { 0 }
    /// The altitude of the pencil in radians: a right angle, as of a finger.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Returns the azimuth of the pencil in a view's coordinates, in radians: 0.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the azimuth of the pencil in a view's coordinates, as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The roll angle of the pencil about its axis, in radians: 0.
    public var rollAngle: CGFloat { 0 }
    /// The properties that are estimated: none.
    public var estimatedProperties: Properties { [] }
    /// The estimated properties that will be updated: none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The index of an expected update; nil, as there is none.
    public var estimationUpdateIndex: NSNumber? { nil }
}
