/// A copy of the text behind it, moved and blurred.
public final class NSShadow: NSObject, NSCopying {
    private let header = CoreFoundationHeader()
    /// Points to the right and down.
    public var shadowOffset: CGSize
    /// Points by which the edges are soft: twice the Gaussian's standard deviation, as in a graphics context.
    public var shadowBlurRadius: CGFloat
    /// A `UIColor`; black at a third by default, nil for no shadow.
    public var shadowColor: Any?

    /// A shadow right behind the text. Source: Apple's documentation of the defaults.
    public override init() {
        shadowOffset = .zero
        shadowBlurRadius = 0
        shadowColor = UIColor(white: 0, alpha: 1.0 / 3)
        super.init()
    }

    /// A shadow of its own with the same properties.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether both look the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// Hashes the offset.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(Double(shadowOffset.width))
        hasher.combine(Double(shadowOffset.height))
        return hasher.finalize()
    }
}
