public import PlaceholderViews
public import UIKitCore

/// Displays a browser of documents; drawn as a placeholder.
open class UIDocumentBrowserViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a browser of documents" }

    /// The modes of importing a document. Raw values match Apple's.
    public enum ImportMode: UInt, Hashable, Sendable {
        /// The document is not imported.
        case none = 0
        /// The document is copied.
        case copy = 1
        /// The document is moved.
        case move = 2
    }

    /// The styles of the browser. Raw values match Apple's.
    public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
        /// A white background and dark text.
        case white = 0
        /// A light gray background and dark text.
        case light = 1
        /// A dark background and light text.
        case dark = 2
    }

    /// The delegate, notified of chosen documents; not retained.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether the user can create documents; true by default.
    open var allowsDocumentCreation = true
    /// Whether the user can choose several documents; false by default.
    open var allowsPickingMultipleItems = false
    /// Bar button items at the leading side of the navigation bar; none by default.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// Bar button items at the trailing side of the navigation bar; none by default.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The style; `white` by default.
    open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white
    /// Whether file extensions are displayed; false by default.
    open var shouldShowFileExtensions = false
    /// The uniform type identifiers of the documents; nil for all that the app opens.
    public let allowedContentTypes: [String]?

    /// Creates a browser of documents of some uniform type identifiers; nil for all that the app opens.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        allowedContentTypes = nil
        super.init(coder: coder)
    }

    /// Reveals a document; calls the handler with an error, as there are none.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completion?(nil, CocoaError(.featureUnsupported)) } }
    /// Imports a document; calls the handler with an error, as nothing is imported here.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { CompletionQueue.async { completion(nil, CocoaError(.featureUnsupported)) } }
}

/// The delegate that is notified of chosen documents.
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
    /// Called when documents were chosen.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Called when the user requests a new document.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called after a document was imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// Called when a document could not be imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Does nothing by default; the method is optional.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}
    /// Creates no document by default.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    /// Does nothing by default; the method is optional.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    /// Does nothing by default; the method is optional.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}
}
