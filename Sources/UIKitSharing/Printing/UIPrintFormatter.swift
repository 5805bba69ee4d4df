public import UIKitCore

/// Lays out content for pages of paper.
///
/// A page is as code draws it into a context; text is not divided, so that a formatter has one page at most.
open class UIPrintFormatter: NSObject, NSCopying {
    /// The renderer that the formatter belongs to; nil for none.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The greatest height of the content; 0 for that of the page.
    open var maximumContentHeight: CGFloat = 0
    /// The greatest width of the content; 0 for that of the page.
    open var maximumContentWidth: CGFloat = 0
    /// The insets of the content as a whole, in points; zero by default.
    open var contentInsets: UIEdgeInsets = .zero
    /// The insets of the content of every page, in points; zero by default.
    open var perPageContentInsets: UIEdgeInsets = .zero
    /// The index of the first page; `NSNotFound` for none.
    open var startPage = NSNotFound
    /// The number of pages; 0 unless a subclass overrides it.
    open var pageCount: Int { 0 }
    /// Whether pages are drawn by the main thread, as all code here is.
    open var requiresMainThread: Bool { true }

    /// Creates a formatter without content.
    public override init() { super.init() }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }

    /// Returns the rectangle of the content on a page.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let printPageRenderer else { return .zero }
        return limited(printPageRenderer.contentRect)
    }

    /// Draws the content of a page.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Returns the part of a rectangle that content may have.
    func limited(_ rect: CGRect) -> CGRect {
        var part = rect.inset(by: perPageContentInsets).inset(by: contentInsets)
        if maximumContentWidth > 0 { part.size.width = min(part.width, maximumContentWidth) }
        if maximumContentHeight > 0 { part.size.height = min(part.height, maximumContentHeight) }
        return part
    }

    /// Returns the formatter itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lays out plain or attributed text for printing.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; nil for none, or where there is one with attributes.
    open var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with attributes; nil for none.
    open var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    /// The font of text without attributes; nil for that of the system.
    open var font: UIFont?
    /// The color of text without attributes; nil for black.
    open var color: UIColor?
    /// The alignment of text without attributes.
    open var textAlignment: NSTextAlignment = .natural

    /// Creates a formatter of a text.
    public init(text: String) {
        self.text = text
        super.init()
    }
    /// Creates a formatter of a text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    /// One page, where there is text.
    open override var pageCount: Int { text == nil && attributedText == nil ? 0 : 1 }

    /// Draws the text.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if let attributedText { return attributedText.draw(in: rect) }
        guard let text else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        NSAttributedString(
            string: text,
            attributes: [
                .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black,
                .paragraphStyle: style,
            ]
        ).draw(in: rect)
    }
}

/// Prints a web page from its source; it is not drawn.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The source; nil for none.
    open var markupText: String?

    /// Creates a formatter of a web page.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    /// One page, where there is a source.
    open override var pageCount: Int { markupText == nil ? 0 : 1 }
}

/// Prints a view.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that is drawn on the page.
    public let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }

    /// One page, as views are not divided.
    open override var pageCount: Int { 1 }
    /// Calls the view's `draw(_:for:)`.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) { view.draw(rect, for: self) }
}

extension UIView {
    /// Returns a formatter that prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
    /// Draws the view for printing; calls `draw(_:)` unless overridden.
    public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
}
