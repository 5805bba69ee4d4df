public import Geometry

/// One step of drawing, in points. Later commands cover earlier ones.
///
/// Players switch over all cases without a default, so that a new command breaks each until it is drawn.
public enum DrawCommand: Equatable, Sendable {
    /// Fills a rectangle.
    case fillRect(Rect, Paint)
    /// Fills a rectangle with round corners.
    case fillRoundedRect(RoundedRect, Paint)
    /// Fills the ring between a rounded rectangle and its inset by `width`: a border inside the edge.
    case fillBorder(RoundedRect, width: Double, Paint)
    /// Fills an outline.
    case fillPath(Path, FillRule, Paint)
    /// Draws a line along a path, centred on it.
    case strokePath(Path, StrokeStyle, Paint)
    /// Draws glyphs; those with colours of their own keep them, with the paint's alpha.
    case drawGlyphs(GlyphRun, Paint)
    /// Draws a bitmap.
    case drawImage(ImagePlacement)
    /// Draws the shadow that a filled rounded rectangle casts, without the rectangle.
    case drawShadow(RoundedRect, Shadow)
    /// Draws the shadow that a filled outline casts, without the outline.
    case drawPathShadow(Path, Shadow)
    /// Blurs what was drawn so far within a shape, by a Gaussian of this standard deviation in points.
    case blurBackdrop(RoundedRect, radius: Double)
    /// Limits what follows to a shape, until the matching `popClip`.
    case pushClip(RoundedRect)
    /// Limits what follows to the inside of an outline, until the matching `popClip`.
    case pushClipPath(Path, FillRule)
    /// Ends the innermost clip.
    case popClip
    /// Gathers what follows in a group drawn as one, `opacity` in 0...1, until the matching `popLayer`.
    case pushLayer(opacity: Double, bounds: Rect, blend: BlendMode = .normal)
    /// Draws the innermost group.
    case popLayer
    /// Gathers what follows in a group drawn above its own shadow, until the matching `popShadow`.
    case pushShadow(Shadow, bounds: Rect)
    /// Draws the innermost group that casts a shadow.
    case popShadow
    /// Gathers what follows in a group that is not drawn: `popMask` multiplies its alpha into the innermost
    /// group, which has been opened by `pushLayer`.
    case pushMask(bounds: Rect)
    /// Cuts the innermost group with the mask.
    case popMask
    /// Maps what follows before everything outside, until the matching `popTransform`.
    case pushTransform(AffineTransform)
    /// Ends the innermost transform.
    case popTransform
}
