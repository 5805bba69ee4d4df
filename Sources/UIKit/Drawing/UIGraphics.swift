import Diagnostics
import Geometry
import Raster
import Scene

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that drawing code draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current.innermost }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.current.push(context) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context before the current one again.
public func UIGraphicsPopContext() { DrawingStack.current.pop() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current colour, mixed with what lies beneath.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Limits what is drawn to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point inside a rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shape = RoundedRect(rect.standardized.rect)
    context.record(.fillBorder(shape, width: 1, .color(context.fillColor)), bounds: shape.rect)
}

extension UIColor {
    /// Fills areas and draws lines in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }
    /// Fills areas in this colour from now on.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Draws lines in this colour from now on.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// How a renderer's pictures are made.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point; the screen's where 0.
    public var scale: CGFloat = RenderEnvironment.current.traits.displayScale
    /// Whether the picture begins black instead of clear.
    public var opaque = false
    /// The format of the screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The format of the screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's drawing code is given.
public final class UIGraphicsImageRendererContext {
    /// The context drawn into.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (cgContext, self.format) = (context, format)
    }

    /// Fills a rectangle in the current colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a line around a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits what is drawn to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images from drawing code.
public final class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer of pictures of some size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    /// A renderer of pictures of some size in points, made in some way.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// A renderer of pictures of a part of the plane.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
    }

    /// The picture that `actions` draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let environment = RenderEnvironment.current
        let context = CGContext(size: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        DrawingStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
        return UIImage.drawn(context, scale: format.scale, isOpaque: format.opaque, in: environment)
    }

    /// The picture that `actions` draw, as the file of a PNG.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// What a context recorded, drawn; a picture without pixels, with a diagnostic, where it is too large.
    static func drawn(
        _ context: CGContext, scale: CGFloat, isOpaque: Bool, in environment: RenderEnvironment
    ) -> UIImage {
        let scale = scale > 0 ? scale : environment.traits.displayScale
        let list = DisplayList(size: context.size.pipelineSize, commands: context.finishedCommands)
        do throws(RasterError) {
            let pixmap = try rasterize(
                list, scale: scale, text: environment.textEngine, background: isOpaque ? .black : nil)
            return UIImage(Bitmap(name: "drawing", pixmap: pixmap, scale: scale))
        } catch {
            environment.report(.error("an image could not be drawn: \(error)"))
            return UIImage(Bitmap(name: "drawing", pixmap: Pixmap(width: 0, height: 0), scale: scale))
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of some size; `UIGraphicsGetImageFromCurrentImageContext()` gives it.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size)
    context.imageScale = scale
    context.isOpaque = opaque
    DrawingStack.current.beginImage(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of some size, a pixel to the point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture begun last, as it is now; nil where the current context is another.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = DrawingStack.current.innermostImage else { return nil }
    return UIImage.drawn(
        context, scale: context.imageScale, isOpaque: context.isOpaque, in: RenderEnvironment.current)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture begun last.
public func UIGraphicsEndImageContext() { DrawingStack.current.endImage() }
