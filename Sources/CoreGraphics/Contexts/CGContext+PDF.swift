public import Foundation
import Geometry
import Scene

extension CGContext {
    /// Creates a context of a PDF file, whose y increases upward from the bottom left. All pages have the size of the media box,
    /// and the file is written by `closePDF()`.
    ///
    /// - Parameters:
    ///   - consumer: Receives the file.
    ///   - mediaBox: The rectangle of pages; nil for 612 by 792 points.
    ///   - auxiliaryInfo: The title, the author and other metadata; not written into the file.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let recorder = PDFRecorder(bounds: mediaBox?.pointee ?? .zero, write: consumer.write)
        let size = recorder.bounds.size
        let upward = Geometry.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(size.height))
        self.init(size: size, base: upward)
        pages = recorder
    }

    /// Creates a context of a PDF file at a URL, as with a consumer.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page of a PDF file; the information is not written.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pages else { return }
        pages.beginPage(pages.bounds, in: self)
    }
    /// Begins a page of a PDF file, of the size of all pages.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(nil) }
    /// Ends a page; what is drawn before the next one is on none.
    public func endPDFPage() { pages?.endPage(of: self) }
    /// Ends a page; what is drawn before the next one is on none.
    public func endPage() { endPDFPage() }
    /// Ends the PDF file, and writes it.
    public func closePDF() {
        guard let pages else { return }
        pages.write(pages.finish(self))
        self.pages = nil
    }
}
