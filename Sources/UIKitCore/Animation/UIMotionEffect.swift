/// An effect that moves a view as the device is tilted; a render is that of a device that lies still.
open class UIMotionEffect: NSObject, NSCopying {
    /// Creates an effect.
    public override init() { super.init() }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the values of key paths for a tilt; nil for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
    /// Returns the effect itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves a property between two values with the tilt.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    public enum EffectType: Int, Hashable, Sendable {
        /// Tilting from left to right.
        case tiltAlongHorizontalAxis = 0
        /// Tilting from top to bottom.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the property that changes.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value at the minimum of the tilt; nil for none.
    open var minimumRelativeValue: Any?
    /// The value at the maximum of the tilt; nil for none.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { nil }
}

/// Several motion effects that are applied together.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group; nil for none.
    open var motionEffects: [UIMotionEffect]?
}
