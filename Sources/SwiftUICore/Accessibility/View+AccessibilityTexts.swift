extension View {
    /// Returns the view with values for accessibility.
    func accessible(
        _ change: @escaping (inout AccessibilityValues, EnvironmentValues) -> Void
    ) -> ModifiedView { modified(by: AccessibilityModification(change: change)) }

    /// Returns the view with a text that is spoken for it.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessible { $0.label = $1.string(of: label) }
    }
    /// Returns the view with a text that is spoken for it.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    /// Returns the view with a text that is spoken for it.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Returns the view with a text that is spoken for it, or not.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessible { if isEnabled { $0.label = $1.string(of: label) } }
    }
    /// Returns the view with a text that is spoken for it, or not.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    /// Returns the view with a text that is spoken for it, or not.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Returns the view with a text of its value.
    public func accessibilityValue(_ value: Text) -> some View {
        accessible { $0.value = $1.string(of: value) }
    }
    /// Returns the view with a text of its value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    /// Returns the view with a text of its value.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Returns the view with a text of its value, or not.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessible { if isEnabled { $0.value = $1.string(of: value) } }
    }
    /// Returns the view with a text of its value, or not.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// Returns the view with a text of its value, or not.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Returns the view with a text of what happens when it is activated.
    public func accessibilityHint(_ hint: Text) -> some View { accessible { $0.hint = $1.string(of: hint) } }
    /// Returns the view with a text of what happens when it is activated.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    /// Returns the view with a text of what happens when it is activated.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    /// Returns the view with a text of what happens when it is activated, or not.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessible { if isEnabled { $0.hint = $1.string(of: hint) } }
    }
    /// Returns the view with a text of what happens when it is activated, or not.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    /// Returns the view with a text of what happens when it is activated, or not.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}

extension EnvironmentValues {
    /// Returns a text as it is shown in the environment.
    func string(of text: Text) -> String { TextComposer(text, in: self).string }
}
