import Scene

extension UIGraphicsImageRendererFormat {
    /// The ranges of colors that images of a renderer can have.
    public enum Range: Int, Hashable, Sendable {
        /// The range is not determined.
        case unspecified = -1
        /// The range of the screen.
        case automatic = 0
        /// The extended range, with more colors than sRGB.
        case extended = 1
        /// The standard range, of sRGB.
        case standard = 2
    }
}

/// The drawing attributes of an image renderer.
public class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The scale in pixels per point; 0 for the screen's.
    public var scale: CGFloat = RenderEnvironment.current.traits.displayScale
    /// Whether the image is opaque, beginning black.
    public var opaque = false
    /// The requested range of colors; images have that of sRGB.
    public var preferredRange = Range.automatic
    /// Whether more colors than those of sRGB are requested; images have those of sRGB.
    public var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    /// Whether the images can have the requested range of colors.
    public var supportsHighDynamicRange: Bool { false }

    /// Creates the format for the screen.
    public required init() { super.init() }
    /// Creates a format for traits: their scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
    /// Returns the format for the screen.
    public override class func preferred() -> Self { make() }
    /// Returns the format for the screen.
    public override class func `default`() -> Self { make() }
}

/// The drawing environment of an image renderer.
public class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat
    /// The environment that the renderer was used in.
    private let environment: RenderEnvironment

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, in environment: RenderEnvironment) {
        (imageFormat, self.environment) = (format, environment)
        super.init(context)
    }

    /// The format of the renderer.
    public var format: UIGraphicsImageRendererFormat { imageFormat }

    /// An image of what was drawn so far.
    public var currentImage: UIImage {
        UIImage.drawn(cgContext, scale: imageFormat.scale, isOpaque: imageFormat.opaque, in: environment)
    }
}

/// A graphics renderer that creates images.
public class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    private let imageFormat: UIGraphicsImageRendererFormat

    /// The format of the renderer.
    public override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    /// Creates a renderer of images of a size in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer of images of a rectangle of the drawing coordinates.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer of images of a rectangle of the drawing coordinates, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, imageFormat) = (bounds, format)
        super.init(format)
        format.rendererBounds = bounds
    }

    /// Creates an image from drawing actions.
    public func image(actions: DrawingActions) -> UIImage {
        let environment = RenderEnvironment.current
        let context = CGContext(size: bounds.size)
        let scale = imageFormat.scale > 0 ? imageFormat.scale : environment.traits.displayScale
        context.imageScale = scale
        context.isOpaque = imageFormat.opaque
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        DrawingStack.with(context) {
            actions(UIGraphicsImageRendererContext(context, imageFormat, in: environment))
        }
        return UIImage.drawn(context, scale: scale, isOpaque: imageFormat.opaque, in: environment)
    }

    /// Creates PNG data from drawing actions.
    public func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Creates JPEG data from drawing actions; empty, since images are not encoded as JPEG here.
    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data
    {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIImage {
    /// The format of a renderer whose images are like this one: its scale, and opaque where all its pixels are.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .bitmap(let bitmap) = content { format.opaque = bitmap.isOpaque }
        return format
    }

    /// Fills a rectangle of the current context with the image, repeated from the origin of the coordinates.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.setFillColor(CGColor(CGPattern(self)))
        context.fill(rect)
        context.restoreGState()
    }
}
