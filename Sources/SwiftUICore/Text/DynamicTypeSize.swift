/// The text sizes that a user can choose.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest size.
    case xSmall
    /// A small size.
    case small
    /// A size below the standard one.
    case medium
    /// The standard size.
    case large
    /// A size above the standard one.
    case xLarge
    /// A larger size.
    case xxLarge
    /// The largest size without those of accessibility.
    case xxxLarge
    /// The first of the accessibility sizes.
    case accessibility1
    /// The second of the accessibility sizes.
    case accessibility2
    /// The third of the accessibility sizes.
    case accessibility3
    /// The fourth of the accessibility sizes.
    case accessibility4
    /// The largest size there is.
    case accessibility5

    /// Whether the size is one of those of accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether the first size is smaller than the second.
    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}
