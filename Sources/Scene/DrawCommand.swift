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
    /// Limits what follows to a shape, until the matching `popClip`.
    case pushClip(RoundedRect)
    /// Ends the innermost clip.
    case popClip
    /// Gathers what follows in a group drawn as one, `opacity` in 0...1, until the matching `popLayer`.
    case pushLayer(opacity: Double, bounds: Rect)
    /// Draws the innermost group.
    case popLayer
    /// Maps what follows before everything outside, until the matching `popTransform`.
    case pushTransform(AffineTransform)
    /// Ends the innermost transform.
    case popTransform
}

extension DrawCommand {
    /// A box around all that the command itself marks, in points; nil for those that mark nothing.
    public var bounds: Rect? {
        switch self {
        case .fillRect(let rect, _): rect
        case .fillRoundedRect(let shape, _), .fillBorder(let shape, _, _): shape.rect
        case .fillPath(let path, _, _): path.controlBounds
        case .strokePath(let path, let style, _):
            path.controlBounds?.inset(by: Insets(all: -style.width / 2 * max(1, style.miterLimit)))
        case .drawGlyphs(let run, _): run.bounds.offset(by: run.origin)
        case .drawImage(let placement): placement.destination
        case .pushClip, .popClip, .pushLayer, .popLayer, .pushTransform, .popTransform: nil
        }
    }

    /// The same command moved by `offset`; a transform keeps its meaning in the moved coordinates.
    public func offset(by offset: Point) -> DrawCommand {
        let move = AffineTransform.translation(x: offset.x, y: offset.y)
        switch self {
        case .fillRect(let rect, let paint): return .fillRect(rect.offset(by: offset), paint)
        case .fillRoundedRect(let shape, let paint):
            return .fillRoundedRect(shape.offset(by: offset), paint)
        case .fillBorder(let shape, let width, let paint):
            return .fillBorder(shape.offset(by: offset), width: width, paint)
        case .fillPath(let path, let rule, let paint): return .fillPath(path.applying(move), rule, paint)
        case .strokePath(let path, let style, let paint):
            return .strokePath(path.applying(move), style, paint)
        case .drawGlyphs(let run, let paint): return .drawGlyphs(run.offset(by: offset), paint)
        case .drawImage(var placement):
            placement.destination = placement.destination.offset(by: offset)
            return .drawImage(placement)
        case .pushClip(let shape): return .pushClip(shape.offset(by: offset))
        case .pushLayer(let opacity, let bounds):
            return .pushLayer(opacity: opacity, bounds: bounds.offset(by: offset))
        case .pushTransform(let transform):
            let back = AffineTransform.translation(x: -offset.x, y: -offset.y)
            return .pushTransform(back.concatenating(transform).concatenating(move))
        case .popClip, .popLayer, .popTransform: return self
        }
    }
}
