public import UIKitCore

/// Renders pages of content for printing.
open class UIPrintPageRenderer: NSObject {
    /// The quality at which a page is rendered. Raw values match Apple's.
    public enum RenderingQuality: Int, Hashable, Sendable {
        /// The best quality, whatever the time.
        case best = 0
        /// Lower quality, in favor of speed.
        case responsive = 1
    }

    /// The height of the header of each page, in points; 0 by default.
    open var headerHeight: CGFloat = 0
    /// The height of the footer of each page, in points; 0 by default.
    open var footerHeight: CGFloat = 0
    /// The formatters of the pages; nil for none.
    open var printFormatters: [UIPrintFormatter]? {
        didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
    }
    private var keptPaper: CGRect = .zero
    private var keptPrintable: CGRect = .zero

    /// Creates a renderer.
    public override init() { super.init() }

    /// The paper; empty unless code sets it by its key, as nothing is printed.
    open var paperRect: CGRect { keptPaper }
    /// The part of the paper that a printer can print on.
    open var printableRect: CGRect { keptPrintable.isEmpty ? paperRect : keptPrintable }
    /// The number of pages, up to the last of a formatter.
    open var numberOfPages: Int { (printFormatters ?? []).map { Self.pages(of: $0).upperBound }.max() ?? 0 }

    /// Returns the formatters that draw on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { Self.pages(of: $0).contains(pageIndex) }
    }
    /// Adds a formatter whose first page is at an index.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Returns the quality to render at for a requested one: the same unless overridden.
    open func currentRenderingQuality(forRequested requestedRenderingQuality: RenderingQuality)
        -> RenderingQuality
    { requestedRenderingQuality }

    /// Called before a range of pages is drawn; does nothing unless overridden.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: its header, its content, its formatters and its footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (top, bottom) = (headerHeight, footerHeight)
        let body = printableRect.inset(by: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        if top > 0 {
            var header = printableRect
            header.size.height = top
            drawHeaderForPage(at: pageIndex, in: header)
        }
        drawContentForPage(at: pageIndex, in: body)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if bottom > 0 {
            var footer = printableRect
            footer.origin.y = printableRect.maxY - bottom
            footer.size.height = bottom
            drawFooterForPage(at: pageIndex, in: footer)
        }
    }
    /// Draws the content of a formatter on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }
    /// Draws the header of a page; nothing unless overridden.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the content of a page; nothing unless overridden.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the footer of a page; nothing unless overridden.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// The part of the paper between the header and the footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    private static func pages(of formatter: UIPrintFormatter) -> Range<Int> {
        let first = formatter.startPage == NSNotFound ? 0 : max(0, formatter.startPage)
        return first..<first + formatter.pageCount
    }
}

/// Code that makes documents sets the paper by its key.
extension UIPrintPageRenderer: KeyedValueOwner {
    /// Returns the paper or its printable part by its name.
    package func ownValue(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "paperRect": paperRect
        case "printableRect": printableRect
        default: nil
        }
    }

    /// Sets the paper or its printable part by its name.
    package func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue else { return }
        switch keyPath {
        case "paperRect": keptPaper = rect
        case "printableRect": keptPrintable = rect
        default: break
        }
    }
}
