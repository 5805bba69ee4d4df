/// The user's text size, by the names that designers use.
public enum TextSize: String, CaseIterable, Hashable, Codable, Sendable {
    /// Extra small, three steps below the default.
    case extraSmall = "XS"
    /// Small, two steps below the default.
    case small = "S"
    /// Medium, one step below the default.
    case medium = "M"
    /// Large, the default.
    case large = "L"
    /// Extra large, one step above the default.
    case extraLarge = "XL"
    /// Extra extra large, two steps above the default.
    case extraExtraLarge = "XXL"
    /// Extra extra extra large, the greatest size that is none of accessibility.
    case extraExtraExtraLarge = "XXXL"
    /// The first accessibility size.
    case accessibility1 = "AX1"
    /// The second accessibility size.
    case accessibility2 = "AX2"
    /// The third accessibility size.
    case accessibility3 = "AX3"
    /// The fourth accessibility size.
    case accessibility4 = "AX4"
    /// The fifth accessibility size.
    case accessibility5 = "AX5"
}
