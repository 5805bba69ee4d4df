/// The conditions that a screen is rendered under.
public struct Variant: Hashable, Sendable {
    /// The device.
    public var device = DeviceTable.standard
    /// The orientation of the device.
    public var orientation = DeviceOrientation.portrait
    /// The light or dark appearance.
    public var appearance = Appearance.light
    /// The user's text size.
    public var textSize = TextSize.large
    /// The language and region, as in `zh-Hans`.
    public var locale = "en"
    /// The requested direction; nil for that of the locale.
    public var direction: LayoutDirection?
    /// The transformation of the text; nil for none.
    public var stress: TextStress?
    /// What is drawn around the screen.
    public var chrome = Chrome.none
    /// Whether the screen is extended to show all content that can be scrolled to.
    public var isFullPage = false

    /// Creates the default variant: the standard device in portrait, light, default text size, English.
    public init() {}

    /// The requested direction, otherwise that of the locale.
    public var effectiveDirection: LayoutDirection {
        direction ?? LayoutDirection.natural(forLocale: locale)
    }

    /// The suffix of file names: `iphone-8-landscape.dark.AX3.ar`; default values are omitted.
    public var fileNamePart: String {
        var parts = [device.id + (orientation == .landscape ? "-landscape" : "")]
        if appearance == .dark { parts.append("dark") }
        if textSize != .large { parts.append(textSize.rawValue) }
        if locale != "en" { parts.append(locale) }
        if effectiveDirection != LayoutDirection.natural(forLocale: locale) {
            parts.append(effectiveDirection.rawValue)
        }
        if let stress { parts.append(stress.rawValue) }
        if chrome != .none { parts.append(chrome.rawValue) }
        if isFullPage { parts.append("full-page") }
        return parts.joined(separator: ".")
    }
}
