public import UIKitCore

/// What a document picker is for. Raw values match Apple's.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
    /// Copies a document into the app.
    case `import` = 0
    /// Opens a document where it is.
    case open = 1
    /// Copies a document of the app elsewhere.
    case exportToService = 2
    /// Moves a document of the app elsewhere.
    case moveToService = 3
}

/// Chooses documents; drawn as a placeholder.
open class UIDocumentPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a document picker" }

    /// The delegate, notified of chosen documents; not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several documents may be chosen.
    open var allowsMultipleSelection = false
    /// Whether the ends of names are shown.
    open var shouldShowFileExtensions = false
    /// Where the choice begins.
    open var directoryURL: URL?

    /// Creates a controller that chooses documents of kinds, given by their names.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller that copies a document elsewhere.
    public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    /// Creates a controller that copies documents elsewhere.
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The delegate that is notified of chosen documents.
public protocol UIDocumentPickerDelegate: DelegateMethods {
    /// Called when documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Offers what other apps do with a document; there are no other apps, so that no menu opens.
open class UIDocumentInteractionController: NSObject {
    /// The document; nil for none.
    open var url: URL?
    /// The name that is shown.
    open var name: String?
    /// The kind of the document, by its name.
    open var uti: String?
    /// Values for the app that opens the document.
    open var annotation: Any?
    /// Provides the controller of the preview; not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// Creates a controller of a document.
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }
    /// Shows the document; returns whether it can, which it cannot here.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Opens the menu of options; returns whether there are any, which there are not here.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Opens the menu of options; returns whether there are any, which there are not here.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Opens the menu of apps; returns whether there are any, which there are not here.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Opens the menu of apps; returns whether there are any, which there are not here.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Dismisses the preview; has no effect here, as none is shown.
    open func dismissPreview(animated: Bool) {}
    /// Dismisses the menu; has no effect here, as none is shown.
    open func dismissMenu(animated: Bool) {}
}

/// Provides where the preview of a document is shown.
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// Returns the controller that presents the preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns an empty controller.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
