/// A view in place of the keyboard or above it.
open class UIInputView: UIView {
    /// The looks of an input view. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// That of any view.
        case `default` = 0
        /// That of the keyboard.
        case keyboard = 1
    }

    /// The look; the background of the keyboard is not drawn behind the view.
    public let inputViewStyle: Style
    /// Whether the content gives the view its height.
    open var allowsSelfSizing = false

    /// Creates a view.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view with the look of any view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view whose keys may click; there is no sound.
public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether keys click.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// False.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The text that a keyboard of the app's own edits: that of the first responder.
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret; nil where it is not known.
    var documentContextBeforeInput: String? { get }
    /// The text after the caret; nil where it is not known.
    var documentContextAfterInput: String? { get }
    /// The text that is selected; nil for none.
    var selectedText: String? { get }
    /// The language of the text; nil where it is not known.
    var documentInputMode: UITextInputMode? { get }
    /// An identifier of the text.
    var documentIdentifier: UUID { get }
    /// Moves the caret.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts text that is being composed.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Ends composing.
    func unmarkText()
}

/// Words that a keyboard suggests: none.
open class UILexicon: NSObject {
    /// The words.
    open var entries: [UILexiconEntry] { [] }
}

/// A word and what the user types for it.
open class UILexiconEntry: NSObject {
    /// The word.
    open var documentText: String { "" }
    /// What the user types.
    open var userInput: String { "" }
}

/// The controller of a view in place of the keyboard or above it.
open class UIInputViewController: UIViewController {
    /// The view in place of the keyboard: that of the controller.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }
    /// Creates an input view.
    open override func loadView() {
        if !loadInterfaceView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
    }
    /// The text that is edited.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = TextDocumentProxy()
    /// The language of the keyboard; nil for that of the user.
    open var primaryLanguage: String?
    /// Whether there is a key for dictation.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network: not here.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard needs a key for the next keyboard: none, as there is no other.
    open var needsInputModeSwitchKey: Bool { false }

    /// Hides the keyboard.
    open func dismissKeyboard() { RenderContext.current.dismissKeyboard() }
    /// Switches to the next keyboard; has no effect here, as there is none.
    open func advanceToNextInputMode() {}
    /// Shows the list of keyboards; has no effect here.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Provides words to suggest: none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        CompletionQueue.async { completionHandler(UILexicon()) }
    }

    /// Called before the selection changes.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the selection has changed.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the text changes.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the text has changed.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Edits the text of the first responder.
private final class TextDocumentProxy: UITextDocumentProxy {
    private var traits = TextInputTraits()
    /// The same for every document, as there is one.
    let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    var isSecureTextEntry = false

    private var input: (any UIKeyInput)? { RenderContext.current.firstResponder as? any UIKeyInput }
    private var textInput: (any UITextInput)? { input as? any UITextInput }

    private func text(from start: UITextPosition?, to end: UITextPosition?) -> String? {
        guard let textInput, let start, let end, let range = textInput.textRange(from: start, to: end) else {
            return nil
        }
        return textInput.text(in: range)
    }

    var documentContextBeforeInput: String? {
        text(from: textInput?.beginningOfDocument, to: textInput?.selectedTextRange?.start)
    }
    var documentContextAfterInput: String? {
        text(from: textInput?.selectedTextRange?.end, to: textInput?.endOfDocument)
    }
    var selectedText: String? {
        guard let range = textInput?.selectedTextRange, !range.isEmpty else { return nil }
        return textInput?.text(in: range)
    }
    var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    var hasText: Bool { input?.hasText ?? false }

    func insertText(_ text: String) { _ = RenderContext.current.type(text) }
    func deleteBackward() { RenderContext.current.pressDelete() }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let textInput, let caret = textInput.selectedTextRange?.end,
            let place = textInput.position(from: caret, offset: offset)
        else { return }
        textInput.selectedTextRange = textInput.textRange(from: place, to: place)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) { insertText(markedText) }
    func unmarkText() {}

    var autocapitalizationType: UITextAutocapitalizationType {
        get { input?.autocapitalizationType ?? traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { input?.autocorrectionType ?? traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { input?.spellCheckingType ?? traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    var keyboardType: UIKeyboardType {
        get { input?.keyboardType ?? traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { input?.keyboardAppearance ?? traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    var returnKeyType: UIReturnKeyType {
        get { input?.returnKeyType ?? traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    var enablesReturnKeyAutomatically: Bool {
        get { input?.enablesReturnKeyAutomatically ?? traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var textContentType: UITextContentType! {
        get { input?.textContentType ?? traits.textContentType }
        set { traits.textContentType = newValue }
    }
}
