public import PlaceholderViews
public import UIKitCore

/// The modes of a document picker. Raw values match Apple's.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
    /// Copies a document into the app's sandbox.
    case `import` = 0
    /// Opens a document outside of the app's sandbox.
    case open = 1
    /// Copies a document of the app to another location.
    case exportToService = 2
    /// Moves a document of the app to another location.
    case moveToService = 3
}

/// Displays an interface for choosing documents; drawn as a placeholder.
open class UIDocumentPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a document picker" }

    /// The delegate, notified of chosen documents; not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user can choose several documents; false by default.
    open var allowsMultipleSelection = false
    /// Whether file extensions are displayed; false by default.
    open var shouldShowFileExtensions = false
    /// The folder that is displayed first; nil for the last one.
    open var directoryURL: URL?

    /// What the picker does with documents.
    public let documentPickerMode: UIDocumentPickerMode

    /// Creates a picker of documents of some uniform type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker that exports a document.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker that exports documents.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }
}

/// The delegate that is notified of chosen documents.
public protocol UIDocumentPickerDelegate: DelegateMethods {
    /// Called when documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing by default; the method is optional.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    }
    /// Does nothing by default; the method is optional.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Previews a document, or opens it in other apps; there are none, so that no menu opens.
open class UIDocumentInteractionController: NSObject {
    /// The document; nil for none.
    open var url: URL?
    /// The name for display; that of the file by default.
    open var name: String?
    /// The uniform type identifier of the document; nil by default.
    open var uti: String?
    /// Values to pass to the app that opens the document.
    open var annotation: Any?
    /// The delegate, which provides the controller for the preview; not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The icons of the document: none, as the system's are not there.
    open var icons: [UIImage] { [] }
    /// The recognizers by which a view shows the menus: none, as there are none here.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Creates a controller for a document.
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }
    /// Displays a preview of the document; returns false, as that is not possible here.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Displays the menu of options; returns false, as there are none here.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Displays the menu of options; returns false, as there are none here.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Displays the menu of apps; returns false, as there are none here.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Displays the menu of apps; returns false, as there are none here.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Dismisses the preview; has no effect here, as none is shown.
    open func dismissPreview(animated: Bool) {}
    /// Dismisses the menu; has no effect here, as none is shown.
    open func dismissMenu(animated: Bool) {}
}

/// The delegate of a document interaction controller.
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// Returns the controller that presents the preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns an empty controller by default.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
