/// A place that a tab reaches to.
public final class NSTextTab: NSObject {
    /// How text stands at the tab; only `left` and `natural` are drawn as such.
    public let alignment: NSTextAlignment
    /// Points from the leading edge.
    public let location: CGFloat

    /// A place with the text's alignment there; options are not supported.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
        self.alignment = alignment
        self.location = location
        super.init()
    }

    /// Whether both are the same place.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    /// Hashes the place.
    public override var hash: Int { Double(location).hashValue }
}
