public import Geometry

/// A length or position of an item's alignment rectangle.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text begins.
    case leading
    /// The edge where text ends.
    case trailing
    /// Right less left.
    case width
    /// Bottom less top.
    case height
    /// Halfway between left and right.
    case centerX
    /// Halfway between top and bottom.
    case centerY
    /// The baseline of the first line of text; the bottom edge without text.
    case firstBaseline
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline

    /// The axis of the attribute.
    public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    /// Whether it is a length, which has no place.
    public var isDimension: Bool { self == .width || self == .height }
}
