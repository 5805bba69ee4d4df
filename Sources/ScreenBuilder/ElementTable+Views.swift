import UIKit

extension ElementTable {
    static let viewSetters: [AttributeSetter] = lookSetters + frameSetters + marginSetters + naming

    private static let lookSetters: [AttributeSetter] = [
        AttributeSetter("backgroundColor", { $0.color($1) }) { (view: UIView, value) in
            view.backgroundColor = value
        },
        AttributeSetter("tintColor", { $0.color($1) }) { (view: UIView, value) in view.tintColor = value },
        AttributeSetter("alpha", { $0.number($1) }) { (view: UIView, value) in view.alpha = value },
        AttributeSetter("isHidden", { $0.flag($1) }) { (view: UIView, value) in view.isHidden = value },
        AttributeSetter("clipsToBounds", { $0.flag($1) }) { (view: UIView, value) in
            view.clipsToBounds = value
        },
        AttributeSetter("cornerRadius", { $0.number($1) }) { (view: UIView, value) in
            view.layer.cornerRadius = value
        },
        AttributeSetter("maskedCorners", { $0.options($1, WordTable.corners) }) { (view: UIView, value) in
            view.layer.maskedCorners = value
        },
        AttributeSetter("cornerCurve", { $0.word($1, WordTable.cornerCurves) }) {
            (view: UIView, value) in view.layer.cornerCurve = value
        },
        AttributeSetter("layer.shadowColor", { $0.color($1) }) { (view: UIView, value) in
            view.layer.shadowColor = value.cgColor
        },
        AttributeSetter("layer.shadowOpacity", { $0.number($1) }) { (view: UIView, value) in
            view.layer.shadowOpacity = Float(value)
        },
        AttributeSetter("layer.shadowRadius", { $0.number($1) }) { (view: UIView, value) in
            view.layer.shadowRadius = value
        },
        AttributeSetter("layer.shadowOffset", { $0.point($1) }) { (view: UIView, value) in
            view.layer.shadowOffset = CGSize(width: value.x, height: value.y)
        },
        AttributeSetter("borderWidth", { $0.number($1) }) { (view: UIView, value) in
            view.layer.borderWidth = value
        },
        AttributeSetter("borderColor", { $0.color($1) }) { (view: UIView, value) in
            view.layer.borderColor = value.cgColor
        },
        AttributeSetter("contentMode", { $0.word($1, WordTable.contentModes) }) { (view: UIView, value) in
            view.contentMode = value
        },
    ]

    private static let frameSetters: [AttributeSetter] = [
        AttributeSetter("frame", { $0.rect($1) }) { (view: UIView, value) in view.frame = value },
        AttributeSetter("autoresizingMask", { $0.options($1, WordTable.autoresizing) }) {
            (view: UIView, value) in view.autoresizingMask = value
        },
        AttributeSetter("intrinsicWidth", { $0.number($1) }) { (view: UIView, value) in
            view.placeholderIntrinsicWidth = value
        },
        AttributeSetter("intrinsicHeight", { $0.number($1) }) { (view: UIView, value) in
            view.placeholderIntrinsicHeight = value
        },
        AttributeSetter("contentHuggingPriority", { $0.priorities($1) }) { (view: UIView, value) in
            for (axis, priority) in value { view.setContentHuggingPriority(priority, for: axis) }
        },
        AttributeSetter("contentCompressionResistancePriority", { $0.priorities($1) }) {
            (view: UIView, value) in
            for (axis, priority) in value {
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
        },
    ]

    private static let marginSetters: [AttributeSetter] = [
        AttributeSetter("layoutMargins", { $0.insets($1) }) { (view: UIView, value) in
            view.layoutMargins = value
        },
        AttributeSetter("preservesSuperviewLayoutMargins", { $0.flag($1) }) { (view: UIView, value) in
            view.preservesSuperviewLayoutMargins = value
        },
        AttributeSetter("insetsLayoutMarginsFromSafeArea", { $0.flag($1) }) { (view: UIView, value) in
            view.insetsLayoutMarginsFromSafeArea = value
        },
        AttributeSetter("semanticContentAttribute", { $0.word($1, WordTable.directions) }) {
            (view: UIView, value) in view.semanticContentAttribute = value
        },
    ]

    private static let naming: [AttributeSetter] = [
        AttributeSetter("tintAdjustmentMode", { $0.word($1, WordTable.tintModes) }) { (view: UIView, value) in
            view.tintAdjustmentMode = value
        },
        AttributeSetter("tag", { $0.integer($1) }) { (view: UIView, value) in view.tag = value },
        AttributeSetter("isMultipleTouchEnabled", { $0.flag($1) }) { (view: UIView, value) in
            view.isMultipleTouchEnabled = value
        },
        AttributeSetter("isUserInteractionEnabled", { $0.flag($1) }) { (view: UIView, value) in
            view.isUserInteractionEnabled = value
        },
        AttributeSetter("accessibilityIdentifier", { $0.text($1) }) { (view: UIView, value) in
            view.accessibilityIdentifier = value
        },
        AttributeSetter("accessibilityLabel", { $0.text($1) }) { (view: UIView, value) in
            view.accessibilityLabel = value
        },
        AttributeSetter("ignoredFindings", { $0.words($1) }) { (view: UIView, value) in
            view.ignoredFindings = value
        },
        // Views that are not installed never get here.
        AttributeSetter("isInstalled", { $0.flag($1) }) { (_: UIView, _) in },
    ]
}
