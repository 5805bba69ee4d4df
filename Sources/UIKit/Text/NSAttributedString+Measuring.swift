import Geometry
import Scene
import Typography

extension NSAttributedString {
    /// The size on lines as long as the text wants, not rounded to pixels.
    public func size() -> CGSize {
        boundingRect(
            with: .zero, options: [.usesLineFragmentOrigin], context: nil
        ).size
    }

    /// The box that the text takes in a room, not rounded to pixels.
    ///
    /// A width or height of 0 sets no limit. The height limits nothing but with `truncatesLastVisibleLine`.
    /// Source: Apple's documentation; without `usesLineFragmentOrigin` the text stays on one line, and the box
    /// begins at the baseline rather than at the top.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let isLimited = wraps && options.contains(.truncatesLastVisibleLine) && size.height > 0
        var converter = AttributedTextConverter(
            font: .systemFont(ofSize: NSAttributedString.defaultFontSize), color: .black, traits: .current)
        converter.usesFontLeading = options.contains(.usesFontLeading)
        let layout = RenderEnvironment.current.textEngine.layout(
            converter.text(of: self),
            proposal: TextProposal(
                width: wraps && size.width > 0 ? size.width : .infinity,
                height: isLimited ? size.height : .infinity, maximumNumberOfLines: wraps ? 0 : 1))
        var box = Rect(origin: .zero, size: layout.size)
        if options.contains(.usesDeviceMetrics) { box = layout.inkBounds ?? Rect(origin: .zero, size: .zero) }
        if !wraps { box.origin.y -= layout.firstBaseline }
        let rect = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
        context?.totalBounds = rect
        return rect
    }

    /// Source: Apple's documentation, Helvetica at 12 points; the system font stands in for it.
    static let defaultFontSize: CGFloat = 12
}

extension NSString {
    /// The size on lines as long as the text wants, not rounded to pixels.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }

    /// The box that the text takes in a room; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// The size on lines as long as the text wants, not rounded to pixels.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The box that the text takes in a room; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
