import Geometry
import Layout

extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The margins as set; by default a controller's root view has none at top and bottom, other views 8.
    /// Source: Apple, "Positioning content within layout margins".
    var ownMargins: UIEdgeInsets {
        if let margins = layoutState.directionalMargins {
            let (left, right) =
                isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
            return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
        }
        if let margins = layoutState.margins { return margins }
        return viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
    }

    /// The rule by which layout determines the view's margins and safe area.
    var insetRule: InsetRule {
        var rule = InsetRule()
        rule.margins = ownMargins.insets
        rule.preservesParentMargins = layoutState.preservesSuperviewMargins
        rule.insetsMarginsFromSafeArea = layoutState.insetsMarginsFromSafeArea
        rule.axesPassingSafeArea = axesPassingSafeArea
        rule.overriddenSafeArea = overriddenSafeArea
        if let controller = viewController {
            rule.additionalSafeArea = controller.additionalSafeAreaInsets.insets + controller.barInsets.insets
            if controller.viewRespectsSystemMinimumLayoutMargins {
                rule.minimumMargins = controller.systemMinimumInsets
            }
        }
        return rule
    }

    /// The safe area that a subclass returns in place of the one found by layout; nil where it is the same.
    var overriddenSafeArea: Insets? {
        let insets = safeAreaInsets
        return insets == layoutState.safeArea ? nil : insets.insets
    }

    /// Sets margins, and notifies the view if they differ: code sets margins when they change.
    func changeMargins(_ body: () -> Void) {
        let old = ownMargins
        body()
        if ownMargins != old { marginsChanged() }
    }

    /// Requests a layout with new effective margins.
    func marginsChanged() {
        layoutState.effectiveMargins = nil
        layoutMarginsDidChange()
        layoutInputsDidChange()
    }
}
