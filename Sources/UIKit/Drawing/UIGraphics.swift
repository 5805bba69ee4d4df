import Diagnostics
import Geometry
import Raster
import Scene

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current graphics context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current.innermost }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.current.push(context) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes the current context from the stack, which restores the previous one.
public func UIGraphicsPopContext() { DrawingStack.current.pop() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current color, using a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Intersects the clip with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a one-point frame inside a rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shape = RoundedRect(rect.standardized.rect)
    context.record(.fillBorder(shape, width: 1, .color(context.fillColor)), bounds: shape.rect)
}

extension UIColor {
    /// Sets the color of subsequent fill and stroke operations.
    public func set() {
        setFill()
        setStroke()
    }
    /// Sets the color of subsequent fill operations.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the color of subsequent stroke operations.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// The drawing attributes of an image renderer.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The scale in pixels per point; 0 stands for the screen's.
    public var scale: CGFloat = RenderEnvironment.current.traits.displayScale
    /// Whether the image is opaque, beginning black.
    public var opaque = false
    /// Returns the format for the screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns the format for the screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing environment of an image renderer.
public final class UIGraphicsImageRendererContext {
    /// The underlying graphics context.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (cgContext, self.format) = (context, format)
    }

    /// Fills a rectangle with the current color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A graphics renderer that creates images.
public final class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// The format of the renderer.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    /// Creates a renderer of images of a size in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer of images of a rectangle of the drawing coordinates.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
    }

    /// Creates an image from drawing actions.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let environment = RenderEnvironment.current
        let context = CGContext(size: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        DrawingStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
        return UIImage.drawn(context, scale: format.scale, isOpaque: format.opaque, in: environment)
    }

    /// Creates PNG data from drawing actions.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// Returns the image that a context recorded; where it is too large, an empty image with a diagnostic.
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
            environment.report(
                Diagnostic(.drawingImage, "an image could not be drawn: \(error)"))
            return UIImage(Bitmap(name: "drawing", pixmap: Pixmap(width: 0, height: 0), scale: scale))
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image context; `UIGraphicsGetImageFromCurrentImageContext()` returns its image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size)
    context.imageScale = scale
    context.isOpaque = opaque
    DrawingStack.current.beginImage(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image context at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image of the current image context; nil where the current context is of another kind.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = DrawingStack.current.innermostImage else { return nil }
    return UIImage.drawn(
        context, scale: context.imageScale, isOpaque: context.isOpaque, in: RenderEnvironment.current)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current image context.
public func UIGraphicsEndImageContext() { DrawingStack.current.endImage() }
