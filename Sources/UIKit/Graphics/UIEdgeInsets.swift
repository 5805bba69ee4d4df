import Geometry

/// Distances in points from the four edges inwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top edge downwards.
    public var top: CGFloat
    /// From the left edge to the right.
    public var left: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the right edge to the left.
    public var right: CGFloat

    /// Insets for each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No insets.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

/// Distances in points from the four edges inwards, left and right named by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top edge downwards.
    public var top: CGFloat
    /// From the edge where text begins.
    public var leading: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the edge where text ends.
    public var trailing: CGFloat

    /// Insets for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// The rectangle with its edges moved inwards by the insets, as UIKit's function of that name:
    /// a rectangle too small for them gets a negative extent, standardised as Core Graphics does.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

extension UIEdgeInsets {
    /// The same insets for the pipeline.
    var insets: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }

    /// The pipeline's insets.
    init(_ insets: Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
