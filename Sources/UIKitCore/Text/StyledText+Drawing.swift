import Geometry
import Scene
import Typography

/// Measures and draws text without a view, as `NSAttributedString` does.
extension StyledText {
    func size() -> CGSize { boundingRect(with: .zero, options: [.usesLineFragmentOrigin], context: nil).size }

    /// Returns the bounding rectangle of the text in an available size. The height only has an effect with
    /// `truncatesLastVisibleLine`.
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let isLimited = options.contains(.truncatesLastVisibleLine)
        let scales = (context?.minimumScaleFactor ?? 0) > 0
        let availableSize = StringDrawing.AvailableSize(
            width: size.width, height: isLimited || scales ? size.height : 0)
        let rect = StringDrawing(self, availableSize: availableSize, options: options, context: context)
            .bounds(options)
        context?.totalBounds = rect
        return rect
    }

    func draw(at point: CGPoint) {
        let availableSize = StringDrawing.AvailableSize(width: 0, height: 0)
        StringDrawing(
            self, availableSize: availableSize, options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil
        )
        .draw(at: point)
    }

    func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        let rect = rect.standardized
        let availableSize = StringDrawing.AvailableSize(width: rect.width, height: rect.height)
        let drawing = StringDrawing(self, availableSize: availableSize, options: options, context: context)
        let bounds = drawing.bounds(options)
        context?.totalBounds = bounds.offsetBy(dx: rect.minX, dy: rect.minY)
        drawing.draw(at: rect.origin)
    }
}
