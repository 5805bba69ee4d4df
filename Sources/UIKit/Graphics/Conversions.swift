package import Geometry

extension CGPoint {
    /// The same position for the pipeline.
    package var point: Point { Point(x: x, y: y) }
    /// The pipeline's position.
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    /// The same extent for the pipeline.
    package var pipelineSize: Size { Size(width: width, height: height) }
    /// The pipeline's extent.
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
    /// The same rectangle for the pipeline.
    package var rect: Rect { Rect(origin: origin.point, size: size.pipelineSize) }
    /// The pipeline's rectangle.
    package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
    /// Whether all four numbers are neither infinite nor NaN.
    var isFiniteRect: Bool { rect.isFinite }
}
