/// The conditions that a screen is rendered under.
public struct Variant: Hashable, Codable, Sendable {
    /// The device, whose display decides size, scale and safe area; iPhone 16 by default.
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

    /// Creates a variant: `Variant(device: .iPhone15, appearance: .dark, locale: "ar")`.
    ///
    /// - Parameters:
    ///   - device: The device; iPhone 16 by default.
    ///   - orientation: The orientation of the device.
    ///   - appearance: The light or dark appearance.
    ///   - textSize: The user's text size.
    ///   - locale: The language and region, as in `zh-Hans`.
    ///   - direction: The direction; nil for that of the locale.
    ///   - stress: The transformation of the text; nil for none.
    ///   - chrome: What is drawn around the screen.
    ///   - isFullPage: Whether the screen is extended to show all content that can be scrolled to.
    public init(
        device: DeviceProfile = DeviceTable.standard, orientation: DeviceOrientation = .portrait,
        appearance: Appearance = .light, textSize: TextSize = .large, locale: String = "en",
        direction: LayoutDirection? = nil, stress: TextStress? = nil, chrome: Chrome = .none,
        isFullPage: Bool = false
    ) {
        self.device = device
        self.orientation = orientation
        self.appearance = appearance
        self.textSize = textSize
        self.locale = locale
        self.direction = direction
        self.stress = stress
        self.chrome = chrome
        self.isFullPage = isFullPage
    }

    /// Creates a variant for a device by the name that `--device` takes: an id or alias, or a size such as `390x844@3`.
    ///
    /// - Parameters:
    ///   - name: The name of the device.
    ///   - orientation: The orientation of the device.
    ///   - appearance: The light or dark appearance.
    ///   - textSize: The user's text size.
    ///   - locale: The language and region, as in `zh-Hans`.
    ///   - direction: The direction; nil for that of the locale.
    ///   - stress: The transformation of the text; nil for none.
    ///   - chrome: What is drawn around the screen.
    ///   - isFullPage: Whether the screen is extended to show all content that can be scrolled to.
    /// - Throws: If there is no such device.
    public init(
        device name: String, orientation: DeviceOrientation = .portrait, appearance: Appearance = .light,
        textSize: TextSize = .large, locale: String = "en", direction: LayoutDirection? = nil,
        stress: TextStress? = nil, chrome: Chrome = .none, isFullPage: Bool = false
    ) throws(DeviceNameError) {
        self.init(
            device: try DeviceTable.profile(named: name), orientation: orientation, appearance: appearance,
            textSize: textSize, locale: locale, direction: direction, stress: stress, chrome: chrome,
            isFullPage: isFullPage)
    }

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

extension Variant: CustomStringConvertible {
    /// The suffix of file names, as an argument of a test is shown.
    public var description: String { fileNamePart }
}
