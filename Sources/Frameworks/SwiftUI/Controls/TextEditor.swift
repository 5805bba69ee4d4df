import Foundation
public import SwiftUICore
import UIKit

/// A view that can display and edit long-form text.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates a plain text editor.
    public init(text: Binding<String>) { self.text = text }

    /// A text view over all of its room.
    public var body: some View { TextEditorView(text: text) }
}

/// A text view of UIKit's.
struct TextEditorView: UIViewRepresentable {
    let text: Binding<String>

    var reportedName: String { "UITextView" }

    func makeCoordinator() -> TextViewTarget { TextViewTarget() }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    /// Source: components.md: the editor has a background of its own, which `scrollContentBackground(.hidden)` removes.
    func updateUIView(_ view: UITextView, context: Context) {
        let environment = context.environment
        context.coordinator.text = text
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
        view.font = UIFont(environment.fontDescriptor)
        view.textColor = environment.foregroundColor
        view.textAlignment = environment.platformTextAlignment
        view.isEditable = environment.isEnabled
        view.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : .systemBackground
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A field that grows with its text: a text view of UIKit's, over a placeholder while it is empty.
struct GrowingTextView: View {
    let text: Binding<String>
    let placeholder: String?

    var body: some View {
        ZStack(alignment: .topLeading) {
            if let placeholder, text.wrappedValue.isEmpty {
                Text(verbatim: placeholder).foregroundStyle(.placeholder)
            }
            GrowingTextLeaf(text: text)
        }
    }
}

/// A text view of UIKit's that is as high as its text.
private struct GrowingTextLeaf: UIViewRepresentable {
    let text: Binding<String>

    var reportedName: String { "UITextView" }

    func makeCoordinator() -> TextViewTarget { TextViewTarget() }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.isScrollEnabled = false
        view.backgroundColor = .clear
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        let environment = context.environment
        context.coordinator.text = text
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
        view.font = UIFont(environment.fontDescriptor)
        view.textColor = environment.foregroundColor
        view.textAlignment = environment.platformTextAlignment
        view.isEditable = environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        let width = proposal.width ?? 100
        return CGSize(
            width: width, height: uiView.sizeThatFits(CGSize(width: width, height: .infinity)).height)
    }
}

/// What changes of a text view do.
final class TextViewTarget: UITextViewDelegate {
    var text: Binding<String>?

    func textViewDidChange(_ textView: UITextView) { text?.wrappedValue = textView.text }
}
