/// The attributes of a PDF renderer.
public class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The title, the author and other metadata; not written into the file.
    public var documentInfo: [String: Any] = [:]
}

/// The drawing environment of a PDF renderer.
public class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let pdfFormat: UIGraphicsPDFRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat) {
        pdfFormat = format
        super.init(context)
    }

    /// The format of the renderer.
    public var format: UIGraphicsPDFRendererFormat { pdfFormat }
    /// The rectangle of the current page.
    public var pdfContextBounds: CGRect { cgContext.pages?.pageBounds ?? .zero }

    /// Begins a page of the renderer's bounds.
    public func beginPage() {
        guard let pages = cgContext.pages else { return }
        pages.beginPage(pages.bounds, in: cgContext)
    }
    /// Begins a page of a rectangle of the drawing coordinates; the information is not written into the file.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.pages?.beginPage(bounds, in: cgContext)
    }
    /// Links a rectangle to a URL; has no effect here, as links are not written.
    public func setURL(_ url: URL, for rect: CGRect) {}
    /// Adds a named destination; has no effect here, as links are not written.
    public func addDestination(withName name: String, at point: CGPoint) {}
    /// Links a rectangle to a named destination; has no effect here, as links are not written.
    public func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// A graphics renderer that creates PDF files, of vectors and text, where PDF can express the drawing.
public class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws pages.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let bounds: CGRect
    private let pdfFormat: UIGraphicsPDFRendererFormat

    /// The format of the renderer.
    public override var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// Creates a renderer of pages of a rectangle of the drawing coordinates.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer of pages of a rectangle of the drawing coordinates, with a format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, pdfFormat) = (bounds, format)
        super.init(format)
        format.rendererBounds = bounds
    }

    /// Creates a PDF file from drawing actions.
    public func pdfData(actions: DrawingActions) -> Data {
        let context = CGContext(size: bounds.size), pages = PDFRecorder(bounds: bounds)
        context.pages = pages
        DrawingStack.with(context) { actions(UIGraphicsPDFRendererContext(context, pdfFormat)) }
        return pages.finish(context)
    }

    /// Writes a PDF file of drawing actions.
    public func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

// MARK: Functions

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a PDF file, which is written into data at its end; the information is not written.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    beginPDF(bounds) { data.setData($0) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a PDF file, which is written at its end; the information is not written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    beginPDF(bounds) { _ = FileManager.default.createFile(atPath: path, contents: $0) }
    return true
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page of the bounds of the file.
public func UIGraphicsBeginPDFPage() {
    guard let context = UIGraphicsGetCurrentContext(), let pages = context.pages else { return }
    pages.beginPage(pages.bounds, in: context)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page of a rectangle; the information is not written.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.pages?.beginPage(bounds, in: context)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle of the current page; zero outside of a PDF file.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    UIGraphicsGetCurrentContext()?.pages?.pageBounds ?? .zero
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current PDF file, and writes it.
public func UIGraphicsEndPDFContext() {
    guard let context = UIGraphicsGetCurrentContext(), let pages = context.pages else { return }
    pages.write(pages.finish(context))
    UIGraphicsPopContext()
}

private func beginPDF(_ bounds: CGRect, write: @escaping (Data) -> Void) {
    let pages = PDFRecorder(bounds: bounds, write: write), context = CGContext(size: pages.bounds.size)
    context.pages = pages
    UIGraphicsPushContext(context)
}
