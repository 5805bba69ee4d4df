/// A view that replaces the keyboard or is displayed above it.
open class UIInputView: UIView {
    /// The styles of an input view. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The appearance of a regular view.
        case `default` = 0
        /// The appearance of the keyboard.
        case keyboard = 1
    }

    /// The style; the background of the keyboard is not drawn behind the view.
    public let inputViewStyle: Style
    /// Whether the content determines the height of the view; false by default.
    open var allowsSelfSizing = false

    /// Creates a view with a frame and a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view with the default style.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view whose keys may click; there is no sound.
public protocol UIInputViewAudioFeedback: AnyObject {
    /// Whether keys click; false unless implemented.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// The default implementation returns false.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// A proxy of the text that a custom keyboard edits: that of the first responder.
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point; nil where it is not known.
    var documentContextBeforeInput: String? { get }
    /// The text after the insertion point; nil where it is not known.
    var documentContextAfterInput: String? { get }
    /// The text that is selected; nil for none.
    var selectedText: String? { get }
    /// The input mode of the text; nil where it is not known.
    var documentInputMode: UITextInputMode? { get }
    /// The identifier of the document.
    var documentIdentifier: UUID { get }
    /// Moves the insertion point by a number of characters, backward where negative.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts marked text, which is provisional.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Confirms the marked text.
    func unmarkText()
}

/// The lexicon of words that a keyboard suggests: empty here.
open class UILexicon: NSObject {
    /// The entries of the lexicon: none.
    open var entries: [UILexiconEntry] { [] }
}

/// An entry of a lexicon: a word and the input that it completes.
open class UILexiconEntry: NSObject {
    /// The word to insert; empty here.
    open var documentText: String { "" }
    /// The text that the user types; empty here.
    open var userInput: String { "" }
}

/// The controller of a view that replaces the keyboard or is displayed above it.
open class UIInputViewController: UIViewController {
    /// The input view: that of the controller.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }
    /// Creates an input view.
    open override func loadView() {
        if !loadInterfaceView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
    }
    /// The proxy of the edited text.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = TextDocumentProxy()
    /// The language of the keyboard, as in `en`; nil for that of the user.
    open var primaryLanguage: String?
    /// Whether the keyboard has a dictation key; false by default.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network: not here.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard needs a key that switches to the next keyboard: false, as there is no other.
    open var needsInputModeSwitchKey: Bool { false }

    /// Dismisses the keyboard.
    open func dismissKeyboard() { RenderContext.current.dismissKeyboard() }
    /// Switches to the next keyboard; has no effect here, as there is none.
    open func advanceToNextInputMode() {}
    /// Shows the list of keyboards; has no effect here.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Requests the lexicon, which is empty.
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

/// The proxy of the first responder's text.
private final class TextDocumentProxy: UITextDocumentProxy {
    private var traits = TextInputTraits()
    /// The same identifier for every document, as there is one.
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
