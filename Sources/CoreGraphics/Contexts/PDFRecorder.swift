import Foundation
package import Geometry
import ImageCodec
import Raster
import RenderContext
package import Scene

/// Collects the pages that a context draws, as a PDF file.
package final class PDFRecorder {
    private var pages: PDFPages
    private var bytes: [UInt8] = []
    private var isPageOpen = false
    /// The rectangle of a page for which none is specified.
    package let bounds: CGRect
    /// The rectangle of the current page.
    package private(set) var pageBounds: CGRect

    /// Receives the file, where functions begin and end it.
    package let write: (Data) -> Void

    package init(bounds: CGRect, write: @escaping (Data) -> Void = { _ in }) {
        self.write = write
        // Source: Apple's documentation of UIGraphicsBeginPDFContextToData: the default page is 612 by 792 points.
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        pageBounds = self.bounds
        pages = PDFPages(text: RenderEnvironment.current.textEngine) { encodePNG($0) }
    }

    /// Ends the page before, if there is one, and begins another.
    package func beginPage(_ bounds: CGRect, in context: CGContext) {
        endPage(of: context, nextSize: bounds.size)
        pageBounds = bounds
        isPageOpen = true
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// Ends the page, if there is one.
    func endPage(of context: CGContext) { endPage(of: context, nextSize: context.size) }

    private func endPage(of context: CGContext, nextSize: CGSize) {
        let size = context.size.pipelineSize, commands = context.takePage(nextSize: nextSize)
        if isPageOpen { bytes += pages.add(DisplayList(size: size, commands: commands)) }
        isPageOpen = false
    }

    /// Ends the file, and returns it.
    package func finish(_ context: CGContext) -> Data {
        endPage(of: context)
        return Data(bytes + pages.finish())
    }
}
