import Geometry
import Layout

extension NSLayoutConstraint.Axis {
    /// The same direction for the pipeline.
    var axis: Geometry.Axis { self == .horizontal ? .horizontal : .vertical }
}

extension AxisPriorities {
    /// Sets the priority along an axis, limited to values above 0 and at most 1000.
    mutating func set(_ priority: Float, for axis: Geometry.Axis) {
        let value = priority > 0 ? min(priority, 1000) : 1
        if axis == .horizontal { horizontal = value } else { vertical = value }
    }
}

extension UIView {
    /// The autoresizing mask for the pipeline.
    var layoutMask: Layout.AutoresizingMask { Layout.AutoresizingMask(rawValue: autoresizingMask.rawValue) }
}
