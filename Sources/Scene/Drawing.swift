public import Geometry

/// Players switch over all cases without a default, so that the compiler finds each one that cannot draw a
/// new case.
public enum Drawing: Equatable, Sendable {
    /// Fills a rectangle.
    case fillRect(Rect, Paint)
    /// Fills a rounded rectangle.
    case fillRoundedRect(RoundedRect, Paint)
    /// Fills the ring between a rounded rectangle and its inset by `width`: a border inside the edge.
    case fillBorder(RoundedRect, width: Double, Paint)
    /// Fills a path.
    case fillPath(Path, FillRule, Paint)
    /// Strokes a path, centered on it.
    case strokePath(Path, StrokeStyle, Paint)
    /// Draws glyphs; color glyphs keep their colors, with the paint's alpha.
    case glyphs(GlyphRun, Paint)
    /// Draws a bitmap.
    case image(ImagePlacement)
    /// Draws the shadow of a filled rounded rectangle, without the rectangle.
    case shadow(RoundedRect, Shadow)
    /// Draws the shadow of a filled path, without the path.
    case pathShadow(Path, Shadow)
    /// Blurs what was drawn so far inside a shape, by a Gaussian with this standard deviation in points.
    case blurBackdrop(RoundedRect, radius: Double)
}

extension Drawing {
    /// The bounding box of what is drawn, in points; nil if nothing is.
    public var bounds: Rect? {
        switch self {
        case .fillRect(let rect, _): rect
        case .fillRoundedRect(let shape, _), .fillBorder(let shape, _, _), .blurBackdrop(let shape, _):
            shape.rect
        case .fillPath(let path, _, _): path.controlBounds
        case .strokePath(let path, let style, _):
            path.controlBounds?.inset(by: Insets(all: -style.reach))
        case .glyphs(let run, _): run.bounds.offset(by: run.origin)
        case .image(let placement): placement.destination
        case .shadow(let shape, let shadow): shadow.bounds(of: shape.rect)
        case .pathShadow(let path, let shadow): path.controlBounds.map(shadow.bounds)
        }
    }

    /// Returns the drawing translated by `offset`, in points.
    public func offset(by offset: Point) -> Drawing {
        let move = AffineTransform.translation(x: offset.x, y: offset.y)
        switch self {
        case .fillRect(let rect, let paint): return .fillRect(rect.offset(by: offset), paint.applying(move))
        case .fillRoundedRect(let shape, let paint):
            return .fillRoundedRect(shape.offset(by: offset), paint.applying(move))
        case .fillBorder(let shape, let width, let paint):
            return .fillBorder(shape.offset(by: offset), width: width, paint.applying(move))
        case .fillPath(let path, let rule, let paint):
            return .fillPath(path.applying(move), rule, paint.applying(move))
        case .strokePath(let path, let style, let paint):
            return .strokePath(path.applying(move), style, paint.applying(move))
        case .glyphs(let run, let paint): return .glyphs(run.offset(by: offset), paint.applying(move))
        case .image(var placement):
            placement.destination = placement.destination.offset(by: offset)
            return .image(placement)
        case .shadow(let shape, let shadow): return .shadow(shape.offset(by: offset), shadow)
        case .pathShadow(let path, let shadow): return .pathShadow(path.applying(move), shadow)
        case .blurBackdrop(let shape, let radius):
            return .blurBackdrop(shape.offset(by: offset), radius: radius)
        }
    }
}
