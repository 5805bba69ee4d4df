/// The style of a bar without colors of its own.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// Light or dark, as the interface is.
    case `default` = 0
    /// Dark with a white title, also in a light interface.
    case black = 1
}
