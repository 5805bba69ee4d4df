/// The drawing attributes of a renderer.
public class UIGraphicsRendererFormat: NSObject {
    var rendererBounds = CGRect.zero

    /// The bounds of the renderer that has the format; zero before there is one.
    public var bounds: CGRect { rendererBounds }

    /// Creates the format for the screen.
    public required override init() { super.init() }

    /// Returns the format for the screen.
    public class func preferred() -> Self { make() }
    /// Returns the format for the screen.
    public class func `default`() -> Self { make() }

    static func make() -> Self { self.init() }
}

/// The drawing environment of a renderer.
public class UIGraphicsRendererContext: NSObject {
    /// The underlying graphics context.
    public let cgContext: CGContext

    init(_ context: CGContext) {
        cgContext = context
        super.init()
    }

    /// Fills a rectangle with the current color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with the current color, using a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        withBlendMode(blendMode) { cgContext.fill(rect) }
    }
    /// Strokes a rectangle with the current color.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Strokes a rectangle, using a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        withBlendMode(blendMode) { cgContext.stroke(rect) }
    }
    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func withBlendMode(_ blendMode: CGBlendMode, draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        draw()
        cgContext.restoreGState()
    }
}

/// The base class of renderers of images and of PDF files.
public class UIGraphicsRenderer: NSObject {
    private let rendererFormat: UIGraphicsRendererFormat

    init(_ format: UIGraphicsRendererFormat) {
        rendererFormat = format
        super.init()
    }

    /// The format of the renderer.
    public var format: UIGraphicsRendererFormat { rendererFormat }
}
