/// The style of a bar without colors of its own. Raw values match Apple's.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// Light or dark, as the interface is.
    case `default` = 0
    /// Dark with a white title, also in a light interface.
    case black = 1
    /// As `black`, which it was the translucent form of before iOS 7.
    case blackTranslucent = 2

    /// The name of `black` before iOS 13.
    public static let blackOpaque = black

    /// Whether bars of the style are dark in any interface.
    var isBlack: Bool { self != .default }
}
