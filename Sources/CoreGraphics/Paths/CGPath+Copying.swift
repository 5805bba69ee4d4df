import Geometry
import Raster
import Scene

extension CGPath {
    /// Returns whether a point is in the area that filling the path paints; open subpaths count as closed.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule that decides what is inside.
    ///   - transform: Applies to the point before.
    /// - Returns: Whether it is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform).point, rule: rule.rule)
    }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(transformed(transform))
    }
    /// Returns a transformed mutable copy.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(transformed(transform))
    }

    private func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { path.applying($0.pointee.transform) } ?? path
    }

    /// Returns the outline of the stroked path, to be filled by the winding rule; its curves are chords that
    /// deviate by up to 1/256 of a point.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
        return CGPath(
            Stroker.outline(of: path, style: style, scale: CGPath.scale).applying(transform.transform))
    }

    /// Returns the dashes of the path, as lines and chords of its curves.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        var style = StrokeStyle(width: 0)
        style.dashes = lengths.map { Double($0) }
        style.dashPhase = phase
        return CGPath(
            Stroker.dashes(of: path, style: style, scale: CGPath.scale).applying(transform.transform))
    }

    /// The scale for which curves become chords. Chosen: finer than the pixels of any screen.
    static let scale = 4.0

    /// Returns whether the path is a rectangle with horizontal and vertical sides, which is stored in `rect` then.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners: [Point] = []
        for (index, element) in path.elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == path.elements.count - 1: break
            default: return false
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4, let bounds = path.controlBounds else { return false }
        let pairs = zip(corners, corners.dropFirst() + [corners[0]])
        let steps = pairs.map { ($0.0.x == $0.1.x, $0.0.y == $0.1.y) }
        // The sides take turns, and opposite corners differ in both coordinates or the path is flat.
        let first = steps[0]
        let isVerticalFirst = first.0
        for (index, step) in steps.enumerated() {
            let isVertical = index % 2 == 0 ? isVerticalFirst : !isVerticalFirst
            guard isVertical ? step.0 : step.1 else { return false }
        }
        rect?.pointee = CGRect(bounds)
        return true
    }

    /// Returns the path with its curves as lines that deviate by at most a threshold, in points.
    public func flattened(threshold: CGFloat) -> CGPath {
        let scale = threshold > 0 ? 1 / (64 * threshold) : CGPath.scale
        return CGPath(Stroker.dashes(of: path, style: StrokeStyle(width: 0), scale: scale))
    }
}

extension CGPathFillRule {
    /// The corresponding rule of the pipeline.
    var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

extension CGLineCap {
    /// The corresponding cap of the pipeline.
    var cap: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

extension CGLineJoin {
    /// The corresponding join of the pipeline.
    var join: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
