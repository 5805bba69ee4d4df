/// What an emitter layer emits: the appearance and the motion of particles, which are not drawn here.
///
/// Lengths are in points, times in seconds and angles in radians; a range is the width of the spread about a value.
///
/// Source: `CAEmitterCell` in Apple's documentation, for the defaults.
open class CAEmitterCell: NSObject, CAMediaTiming {
    private var timing = MediaTiming(duration: .infinity)

    /// Creates a cell that emits nothing.
    public required override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the value that a property has unless it is set; nil for one that is not known.
    open class func defaultValue(forKey key: String) -> Any? { self.init().value(forKey: key) }

    /// Returns whether an archive keeps a value; none is made here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The name of the cell, for key paths such as `emitterCells.spark.birthRate`.
    open var name: String?
    /// Whether the cell emits.
    open var isEnabled = true
    /// The particles emitted in a second.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds.
    open var lifetime: Float = 0
    /// The spread of the lifetime.
    open var lifetimeRange: Float = 0
    /// The angle of the direction to the z axis.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the direction in the plane.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone about the direction.
    open var emissionRange: CGFloat = 0
    /// The velocity in points per second.
    open var velocity: CGFloat = 0
    /// The spread of the velocity.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The acceleration down, in points per second squared.
    open var yAcceleration: CGFloat = 0
    /// The acceleration toward the viewer, in points per second squared.
    open var zAcceleration: CGFloat = 0
    /// The scale of the contents.
    open var scale: CGFloat = 1
    /// The spread of the scale.
    open var scaleRange: CGFloat = 0
    /// The change of the scale in a second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation in a second.
    open var spin: CGFloat = 0
    /// The spread of the rotation.
    open var spinRange: CGFloat = 0
    /// The color that the contents are multiplied by; opaque white by default.
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    /// The spread of the red component.
    open var redRange: Float = 0
    /// The spread of the green component.
    open var greenRange: Float = 0
    /// The spread of the blue component.
    open var blueRange: Float = 0
    /// The spread of the alpha component.
    open var alphaRange: Float = 0
    /// The change of the red component in a second.
    open var redSpeed: Float = 0
    /// The change of the green component in a second.
    open var greenSpeed: Float = 0
    /// The change of the blue component in a second.
    open var blueSpeed: Float = 0
    /// The change of the alpha component in a second.
    open var alphaSpeed: Float = 0
    /// The image of a particle: a `CGImage`.
    open var contents: Any?
    /// The part of the image, in unit coordinates (0...1).
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale factor of the image, in pixels per point.
    open var contentsScale: CGFloat = 1
    /// The filter for reducing the image, by its name.
    open var minificationFilter = "linear"
    /// The filter for enlarging the image, by its name.
    open var magnificationFilter = "linear"
    /// The bias of the level of detail for reducing the image.
    open var minificationFilterBias: Float = 0
    /// The cells that each particle emits; nil for none.
    open var emitterCells: [CAEmitterCell]?
    /// Values by name; kept.
    open var style: [AnyHashable: Any]?

    /// When the cell begins to emit, in seconds.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// How long the cell emits, in seconds; infinite by default.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The rate at which time passes for the cell.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// An offset of the cell's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of repetitions of the cell's time.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// The duration of the repetitions of the cell's time, in seconds.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether the cell's time runs backwards after it has run forwards.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Whether the cell emits before its begin and after its end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}
