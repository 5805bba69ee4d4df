public import UIKit

/// What of a page is shown. Raw values match Apple's.
public enum PDFDisplayBox: Int, Hashable, Sendable {
    /// The physical medium.
    case mediaBox = 0
    /// What is seen.
    case cropBox = 1
    /// What is printed.
    case bleedBox = 2
    /// What is left after cutting.
    case trimBox = 3
    /// The meaningful content.
    case artBox = 4
}

/// A document, which is not read: it has no pages that its file would give.
open class PDFDocument: NSObject {
    /// The address of the file.
    public let documentURL: URL?
    /// The delegate; not retained.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// The title, author and such.
    open var documentAttributes: [AnyHashable: Any]?
    /// The root of the outline.
    open var outlineRoot: PDFOutline?
    private var pages: [PDFPage] = []
    private let contents: Data?

    /// Creates a document without pages.
    public override init() {
        documentURL = nil
        contents = nil
    }
    /// Creates a document of a file; nil if the file is none.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF".utf8)) else { return nil }
        documentURL = url
        contents = data
    }
    /// Creates a document of the bytes of a file; nil if they are none.
    public init?(data: Data) {
        guard data.starts(with: Data("%PDF".utf8)) else { return nil }
        documentURL = nil
        contents = data
    }

    /// The number of pages.
    open var pageCount: Int { pages.count }
    /// Returns a page; nil if there is none of that number.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// Returns the number of a page.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// Inserts a page.
    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(0, index), pages.count))
        page.document = self
    }
    /// Removes a page.
    open func removePage(at index: Int) {
        if pages.indices.contains(index) { pages.remove(at: index) }
    }
    /// The text, which is not read.
    open var string: String? { nil }
    /// Whether a password is needed.
    open var isEncrypted: Bool { false }
    /// Whether a password is missing.
    open var isLocked: Bool { false }
    /// Opens the document with a password.
    open func unlock(withPassword password: String) -> Bool { true }
    /// Whether it may be copied.
    open var allowsCopying: Bool { true }
    /// Whether it may be printed.
    open var allowsPrinting: Bool { true }
    /// Whether a search goes on.
    open var isFinding: Bool { false }
    /// Searches for a text, which is not found.
    open func findString(
        _ string: String, withOptions options: NSString.CompareOptions = []
    ) -> [PDFSelection] { [] }
    /// Starts a search; has no effect here.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    /// Cancels a search; has no effect here.
    open func cancelFindString() {}
    /// Returns the bytes of the file; nil for a document of single pages.
    open func dataRepresentation() -> Data? { contents }
    /// Writes the file; returns whether that was possible.
    @discardableResult
    open func write(to url: URL) -> Bool {
        contents.map { data in (try? data.write(to: url)) != nil } ?? false
    }
}

/// The delegate of a PDFDocument; its methods are never called here.
public protocol PDFDocumentDelegate: AnyObject {
    /// Called for a text that was found.
    func didMatchString(_ instance: PDFSelection)
    /// Called at the end of a search.
    func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
    /// The default implementation does nothing.
    public func didMatchString(_ instance: PDFSelection) {}
    /// The default implementation does nothing.
    public func documentDidEndDocumentFind(_ notification: Notification) {}
}

/// A page of a document.
open class PDFPage: NSObject {
    /// The document; nil for a page of none.
    open internal(set) weak var document: PDFDocument?
    /// The number on the page.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    /// How far the page is turned, in degrees.
    open var rotation = 0
    /// The annotations of the page.
    open private(set) var annotations: [PDFAnnotation] = []
    /// Whether notes are shown.
    open var displaysAnnotations = true
    /// The text of the page with attributes; nil here.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    /// Adds a note.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = self
        annotations.append(annotation)
    }
    /// Removes a note.
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Returns the note at a point.
    open func annotation(at point: CGPoint) -> PDFAnnotation? {
        annotations.last { $0.bounds.contains(point) }
    }
    private let image: UIImage?

    /// Creates an empty page.
    public override init() { image = nil }
    /// Creates a page of an image.
    public init?(image: UIImage) { self.image = image }

    /// Returns a box of the page in points: the image's, or that of a page in US Letter.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    /// Returns a small image: that of the page, or an empty one.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
    /// The text; nil.
    open var string: String? { nil }
    /// The number of characters.
    open var numberOfCharacters: Int { 0 }
}

/// An item of an outline.
open class PDFOutline: NSObject {
    /// The label of the item.
    open var label: String?
    /// Whether it is open.
    open var isOpen = false
    /// The chapter that it is a part of.
    open private(set) weak var parent: PDFOutline?
    /// The destination of the item.
    open var destination: PDFDestination?
    private var children: [PDFOutline] = []
    /// The number of its parts.
    open var numberOfChildren: Int { children.count }
    /// The number among the parts of the chapter above.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    /// Returns a part; nil if there is none of that number.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    /// Inserts a part.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        children.insert(child, at: min(max(0, index), children.count))
        child.parent = self
    }
}

/// A place in a document.
open class PDFDestination: NSObject {
    /// The page of the destination; not retained.
    open private(set) weak var page: PDFPage?
    /// The place on the page in points.
    public let point: CGPoint
    /// Creates a place.
    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
    }
}

/// A piece of text.
open class PDFSelection: NSObject {
    /// The document of the selection.
    public let document: PDFDocument
    /// The pages of the selection: none.
    open var pages: [PDFPage] { [] }
    /// The text; nil.
    open var string: String? { nil }
    /// The color behind it.
    open var color: UIColor?
    /// Creates a piece without text.
    public init(document: PDFDocument) { self.document = document }
    /// Returns the place on a page in points.
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    /// Returns the piece line by line.
    open func selectionsByLine() -> [PDFSelection] { [] }
    /// Extends the selection to whole lines; has no effect here, as it has no text.
    open func extendForLineBoundaries() {}
}
