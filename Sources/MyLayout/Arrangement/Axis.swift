import UIKitCore

/// A direction of the plane. The arrangements are written once for both.
enum Axis: CaseIterable {
    case horizontal
    case vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension CGSize {
    /// The length along an axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension AxisPair: Equatable where Value: Equatable {}

extension MyOrientation {
    /// The axis along which the subviews follow one another.
    var axis: Axis { self == .vert ? .vertical : .horizontal }
}
