import ScreenDocuments
import UIKitCore

extension ElementTable {
    static let viewBindings =
        appearanceBindings + frameBindings + marginBindings + otherBindings + layoutItemBindings

    private static let appearanceBindings: AttributeBindings<ElementVocabulary.View, UIView> = [
        .bind(\.backgroundColor, \.backgroundColor),
        .bind(\.tintColor, \.tintColor),
        .bind(\.alpha, \.alpha),
        .bind(\.isHidden, \.isHidden),
        .bind(\.clipsToBounds, \.clipsToBounds),
        .bind(\.cornerRadius, \.layer.cornerRadius),
        .bind(\.maskedCorners, \.layer.maskedCorners),
        .bind(\.cornerCurve, \.layer.cornerCurve),
        .bind(\.shadowColor, \.layer.shadowColor) { $0.cgColor },
        .bind(\.shadowOpacity, \.layer.shadowOpacity, as: Float.self),
        .bind(\.shadowRadius, \.layer.shadowRadius),
        .bind(\.shadowOffset, \.layer.shadowOffset) { CGSize(width: $0.x, height: $0.y) },
        .bind(\.borderWidth, \.layer.borderWidth),
        .bind(\.borderColor, \.layer.borderColor) { $0.cgColor },
        .bind(\.contentMode, \.contentMode),
    ]

    private static let frameBindings: AttributeBindings<ElementVocabulary.View, UIView> = [
        .bind(\.frame, \.frame),
        .set(\.sizeToFit, phase: .size) { if $1 { $0.sizeToFit() } },
        .bind(\.center, \.center, phase: .position),
        .bind(\.autoresizingMask, \.autoresizingMask),
        // The stack view around reads it.
        .elsewhere(\.customSpacing),
        // What is around reads it.
        .elsewhere(\.role),
        .bind(\.intrinsicWidth, \.placeholderIntrinsicWidth),
        .bind(\.intrinsicHeight, \.placeholderIntrinsicHeight),
        .set(\.contentHuggingPriority) { view, priorities in
            for (axis, priority) in priorities { view.setContentHuggingPriority(priority, for: axis) }
        },
        .set(\.contentCompressionResistancePriority) { view, priorities in
            for (axis, priority) in priorities {
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
        },
    ]

    private static let marginBindings: AttributeBindings<ElementVocabulary.View, UIView> = [
        .bind(\.layoutMargins, \.layoutMargins),
        .bind(\.preservesSuperviewLayoutMargins, \.preservesSuperviewLayoutMargins),
        .bind(\.insetsLayoutMarginsFromSafeArea, \.insetsLayoutMarginsFromSafeArea),
        .bind(\.semanticContentAttribute, \.semanticContentAttribute),
    ]

    private static let otherBindings: AttributeBindings<ElementVocabulary.View, UIView> = [
        .bind(\.tintAdjustmentMode, \.tintAdjustmentMode),
        .bind(\.tag, \.tag),
        .bind(\.isMultipleTouchEnabled, \.isMultipleTouchEnabled),
        .bind(\.isUserInteractionEnabled, \.isUserInteractionEnabled),
        .bind(\.accessibilityIdentifier, \.accessibilityIdentifier),
        .bind(\.accessibilityLabel, \.accessibilityLabel),
        .bind(\.accessibilityTraits, \.accessibilityTraits),
        .bind(\.ignoredFindings, \.ignoredFindings),
        // Views that are not installed are removed from the scene before.
        .elsewhere(\.isInstalled),
    ]
}
