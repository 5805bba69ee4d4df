extension UIView {
    /// A region of a view's bounds that layout can refer to, since iOS 26.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis along which a region also avoids the corners of the device; has no effect here.
        public enum AdaptivityAxis: Int, Hashable, Sendable {
            /// Away from the corners horizontally.
            case horizontal = 1
            /// Away from the corners vertically.
            case vertical = 2
        }

        enum Kind: Hashable { case safeArea, margins, readable }
        let kind: Kind

        /// Returns the region of the bounds less the safe area insets.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea)
        }
        /// Returns the region of the bounds less the layout margins.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins)
        }
        /// Returns the region of a width that is good for reading.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readable)
        }
    }
}

extension UILayoutGuide {
    /// Returns the active constraints on the guide along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView.map { UIKitCore.constraints(naming: self, from: $0, along: axis) } ?? []
    }
}

/// Returns the constraints installed at a view and above that involve an item along an axis.
func constraints(
    naming item: AnyObject, from view: UIView, along axis: NSLayoutConstraint.Axis
) -> [NSLayoutConstraint] {
    sequence(first: view, next: \.superview).flatMap(\.constraints).filter { constraint in
        constraint.firstItem === item && constraint.firstAttribute.isAlong(axis)
            || constraint.secondItem === item && constraint.secondAttribute.isAlong(axis)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a position or a length along an axis.
    fileprivate func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool {
        switch self {
        case .notAnAttribute: false
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            axis == .horizontal
        default: axis == .vertical
        }
    }
}
