public import UIKit

/// A row below the text of a share extension, which opens a controller.
open class SLComposeSheetConfigurationItem: NSObject {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The name of the choice.
    open var title: String!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What is chosen.
    open var value: String!
    /// Whether a spinner is shown in the place of the value.
    open var valuePending = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Called when the user taps the row.
    open var tapHandler: (() -> Void)!

    /// Creates an item without a name.
    public override init() { super.init() }
}

/// The standard interface of a share extension, for subclasses to override; drawn as a placeholder.
open class SLComposeServiceViewController: PlaceholderViewController, UITextViewDelegate {
    /// A description for the placeholder.
    open override var placeholderContent: String {
        let text = textView?.text ?? ""
        return text.isEmpty ? "a card to share with" : "a card that shares “\(text)”"
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text of the post; it is in no window.
    open private(set) lazy var textView: UITextView! = {
        let view = UITextView(frame: .zero)
        view.delegate = self
        return view
    }()

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The current text of the post.
    open var contentText: String! { textView.text }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text that an empty post shows.
    open var placeholder: String!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// How many characters may be added; nil, the default, for no limit that is shown.
    open var charactersRemaining: NSNumber!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller that completes what the user types.
    open var autoCompletionViewController: UIViewController!

    private var items: [SLComposeSheetConfigurationItem] = []

    /// Loads the rows below the text, and validates the post.
    open override func viewDidLoad() {
        super.viewDidLoad()
        reloadConfigurationItems()
        validateContent()
    }

    /// Called when the card has appeared.
    open func presentationAnimationDidFinish() {}
    /// Called when the user posts; completes the request of the extension.
    open func didSelectPost() {
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
    /// Called when the user cancels; cancels the request of the extension.
    open func didSelectCancel() {
        extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
    }
    /// Cancels the post, as the user does.
    open func cancel() { didSelectCancel() }
    /// Returns whether the post may be sent; true by default.
    open func isContentValid() -> Bool { true }
    /// Validates the post, which enables or disables its button on a device.
    open func validateContent() { _ = isContentValid() }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Returns the rows below the text; none by default.
    open func configurationItems() -> [Any]! { [] }
    /// Loads the rows below the text.
    open func reloadConfigurationItems() {
        items = (configurationItems() ?? []).compactMap { $0 as? SLComposeSheetConfigurationItem }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Shows the controller of a row; has no effect here.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    /// Shows the card instead of the controller of a row; has no effect here.
    open func popConfigurationViewController() {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Returns the view of what is shared; nil by default.
    open func loadPreviewView() -> UIView! { nil }

    /// Validates the post after a change of its text.
    open func textViewDidChange(_ textView: UITextView) { validateContent() }
}
