import Foundation
import SwiftUICore
import UIKit

/// A text field of UIKit's.
struct TextFieldView: UIViewRepresentable {
    let text: Binding<String>
    let placeholder: String?
    let isSecure: Bool
    let isBordered: Bool
    let edit: (Bool) -> Void
    let commit: () -> Void

    var reportedName: String { "UITextField" }

    func makeCoordinator() -> Target { Target() }

    func makeUIView(context: Context) -> UITextField {
        let view = UITextField(), target = context.coordinator
        view.delegate = target
        view.addAction(UIAction { _ in target.change() }, for: .editingChanged)
        return view
    }

    func updateUIView(_ view: UITextField, context: Context) {
        let environment = context.environment, target = context.coordinator
        target.change = { [unowned view] in
            let next = view.text ?? ""
            if text.wrappedValue != next { text.wrappedValue = next }
        }
        target.edit = { isEditing in
            edit(isEditing)
            environment.focusBinding?.setFocused(isEditing)
        }
        target.submit = {
            commit()
            environment.submitAction?(.text)
        }
        if (view.text ?? "") != text.wrappedValue { view.text = text.wrappedValue }
        (view.placeholder, view.isSecureTextEntry) = (placeholder, isSecure)
        view.font = UIFont(environment.fontDescriptor)
        view.textColor = environment.foregroundColor
        view.textAlignment = environment.platformTextAlignment
        view.borderStyle = isBordered ? .roundedRect : .none
        view.isEnabled = environment.isEnabled
        environment.textInput.apply(to: view)
        if let focus = environment.focusBinding, focus.isFocused != view.isFirstResponder {
            RenderContext.current.eventLoop.schedule { [weak view] in
                _ = focus.isFocused ? view?.becomeFirstResponder() : view?.resignFirstResponder()
            }
        }
    }

    /// Source: components.md: a plain field is as high as the pitch of its text style, one with a border 34.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        let line = max(CGFloat(uiView.font?.leading ?? 0), uiView.font?.lineHeight ?? 0)
        let height = isBordered ? max(34, line + 12) : line.rounded(.up)
        let ideal = uiView.intrinsicContentSize.width
        return CGSize(width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal, height: height)
    }

    /// What changes of the field do now.
    final class Target: UITextFieldDelegate {
        var change: () -> Void = {}
        var edit: (Bool) -> Void = { _ in }
        var submit: () -> Void = {}

        func textFieldDidBeginEditing(_ textField: UITextField) { edit(true) }
        func textFieldDidEndEditing(_ textField: UITextField) { edit(false) }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            submit()
            return false
        }
    }
}

extension TextInputSettings {
    /// Gives a field its settings.
    func apply(to field: UITextField) {
        field.keyboardType = keyboard
        field.textContentType = content
        field.autocapitalizationType = capitalization ?? .sentences
        field.autocorrectionType = isCorrectionDisabled ? .no : .default
        field.returnKeyType = returnKey
    }
}

extension EnvironmentValues {
    /// The color of text; that of labels where the style is no color.
    var foregroundColor: UIColor { foregroundStyles.first?.color.map { UIColor($0) } ?? .label }

    /// The alignment of text, for UIKit.
    var platformTextAlignment: NSTextAlignment {
        switch multilineTextAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: layoutDirection == .leftToRight ? .right : .left
        }
    }
}
