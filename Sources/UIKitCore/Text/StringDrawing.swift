import Diagnostics
import Geometry
import Scene
import Typography

/// The layout of a string without a view, shared by measuring and drawing.
struct StringDrawing {
    private let block: TextBlock
    private let wraps: Bool
    /// The factor by which fonts were scaled down to fit.
    private(set) var scale: CGFloat = 1

    /// The space that limits the lines.
    struct AvailableSize {
        /// The width in points; 0 is unlimited.
        var width: CGFloat
        /// The height in points, beyond which no line is shown; 0 is unlimited.
        var height: CGFloat
    }

    /// Lays out text in an available space.
    ///
    /// Source: Apple's documentation. Without `usesLineFragmentOrigin` the text stays on one line, at its
    /// baseline. Paragraphs that truncate rather than wrap have one line each, except with
    /// `truncatesLastVisibleLine`, which ends the last line that fits with an ellipsis.
    init(
        _ text: StyledText, availableSize: AvailableSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
    ) {
        wraps = options.contains(.usesLineFragmentOrigin)
        let shortens = wraps && options.contains(.truncatesLastVisibleLine)
        var style = TextBlock.Style(
            font: NSAttributedString.defaultFont, color: .black,
            alignment: .natural, lineBreakMode: .byWordWrapping, isRightToLeft: false)
        style.lineBreakStrategy = []
        style.usesFontLeading = options.contains(.usesFontLeading)
        style.truncatesTail = shortens
        let lines = wraps ? 0 : 1, engine = RenderEnvironment.current.textEngine
        func set(_ scale: CGFloat, in availableSize: AvailableSize) -> TextBlock {
            style.fontScale = scale
            return TextBlock(
                text, style: style, width: availableSize.width > 0 ? availableSize.width : .infinity,
                height: availableSize.height > 0 ? availableSize.height : .infinity,
                maximumNumberOfLines: lines,
                keepsCutParagraphsWhole: !shortens, traits: .current, engine: engine)
        }
        let limits = AvailableSize(
            width: wraps ? availableSize.width : 0, height: wraps ? availableSize.height : 0)
        if let least = context?.minimumScaleFactor, least > 0, least < 1 {
            scale = StringDrawing.scale(atLeast: least, in: availableSize) { scale in
                let free = AvailableSize(width: limits.width, height: 0)
                return set(scale, in: free).layout.size
            }
        }
        block = set(scale, in: limits)
        context?.actualScaleFactor = scale
    }

    /// Returns the largest scale, in steps of a hundredth, at which text fits the available space, at least
    /// `least`.
    private static func scale(
        atLeast least: CGFloat, in availableSize: AvailableSize, size: (_ scale: CGFloat) -> Size
    ) -> CGFloat {
        var percent: CGFloat = 100
        while percent / 100 > least {
            let needed = size(percent / 100)
            let fits =
                (availableSize.width <= 0 || needed.width <= availableSize.width)
                && (availableSize.height <= 0 || needed.height <= availableSize.height)
            if fits { return percent / 100 }
            percent -= 1
        }
        return least
    }

    /// Returns the bounding rectangle of the text, not rounded to pixels: from the top of its lines, or from
    /// the baseline where the text does not wrap; with `usesDeviceMetrics` that of the ink.
    func bounds(_ options: NSStringDrawingOptions) -> CGRect {
        var box = Rect(origin: .zero, size: block.layout.size)
        if options.contains(.usesDeviceMetrics) {
            box = block.layout.inkBounds ?? Rect(origin: .zero, size: .zero)
        }
        if !wraps { box.origin.y -= block.layout.firstBaseline }
        return CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
    }

    /// Draws the text in the current context: from the top-left corner of its lines, or from the start of its
    /// baseline where it does not wrap.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), point.point.isFinite else { return }
        block.reportProblems()
        var origin = point.point
        if !wraps { origin.y -= block.layout.firstBaseline }
        let steps = block.commands(at: origin)
        guard let area = steps.markedBounds else { return }
        context.record(steps, bounds: area)
    }
}
