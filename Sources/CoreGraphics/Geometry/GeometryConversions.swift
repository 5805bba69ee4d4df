package import Geometry

extension CGPoint {
    /// The corresponding point of the pipeline.
    package var point: Point { Point(x: x, y: y) }
    /// Creates a point from one of the pipeline.
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    /// The corresponding size of the pipeline.
    package var pipelineSize: Size { Size(width: width, height: height) }
    /// Creates a size from one of the pipeline.
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
    /// The corresponding rectangle of the pipeline.
    package var rect: Rect { Rect(origin: origin.point, size: size.pipelineSize) }
    /// Creates a rectangle from one of the pipeline.
    package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
    /// Whether no component is infinite or NaN.
    package var isFiniteRect: Bool { rect.isFinite }
}
