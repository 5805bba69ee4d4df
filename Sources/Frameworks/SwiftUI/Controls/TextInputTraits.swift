public import SwiftUICore
public import UIKit

/// The kind of autocapitalization behavior applied during text input.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    /// Defines an autocapitalizing behavior that will not capitalize anything.
    public static let never = TextInputAutocapitalization(type: .none)
    /// Defines an autocapitalizing behavior that will capitalize the first letter of every word.
    public static let words = TextInputAutocapitalization(type: .words)
    /// Defines an autocapitalizing behavior that will capitalize the first letter in every sentence.
    public static let sentences = TextInputAutocapitalization(type: .sentences)
    /// Defines an autocapitalizing behavior that will capitalize every letter.
    public static let characters = TextInputAutocapitalization(type: .allCharacters)
}

/// A semantic label describing the label of submission within a view hierarchy.
public struct SubmitLabel: Sendable {
    let type: UIReturnKeyType

    /// Defines a submit label with text of "Done".
    public static let done = SubmitLabel(type: .done)
    /// Defines a submit label with text of "Go".
    public static let go = SubmitLabel(type: .go)
    /// Defines a submit label with text of "Send".
    public static let send = SubmitLabel(type: .send)
    /// Defines a submit label with text of "Join".
    public static let join = SubmitLabel(type: .join)
    /// Defines a submit label with text of "Route".
    public static let route = SubmitLabel(type: .route)
    /// Defines a submit label with text of "Search".
    public static let search = SubmitLabel(type: .search)
    /// Defines a submit label with text of "Return".
    public static let `return` = SubmitLabel(type: .default)
    /// Defines a submit label with text of "Next".
    public static let next = SubmitLabel(type: .next)
    /// Defines a submit label with text of "Continue".
    public static let `continue` = SubmitLabel(type: .continue)
}

/// The settings of the input of text fields.
struct TextInputSettings {
    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var isCorrectionDisabled = false
    var returnKey = UIReturnKeyType.default
}

extension EnvironmentValues {
    private enum SettingsKey: EnvironmentKey {
        static var defaultValue: TextInputSettings { TextInputSettings() }
    }

    /// The settings of text fields.
    var textInput: TextInputSettings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a keyboard type of its text fields.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInput.keyboard, type) }
    /// Returns the view with a content type of its text fields.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInput.content, textContentType)
    }
    /// Returns the view with a way to capitalize text in its text fields.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInput.capitalization, autocapitalization?.type)
    }
    /// Returns the view with a way to capitalize text in its text fields.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInput.capitalization, style)
    }
    /// Returns the view, whose text fields correct text or not.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInput.isCorrectionDisabled, disable)
    }
    /// Returns the view, whose text fields correct text or not.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInput.isCorrectionDisabled, disable ?? false)
    }
    /// Returns the view with a label of the return key of its text fields.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInput.returnKey, submitLabel.type)
    }
}
