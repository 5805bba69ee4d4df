public import Geometry

extension [DrawCommand] {
    /// The bounding box of all that the commands draw, including shadows and ignoring clips, in points; nil
    /// if they draw nothing.
    public var markedBounds: Rect? {
        var measure = BoundsMeasure()
        measure.play(self[...])
        return measure.bounds
    }
}

private struct BoundsMeasure: DisplayListPlayer {
    /// From the coordinates inside each scope to the list's.
    var openScopes: [AffineTransform] = []
    var bounds: Rect?

    private mutating func add(_ box: Rect?) {
        guard let box else { return }
        let placed = (openScopes.last ?? .identity).boundingBox(of: box)
        bounds = bounds?.union(placed) ?? placed
    }

    mutating func draw(_ drawing: Drawing, at index: Int) { add(drawing.bounds) }

    mutating func begin(_ scope: Scope, at index: Int) -> AffineTransform? {
        let outer = openScopes.last ?? .identity
        switch scope {
        case .transform(let transform): return transform.concatenating(outer)
        case .shadow(let shadow, let bounds): add(shadow.bounds(of: bounds))
        case .clip, .clipPath, .layer, .mask: break
        }
        return outer
    }

    mutating func end(_ scope: AffineTransform, at index: Int) {}
}
