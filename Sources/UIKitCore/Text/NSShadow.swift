/// The shadow of text.
public final class NSShadow: NSObject, NSCopying {
    private let header = CoreFoundationHeader()
    /// The offset in points, to the right and down.
    public var shadowOffset: CGSize
    /// The blur radius in points: twice the Gaussian's standard deviation, as in a graphics context.
    public var shadowBlurRadius: CGFloat
    /// The color, a `UIColor`; black at one third opacity by default, nil for no shadow.
    public var shadowColor: Any?

    /// Creates a shadow without offset or blur. Source: Apple's documentation of the defaults.
    public override init() {
        shadowOffset = .zero
        shadowBlurRadius = 0
        shadowColor = UIColor(white: 0, alpha: 1.0 / 3)
        super.init()
    }

    /// Returns a copy of the shadow.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether both shadows have the same properties.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// The hash of the offset.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(Double(shadowOffset.width))
        hasher.combine(Double(shadowOffset.height))
        return hasher.finalize()
    }
}
