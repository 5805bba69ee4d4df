public import SwiftUICore

/// The sizes that content can be displayed in, by their names before iOS 15.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// Whether one size is smaller.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.index < rhs.index
    }
}

extension EnvironmentValues {
    /// The size of text that the user has chosen.
    public var sizeCategory: ContentSizeCategory {
        get {
            ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3]
        }
        set {
            let index = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 3
            dynamicTypeSize = DynamicTypeSize.allCases[index]
        }
    }
}
