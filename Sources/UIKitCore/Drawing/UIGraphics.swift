import Geometry
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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a one-point frame inside a rectangle, in the current fill color, using a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
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

extension UIImage {
    /// Returns the image that a context recorded; where it is too large, an empty image with a diagnostic.
    static func drawn(
        _ context: CGContext, scale: CGFloat, isOpaque: Bool, in environment: RenderEnvironment
    ) -> UIImage {
        let scale = scale > 0 ? scale : environment.traits.displayScale
        let drawn = context.rasterized(scale: scale, isOpaque: isOpaque, in: environment)
        return UIImage(
            drawn ?? Bitmap(name: "drawing", pixmap: Pixmap(width: 0, height: 0), scale: scale))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image context; `UIGraphicsGetImageFromCurrentImageContext()` returns its image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size)
    context.imageScale = scale > 0 ? scale : RenderEnvironment.current.traits.displayScale
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
