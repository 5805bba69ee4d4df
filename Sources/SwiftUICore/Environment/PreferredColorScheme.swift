/// The appearance that views prefer.
package enum PreferredColorSchemeKey: PreferenceKey {
    /// The value of views without a preference: nil.
    package static var defaultValue: ColorScheme? { nil }
    /// The first view that prefers one decides.
    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        if value == nil { value = nextValue() }
    }
}

extension ViewGraph {
    /// The appearance that the views prefer for all of the host; nil for none.
    package var preferredColorScheme: ColorScheme? {
        var values = PreferenceValues<PreferredColorSchemeKey>()
        root?.collect(PreferredColorSchemeKey.self, into: &values)
        return values.combined
    }
}

/// An appearance in the environment.
struct ColorSchemeModification: EnvironmentModification {
    let scheme: ColorScheme

    func change(_ environment: inout EnvironmentValues) { environment.colorScheme = scheme }
}

extension View {
    /// Returns the view, which prefers an appearance for all that its host shows; nil for no preference.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Returns the view in an appearance.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modified(by: ColorSchemeModification(scheme: colorScheme))
    }
}
