/// The contrast between the app's foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// SwiftUI displays views with standard contrast between the app's foreground and background colors.
    case standard
    /// SwiftUI displays views with increased contrast between the app's foreground and background colors.
    case increased
}

/// The Accessibility Bold Text user setting options.
public enum LegibilityWeight: Hashable, Sendable {
    /// Use regular font weight (no Accessibility bold).
    case regular
    /// Use heavier font weight (force Accessibility bold).
    case bold
}

extension EnvironmentValues {
    private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
    private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

    /// The contrast associated with the color scheme of this environment.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The font weight to apply to text; texts are drawn in their own weight.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }
}
