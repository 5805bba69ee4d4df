public import Foundation

/// A proposal for the size of a view; nil in a dimension asks for the ideal one.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points; nil for the ideal one.
    public var width: CGFloat?
    /// The proposed height in points; nil for the ideal one.
    public var height: CGFloat?

    /// Creates a proposal; nil for the ideal size in a dimension.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Creates a proposal of a size in points.
    public init(_ size: CGSize) { (width, height) = (size.width, size.height) }

    /// The proposal of no room, which asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal of endless room, which asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The proposal of nothing, which asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Returns the proposed size, with the lengths of another where nothing is proposed.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal along an axis.
    package subscript(_ axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a proposal from its lengths along an axis and across it.
    package init(_ axis: Axis, _ main: CGFloat?, _ cross: CGFloat?) {
        (width, height) = axis == .horizontal ? (main, cross) : (cross, main)
    }

    /// Returns the proposal without the room that insets take; never below 0.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension CGSize {
    /// The length along an axis.
    package subscript(_ axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a size from its lengths along an axis and across it.
    package init(_ axis: Axis, _ main: CGFloat, _ cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
}

extension CGPoint {
    /// The coordinate along an axis.
    package subscript(_ axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Creates a point from its coordinates along an axis and across it.
    package init(_ axis: Axis, _ main: CGFloat, _ cross: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }
}
