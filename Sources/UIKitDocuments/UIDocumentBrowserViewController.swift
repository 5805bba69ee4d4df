public import UIKitCore

/// Browses documents; drawn as a placeholder.
open class UIDocumentBrowserViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a browser of documents" }

    /// How a document comes into the browser. Raw values match Apple's.
    public enum ImportMode: UInt, Hashable, Sendable {
        /// It does not.
        case none = 0
        /// As a copy.
        case copy = 1
        /// By being moved.
        case move = 2
    }

    /// The styles of the browser. Raw values match Apple's.
    public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
        /// White.
        case white = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }

    /// The delegate, notified of chosen documents; not retained.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether documents can be made.
    open var allowsDocumentCreation = true
    /// Whether several documents may be chosen.
    open var allowsPickingMultipleItems = false
    /// Buttons at the leading side.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// Buttons at the trailing side.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The style; `white` by default.
    open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white
    /// Whether the ends of names are shown.
    open var shouldShowFileExtensions = false
    /// The kinds of documents, by their names; nil for all.
    public let allowedContentTypes: [String]?

    /// Creates a browser of documents of kinds, given by their names; nil for all that the app opens.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        allowedContentTypes = nil
        super.init(coder: coder)
    }

    /// Shows a document; there are none.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completion?(nil, CocoaError(.featureUnsupported)) } }
    /// Moves a document into the browser; it is not moved.
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
    /// Called for a document to be made.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called after a document came into the browser.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// Called when a document could not come into the browser.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}
    /// Makes no document.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}
}
