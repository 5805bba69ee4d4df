/// The preferred text size of the user.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the category.
    public let rawValue: String

    /// A category by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No text size is set.
    public static let unspecified = UIContentSizeCategory("_UICTContentSizeCategoryUnspecified")
    /// XS, the smallest text size, three steps below the default.
    public static let extraSmall = UIContentSizeCategory("UICTContentSizeCategoryXS")
    /// S, two steps below the default.
    public static let small = UIContentSizeCategory("UICTContentSizeCategoryS")
    /// M, one step below the default.
    public static let medium = UIContentSizeCategory("UICTContentSizeCategoryM")
    /// L, the default text size.
    public static let large = UIContentSizeCategory("UICTContentSizeCategoryL")
    /// XL, one step above the default.
    public static let extraLarge = UIContentSizeCategory("UICTContentSizeCategoryXL")
    /// XXL, two steps above the default.
    public static let extraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXL")
    /// XXXL, the largest size that is no accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXXL")
    /// AX1, the smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityM")
    /// AX2, the second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityL")
    /// AX3, the third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        "UICTContentSizeCategoryAccessibilityXL")
    /// AX4, the fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        "UICTContentSizeCategoryAccessibilityXXL")
    /// AX5, the largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        "UICTContentSizeCategoryAccessibilityXXXL")

    /// All categories but `unspecified`, from the smallest to the largest.
    package static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    private init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether a text size is smaller than another; one that is not known is smaller than none.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        guard let one = ascending.firstIndex(of: first), let other = ascending.firstIndex(of: second) else {
            return false
        }
        return one < other
    }
}

extension UIContentSizeCategory {
    /// Posted when the user prefers another text size, which a render's never does.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the text size.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
