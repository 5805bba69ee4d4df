extension EnvironmentValues {
    /// Sets the values that a screen's traits determine.
    mutating func adopt(_ traits: UITraitCollection) {
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        displayScale = traits.displayScale
        let index = Self.categories.firstIndex(of: traits.preferredContentSizeCategory) ?? 3
        dynamicTypeSize = DynamicTypeSize.allCases[index]
        sizeCategory = ContentSizeCategory.allCases[index]
        accessibilityReduceMotion = UIAccessibility.isReduceMotionEnabled
        accessibilityDifferentiateWithoutColor = UIAccessibility.shouldDifferentiateWithoutColor
        accessibilityVoiceOverEnabled = UIAccessibility.isVoiceOverRunning
    }

    /// The text sizes of UIKit, in the order of those of SwiftUI.
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
}

extension UserInterfaceSizeClass {
    /// Creates a size class of UIKit's; nil if it is not specified.
    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
