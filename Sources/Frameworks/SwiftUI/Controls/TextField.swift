public import Foundation
public import SwiftUICore

/// A control that displays an editable text interface.
public struct TextField<Label: View>: View {
    private let label: Label
    private let text: Binding<String>
    private let prompt: Text?
    private var isVertical = false
    private var onEditingChanged: (Bool) -> Void = { _ in }
    private var onCommit: () -> Void = {}
    @Environment(\.textFieldLook) private var look
    @Environment(\.self) private var environment

    private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
        (self.text, self.prompt, self.label) = (text, prompt, label)
    }

    /// The field in the style of the environment; its placeholder is the prompt, or the text of the label.
    public var body: some View {
        let placeholder =
            prompt?.reportedText(in: environment) ?? ViewDescription(label, in: environment).title
        if environment.listsMenuItems {
            MenuItem(kind: .field(placeholder: placeholder, text: text, isSecure: false)).view
        } else if isVertical {
            AnyView(GrowingTextView(text: text, placeholder: placeholder))
        } else {
            AnyView(
                TextFieldView(
                    text: text, placeholder: placeholder, isSecure: false, isBordered: look == .bordered,
                    edit: onEditingChanged, commit: onCommit))
        }
    }
}

extension TextField {
    /// Creates a text field with a prompt generated from a `Text`.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    /// Creates a text field with a preferred axis and a prompt generated from a `Text`.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
        isVertical = axis == .vertical
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a text label generated from a localized title string.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(titleKey))
    }

    /// Creates a text field with a text label generated from a title string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(title))
    }

    /// Creates a text field with a preferred axis and a text label generated from a localized title string.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text, prompt, Text(titleKey))
        isVertical = axis == .vertical
    }

    /// Creates a text field with a preferred axis and a text label generated from a title string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text, prompt, Text(title))
        isVertical = axis == .vertical
    }

    /// Creates a text field with a text label generated from a localized title string, and actions of its editing.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(text, nil, Text(titleKey))
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    /// Creates a text field with a text label generated from a title string, and actions of its editing.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text, nil, Text(title))
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    /// Creates a text field with a text label generated from a localized title string, and an action of its editing.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, nil, Text(titleKey))
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a text field that applies a format style to a bound value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value.text(format), prompt, Text(titleKey))
    }

    /// Creates a text field that applies a format style to a bound value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value.text(format), prompt, Text(title))
    }

    /// Creates a text field that applies a format style to a bound optional value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            Binding(
                get: { value.wrappedValue.map { format.format($0) } ?? "" },
                set: { value.wrappedValue = try? format.parseStrategy.parse($0) }), prompt, Text(titleKey))
    }

    /// Creates an instance which binds over an arbitrary type, `V`, with a formatter.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(
            Binding(
                get: { formatter.string(for: value.wrappedValue) ?? "" },
                set: { text in
                    guard let numbers = formatter as? Foundation.NumberFormatter,
                        let number = numbers.number(from: text)
                    else { return }
                    let values: [Any] = [
                        number, number.intValue, number.doubleValue, number.floatValue, text,
                    ]
                    if let next = values.lazy.compactMap({ $0 as? V }).first { value.wrappedValue = next }
                }), nil, Text(titleKey))
    }
}

extension Binding {
    /// Returns a binding to the text of the value in a format; text that the format cannot read changes nothing.
    fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            get: { format.format(wrappedValue) },
            set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
    }
}
