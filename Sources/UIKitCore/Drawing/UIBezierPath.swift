import Geometry
import Scene

/// A path of lines and curves with drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
    private var path = Path()
    /// The line width, in points.
    open var lineWidth: CGFloat = 1
    /// The cap at the ends of open lines.
    open var lineCapStyle: CGLineCap = .butt
    /// The join between segments.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The miter limit, in line widths.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule determines which areas are inside.
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// How far chords may deviate from curves, in pixels; drawing here is finer and does not use it.
    open var flatness: CGFloat = 0.6

    /// Creates an empty path.
    public override init() { super.init() }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) { self.init(RoundedRect(rect.rect).path) }

    /// Creates a path of the ellipse that fits inside a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: rect.rect)) }

    /// Creates a path of a rectangle with continuous corners. Source: measured outlines of this initializer.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(RoundedRect(rect.rect, radius: cornerRadius, curve: .continuous).path)
    }

    /// Creates a path of a rectangle with some continuous corners, whose radius is the width of
    /// `cornerRadii`.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RoundedRect.Radii(
            topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
            bottomLeft: radius(.bottomLeft))
        self.init(RoundedRect(rect.rect, radii: radii, curve: .continuous).path)
    }

    /// Creates a path of an arc, with angles in radians; clockwise as seen on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Creates a path with the elements of another one.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    private convenience init(_ path: Path) {
        self.init()
        self.path = path
    }

    /// The Core Graphics path, without drawing attributes.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }
    /// Whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// The bounding box of all points, including the control points of curves.
    open var bounds: CGRect { path.controlBounds.map { CGRect($0) } ?? .zero }
    /// The current point; the origin for an empty path.
    open var currentPoint: CGPoint { CGPoint(path.currentPoint) }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.elements.append(.move(point.point)) }
    /// Appends a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point.point) }
    /// Appends a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.elements.append(
            .cubic(control1: controlPoint1.point, control2: controlPoint2.point, end: endPoint.point))
    }
    /// Appends a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.elements.append(.quadratic(control: controlPoint.point, end: endPoint.point))
    }
    /// Appends an arc of a circle, connected to the current point by a line; clockwise as seen on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center.point, radius: radius, from: startAngle, to: endAngle, growing: clockwise)
    }
    /// Returns whether a point is in the area that filling the path paints, by the path's rule.
    ///
    /// Chosen: open subpaths count as closed, as in `CGPath.contains(_:using:transform:)`; Apple's documentation leaves
    /// them out.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point.point, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
    /// Returns the path drawn backward, with the same drawing attributes.
    open func reversing() -> UIBezierPath {
        let reverse = UIBezierPath(path.reversed)
        reverse.takeAttributes(of: self)
        return reverse
    }
    /// Closes the current subpath.
    open func close() { path.elements.append(.close) }
    /// Removes all elements.
    open func removeAllPoints() { path = Path() }
    /// Appends the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }
    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform.transform) }
    /// Sets the dash pattern: alternating lengths of dashes and gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Gets the dash pattern: its lengths, where there is room for them, their number, and the phase.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    /// Returns a copy with the same elements and drawing attributes.
    open override func copy() -> Any { copy(with: nil) }
    /// Returns a copy with the same elements and drawing attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.takeAttributes(of: self)
        return copy
    }

    private func takeAttributes(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, flatness) = (other.miterLimit, other.flatness)
        (dashes, dashPhase) = (other.dashes, other.dashPhase)
        usesEvenOddFillRule = other.usesEvenOddFillRule
    }

    /// Fills the path in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the current context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashes)
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    /// Fills the path in the current context, using a blend mode and an alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { withBlendMode(blendMode, alpha) { fill() } }

    /// Strokes the path in the current context, using a blend mode and an alpha.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        withBlendMode(blendMode, alpha) { stroke() }
    }

    private func withBlendMode(_ blendMode: CGBlendMode, _ alpha: CGFloat, draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// Intersects the clip of the current context with the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt

    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top-left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top-right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom-left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom-right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
