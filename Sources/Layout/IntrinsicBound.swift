import Constraints
import Geometry

/// The four constraints that hold an item's intrinsic size.
enum IntrinsicBound: Int, CaseIterable {
    case maximumWidth, maximumHeight, minimumWidth, minimumHeight

    /// The bound of a length from above, or from below.
    init(_ relation: Relation, _ axis: Axis) {
        switch axis {
        case .horizontal: self = relation == .lessThanOrEqual ? .maximumWidth : .minimumWidth
        case .vertical: self = relation == .lessThanOrEqual ? .maximumHeight : .minimumHeight
        }
    }

    /// The axis of the length.
    var axis: Axis { self == .maximumWidth || self == .minimumWidth ? .horizontal : .vertical }

    /// Its place among the constraints of an item.
    var role: OrderKey.Role {
        switch self {
        case .maximumWidth: .maximumWidth
        case .maximumHeight: .maximumHeight
        case .minimumWidth: .minimumWidth
        case .minimumHeight: .minimumHeight
        }
    }
}
