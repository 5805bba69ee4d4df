import Geometry
import Raster
import Scene

extension CGContext {
    /// The current path; nil where it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }
    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// The current point; the origin for an empty path.
    public var currentPointOfPath: CGPoint { CGPoint(currentPath.currentPoint) }
    /// The bounding box of the points of the current path, with the control points; the null rectangle for an empty path.
    public var boundingBoxOfPath: CGRect { currentPath.controlBounds.map { CGRect($0) } ?? .null }

    /// Returns whether drawing the current path in a mode paints a point, in the current coordinates.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let point = point.point
        let isFilled =
            switch mode {
            case .stroke: false
            case .fill, .fillStroke: currentPath.contains(point, rule: .nonZero)
            case .eoFill, .eoFillStroke: currentPath.contains(point, rule: .evenOdd)
            }
        guard !isFilled, mode != .fill, mode != .eoFill else { return isFilled }
        return strokeOutline.contains(point, rule: .nonZero)
    }

    private var strokeOutline: Path {
        Stroker.outline(of: currentPath, style: state.stroke, scale: CGPath.scale)
    }

    /// Makes the outline of the stroked path the current path.
    public func replacePathWithStrokedPath() { currentPath = strokeOutline }

    /// Appends several rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Intersects the clip with the area of several rectangles.
    public func clip(to rects: [CGRect]) {
        clip(to: Path(rects.flatMap { RoundedRect($0.standardized.rect).path.elements }), .nonZero)
    }

    /// The bounding box of the clip; the whole context without one.
    public var boundingBoxOfClipPath: CGRect {
        let area = state.clipBounds ?? extent
        return CGRect(state.transform.inverse?.boundingBox(of: area) ?? area)
    }

    // MARK: Coordinates

    /// From the coordinates of drawing code to those of the device: those in which the context began, times the scale of images.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        ctm.concatenating(CGAffineTransform(scaleX: imageScale, y: imageScale))
    }
    /// Returns a point in the coordinates of the device.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform)
    }
    /// Returns a size in the coordinates of the device.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform)
    }
    /// Returns the bounding box of a rectangle in the coordinates of the device.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform)
    }
    /// Returns a point in the coordinates of drawing code.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Returns a size in the coordinates of drawing code.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Returns the bounding box of a rectangle in the coordinates of drawing code.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
}
