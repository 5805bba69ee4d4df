/// The reader's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the category.
    public let rawValue: String

    /// A category by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not known.
    public static let unspecified = UIContentSizeCategory("_UICTContentSizeCategoryUnspecified")
    /// XS.
    public static let extraSmall = UIContentSizeCategory("UICTContentSizeCategoryXS")
    /// S.
    public static let small = UIContentSizeCategory("UICTContentSizeCategoryS")
    /// M.
    public static let medium = UIContentSizeCategory("UICTContentSizeCategoryM")
    /// L, the default.
    public static let large = UIContentSizeCategory("UICTContentSizeCategoryL")
    /// XL.
    public static let extraLarge = UIContentSizeCategory("UICTContentSizeCategoryXL")
    /// XXL.
    public static let extraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXL")
    /// XXXL.
    public static let extraExtraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXXL")
    /// AX1.
    public static let accessibilityMedium = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityM")
    /// AX2.
    public static let accessibilityLarge = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityL")
    /// AX3.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        "UICTContentSizeCategoryAccessibilityXL")
    /// AX4.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        "UICTContentSizeCategoryAccessibilityXXL")
    /// AX5.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        "UICTContentSizeCategoryAccessibilityXXXL")

    /// From the smallest to the largest.
    package static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether it is one of the five largest, for readers who need them.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    private init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UIContentSizeCategory: Comparable {
    /// Whether a size is smaller than another; one that is not known is smaller than none.
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
