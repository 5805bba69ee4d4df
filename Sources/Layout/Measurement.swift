/// The space an item is measured for.
public struct MeasureProposal: Hashable, Sendable {
    /// The width to wrap within, in points; nil for unlimited.
    public var width: Double?

    /// A proposal for a width, or for none.
    public init(width: Double? = nil) { self.width = width }
}

/// The intrinsic size of an item.
public struct Measurement: Hashable, Sendable {
    /// Points; nil without an intrinsic width.
    public var width: Double?
    /// Points; nil without an intrinsic height.
    public var height: Double?
    /// From the top edge of the alignment rectangle to the first line's baseline; nil without text.
    public var firstBaseline: Double?
    /// From the last line's baseline to the bottom edge; nil without text.
    public var lastBaseline: Double?
    /// The edge to which baselines keep their distance when the item is not as high as measured.
    public var textPlacement: TextPlacement
    /// Whether a smaller width would change the height.
    public var wraps: Bool

    /// The position of text in an item that is higher than its content.
    public enum TextPlacement: Hashable, Sendable {
        /// The first line keeps to the top edge and the last to the bottom edge, as of a label.
        case edges
        /// All lines keep to the top edge.
        case top
        /// In the middle, as of a button.
        case center
        /// All lines keep to the bottom edge.
        case bottom
    }

    /// A measured size.
    public init(
        width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil,
        lastBaseline: Double? = nil, textPlacement: TextPlacement = .edges, wraps: Bool = false
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.textPlacement = textPlacement
        self.wraps = wraps
    }
}
