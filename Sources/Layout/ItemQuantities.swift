import Geometry

/// An item's alignment rectangle in its parent's bounds coordinates, in terms of unknowns.
struct ItemQuantities {
    /// The left edge.
    var minX: Quantity
    /// The top edge.
    var minY: Quantity
    /// Left to right.
    var width: Quantity
    /// Top to bottom.
    var height: Quantity

    /// The near edge along an axis.
    func near(_ axis: Axis) -> Quantity { axis == .horizontal ? minX : minY }
    /// The length along an axis.
    func length(_ axis: Axis) -> Quantity { axis == .horizontal ? width : height }
}

/// The unknown extent of a scroll view's content, and whether a constraint refers to it.
struct ScrollContent {
    /// Left to right.
    var width: Quantity
    /// Top to bottom.
    var height: Quantity
    /// The axes along which a constraint reaches the content's far edge or length.
    var constrainedAxes: AxisSet = []
    /// Whether any constraint refers to the content.
    var isConstrained = false

    /// The length along an axis.
    func length(_ axis: Axis) -> Quantity { axis == .horizontal ? width : height }
}

extension Insets {
    /// The inset at the start of an axis: left or top.
    func near(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
    /// The inset at the end of an axis: right or bottom.
    func far(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}

extension Point {
    /// The coordinate along an axis.
    subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
