public import SwiftUICore

/// A control into which people securely enter private text.
public struct SecureField<Label: View>: View {
    private let label: Label
    private let text: Binding<String>
    private let prompt: Text?
    private let onCommit: () -> Void
    @Environment(\.textFieldLook) private var look
    @Environment(\.self) private var environment

    private init(
        _ text: Binding<String>, _ prompt: Text?, _ label: Label, _ onCommit: @escaping () -> Void = {}
    ) {
        (self.text, self.prompt, self.label, self.onCommit) = (text, prompt, label, onCommit)
    }

    /// Creates a secure field with a prompt generated from a `Text`.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    /// The field in the style of the environment.
    public var body: some View {
        let placeholder =
            prompt?.reportedText(in: environment) ?? ViewDescription(label, in: environment).title
        if environment.listsMenuItems {
            MenuItem(kind: .field(placeholder: placeholder, text: text, isSecure: true)).view
        } else {
            AnyView(
                TextFieldView(
                    text: text, placeholder: placeholder, isSecure: true, isBordered: look == .bordered,
                    edit: { _ in }, commit: onCommit))
        }
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a prompt generated from a localized title string.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(titleKey))
    }

    /// Creates a secure field with a prompt generated from a title string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(title))
    }

    /// Creates a secure field with an action of its submission.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(titleKey), onCommit)
    }
}
