import SwiftUICore
import UIKitCore

extension EnvironmentValues {
    /// Sets the values that a trait collection determines.
    mutating func adopt(_ traits: UITraitCollection) {
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        if traits.displayScale > 0 { displayScale = traits.displayScale }
        let index = Self.categories.firstIndex(of: traits.preferredContentSizeCategory) ?? 3
        dynamicTypeSize = DynamicTypeSize.allCases[index]
    }

    /// The traits that the values determine, beside those of the render.
    var traitCollection: UITraitCollection {
        let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
        let changes = UITraitCollection { traits in
            traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
            traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            traits.displayScale = displayScale
            traits.preferredContentSizeCategory = Self.categories[index]
            traits.horizontalSizeClass = UIUserInterfaceSizeClass(horizontalSizeClass)
            traits.verticalSizeClass = UIUserInterfaceSizeClass(verticalSizeClass)
        }
        return UITraitCollection(traitsFrom: [UITraitCollection.current, changes])
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

extension UIUserInterfaceSizeClass {
    /// Creates a size class of SwiftUI's; nil is not specified.
    init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}
