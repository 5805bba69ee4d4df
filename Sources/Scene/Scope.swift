public import Geometry

/// A state that applies to the commands between a push and its pop.
///
/// Players switch over all cases without a default, so that the compiler finds each one that does not know a
/// new case.
public enum Scope: Equatable, Sendable {
    /// Clips to a rounded rectangle.
    case clip(RoundedRect)
    /// Clips to a path.
    case clipPath(Path, FillRule)
    /// Composites the contents as one group, `opacity` in 0...1, within `bounds` in points.
    case layer(opacity: Double, bounds: Rect, blend: BlendMode = .normal)
    /// Composites the contents as one group, within `bounds` in points, above its own shadow.
    case shadow(Shadow, bounds: Rect)
    /// Draws the contents into a group that is not shown itself; at its end the group's alpha is multiplied
    /// into the layer directly around the mask.
    case mask(bounds: Rect)
    /// Maps the coordinates of the contents to those outside.
    case transform(AffineTransform)
}

extension Scope {
    /// Returns the scope translated by `offset`, in points; a transform keeps its meaning in the translated
    /// coordinates.
    public func offset(by offset: Point) -> Scope {
        let move = AffineTransform.translation(x: offset.x, y: offset.y)
        switch self {
        case .clip(let shape): return .clip(shape.offset(by: offset))
        case .clipPath(let path, let rule): return .clipPath(path.applying(move), rule)
        case .layer(let opacity, let bounds, let blend):
            return .layer(opacity: opacity, bounds: bounds.offset(by: offset), blend: blend)
        case .shadow(let shadow, let bounds): return .shadow(shadow, bounds: bounds.offset(by: offset))
        case .mask(let bounds): return .mask(bounds: bounds.offset(by: offset))
        case .transform(let transform):
            let back = AffineTransform.translation(x: -offset.x, y: -offset.y)
            return .transform(back.concatenating(transform).concatenating(move))
        }
    }
}
