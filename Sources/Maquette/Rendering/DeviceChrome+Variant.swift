package import Bezels
package import Typography

extension DeviceChrome {
    /// Creates what a variant draws around a screen.
    ///
    /// - Parameters:
    ///   - variant: The conditions.
    ///   - statusBar: The status bar style that the screen requests.
    ///   - text: Lays out the clock.
    package init(
        around variant: Variant, statusBar: StatusBarStyle = .automatic, text: TextEngine
    ) {
        self.init(
            variant.chrome.parts, of: variant.device, orientation: variant.orientation,
            isDark: variant.appearance == .dark, statusBar: statusBar, text: text)
    }
}

extension Chrome {
    fileprivate var parts: DeviceChrome.Parts {
        switch self {
        case .none: []
        case .status: .statusBar
        case .full: [.statusBar, .display]
        case .frame: [.statusBar, .display, .frame]
        }
    }
}
