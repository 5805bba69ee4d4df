/// The user's text size, by the names that designers use.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
    /// Extra small.
    case extraSmall = "XS"
    /// Small.
    case small = "S"
    /// Medium.
    case medium = "M"
    /// Large, the default.
    case large = "L"
    /// Extra large.
    case extraLarge = "XL"
    /// Extra extra large.
    case extraExtraLarge = "XXL"
    /// Extra extra extra large.
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
