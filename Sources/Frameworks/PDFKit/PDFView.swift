// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How pages are arranged. Raw values match Apple's.
public enum PDFDisplayMode: Int, Hashable, Sendable {
    /// One page at a time.
    case singlePage = 0
    /// All, below each other.
    case singlePageContinuous = 1
    /// Two pages side by side.
    case twoUp = 2
    /// All, in pairs.
    case twoUpContinuous = 3
}

/// In which direction pages follow. Raw values match Apple's.
public enum PDFDisplayDirection: Int, Hashable, Sendable {
    /// Pages follow downward.
    case vertical = 0
    /// Pages follow sideways.
    case horizontal = 1
}

extension Notification.Name {
    /// Posted when another page is shown.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    /// Posted when another document is shown.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    /// Posted when the document is larger or smaller.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    /// Posted when other pages are seen.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewChangedVisiblePages")
    /// Posted when another piece of text is chosen.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
}

/// Shows a document; here a placeholder.
open class PDFView: PicturePlaceholderView {
    /// The drawing that fills the view: pages of a document.
    open override var placeholderPicture: PlaceholderPicture { .document }

    /// The document of the view.
    open var document: PDFDocument? {
        didSet {
            currentPage = document?.page(at: 0)
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }
    /// The delegate; not retained.
    open weak var delegate: (any PDFViewDelegate)?
    /// How pages are arranged.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// In which direction pages follow.
    open var displayDirection = PDFDisplayDirection.vertical
    /// What of a page is shown.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether there is a gap between pages.
    open var displaysPageBreaks = true
    /// The margins of pages in points.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    /// Whether pairs begin with the second page.
    open var displaysAsBook = false
    /// Whether the document is as wide as the view.
    open var autoScales = false
    /// The size of the document; 1 for its own.
    open var scaleFactor: CGFloat = 1
    /// The smallest size.
    open var minScaleFactor: CGFloat = 0.25
    /// The greatest size.
    open var maxScaleFactor: CGFloat = 5
    /// The size of a document that is as wide as the view.
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    /// Whether pages have a shadow.
    open var pageShadowsEnabled = true
    /// The piece of text that is chosen.
    open var currentSelection: PDFSelection?
    /// The pieces of text that are marked.
    open var highlightedSelections: [PDFSelection]?
    /// The page that is shown.
    open private(set) var currentPage: PDFPage?
    /// The pages that are seen.
    open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
    /// The place that is shown.
    open var currentDestination: PDFDestination? { currentPage.map { PDFDestination(page: $0, at: .zero) } }
    /// The view of the pages, which shows nothing.
    open private(set) lazy var documentView: UIView? = UIView()
    /// Whether pages are turned by a page view controller.
    open private(set) var isUsingPageViewController = false
    /// Enables or disables turning pages by a page view controller.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
    }

    private var pageNumber: Int { currentPage.flatMap { document?.index(for: $0) } ?? 0 }
    /// Whether there is a page after this one.
    open var canGoToNextPage: Bool { document?.page(at: pageNumber + 1) != nil }
    /// Whether there is a page before this one.
    open var canGoToPreviousPage: Bool { document?.page(at: pageNumber - 1) != nil }
    /// Shows the first page.
    open func goToFirstPage(_ sender: Any?) { show(document?.page(at: 0)) }
    /// Shows the last page.
    open func goToLastPage(_ sender: Any?) { show(document.flatMap { $0.page(at: $0.pageCount - 1) }) }
    /// Shows the next page.
    open func goToNextPage(_ sender: Any?) { show(document?.page(at: pageNumber + 1)) }
    /// Shows the page before.
    open func goToPreviousPage(_ sender: Any?) { show(document?.page(at: pageNumber - 1)) }
    /// Shows a page.
    open func go(to page: PDFPage) { show(page) }
    /// Shows a place.
    open func go(to destination: PDFDestination) { show(destination.page) }
    /// Goes to a selection; has no effect here.
    open func go(to selection: PDFSelection) {}
    /// Chooses a piece of text.
    open func setCurrentSelection(_ selection: PDFSelection?, animated animate: Bool) {
        currentSelection = selection
    }
    /// Clears the selection.
    open func clearSelection() { currentSelection = nil }
    /// Zooms in; has no effect here.
    open func zoomIn(_ sender: Any?) {}
    /// Zooms out; has no effect here.
    open func zoomOut(_ sender: Any?) {}
    /// Lays out the document view; has no effect here.
    open func layoutDocumentView() {}

    private func show(_ page: PDFPage?) {
        guard let page, page !== currentPage else { return }
        currentPage = page
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
}

/// The delegate of a PDFView; its methods are never called here.
public protocol PDFViewDelegate: AnyObject {
    /// Called for a link.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    /// The default implementation does nothing.
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// Shows small images of the pages, of which there are none.
open class PDFThumbnailView: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "thumbnails of pages" }

    /// The view of the document; not retained.
    open weak var pdfView: PDFView?
    /// The size of the images in points.
    open var thumbnailSize = CGSize(width: 100, height: 100)
    /// In which direction they follow.
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    /// The space around them in points.
    open var contentInset = UIEdgeInsets.zero
}

/// In which direction small images follow. Raw values match Apple's.
public enum PDFThumbnailLayoutMode: Int, Hashable, Sendable {
    /// Thumbnails follow downward.
    case vertical = 0
    /// Thumbnails follow sideways.
    case horizontal = 1
}
