/// The conditions a screen is shown under.
public struct Variant: Hashable, Sendable {
    /// The device.
    public var device = DeviceTable.standard
    /// How it is held.
    public var orientation = DeviceOrientation.portrait
    /// Light or dark.
    public var appearance = Appearance.light
    /// The reader's text size.
    public var textSize = TextSize.large
    /// The language and region, as in `zh-Hans`.
    public var locale = "en"
    /// The direction that was asked for; nil for the one of the locale.
    public var direction: LayoutDirection?
    /// What is done to its words; nil for nothing.
    public var stress: TextStress?
    /// What is drawn around the screen.
    public var chrome = Chrome.none
    /// Whether the screen is as tall as it must be to show all that can be scrolled to.
    public var isFullPage = false

    /// The standard device, upright, light, with text of the default size, in English.
    public init() {}

    /// The direction that holds.
    public var effectiveDirection: LayoutDirection {
        direction ?? LayoutDirection.natural(forLocale: locale)
    }

    /// What the variant adds to a file name: `iphone-8-landscape.dark.AX3.ar`; defaults add nothing.
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
