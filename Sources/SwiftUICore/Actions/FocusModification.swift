/// Whether a view has the focus, and how it takes it.
package struct FocusBinding {
    /// Whether the view has the focus.
    package let isFocused: Bool
    /// Gives the view the focus, or takes it away.
    package let setFocused: (Bool) -> Void
}

extension EnvironmentValues {
    private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private enum BindingKey: EnvironmentKey { static var defaultValue: FocusBinding? { nil } }
    private enum SubmitKey: EnvironmentKey { static var defaultValue: ((SubmitTriggers) -> Void)? { nil } }

    /// Whether the nearest focusable view around has the focus.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }

    /// The focus of the view, for controls that take it; nil where the app binds none.
    package var focusBinding: FocusBinding? {
        get { self[BindingKey.self] }
        set { self[BindingKey.self] = newValue }
    }

    /// What is done when the user submits a value; nil for nothing.
    package var submitAction: ((SubmitTriggers) -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

/// A type that defines various triggers that result in the firing of a submission action.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields and secure ones.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields of searchable views.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// How focusable views are interacted with.
public struct FocusInteractions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// By activating them.
    public static let activate = FocusInteractions(rawValue: 1)
    /// By editing them.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As the system decides.
    public static let automatic = FocusInteractions(rawValue: 3)
}

extension View {
    private func focused(_ isFocused: Bool, _ setFocused: @escaping (Bool) -> Void) -> ModifiedView {
        modified(
            by: EnvironmentTransformModification(keyPath: \.self) { values in
                values.isFocused = isFocused
                values.focusBinding = FocusBinding(isFocused: isFocused, setFocused: setFocused)
            })
    }

    /// Returns the view, whose focus is bound to a truth value.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition.wrappedValue) { condition.wrappedValue = $0 }
    }

    /// Returns the view, which has the focus where a binding has a value.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        focused(binding.wrappedValue == value) { isFocused in
            if isFocused { binding.wrappedValue = value } else { binding.resign(value) }
        }
    }

    /// Returns the view, whose focus of accessibility is bound to a truth value; this has no effect here.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    /// Returns the view, whose focus of accessibility is bound to a value; this has no effect here.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Returns the view, which can have the focus of a keyboard; this has no effect here without one.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Returns the view, which can have the focus of a keyboard; this has no effect here without one.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

    /// Returns the view as a section of a keyboard's focus; this has no effect here without one.
    public func focusSection() -> some View { self }

    /// Returns the view with an effect of focus or not; this has no effect here, where none is drawn.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Returns the view with a value that the focus begins with; this has no effect here without a keyboard.
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }

    /// Returns the view with an action for values that the user submits, besides those further out.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modified(
            by: EnvironmentTransformModification(keyPath: \.submitAction) { current in
                let outer = current
                current = { trigger in
                    if !triggers.isDisjoint(with: trigger) { action() }
                    outer?(trigger)
                }
            })
    }

    /// Returns the view, whose actions for submitted values stay inside, or not.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        modified(
            by: EnvironmentTransformModification(keyPath: \.submitAction) { if isBlocking { $0 = nil } })
    }
}
