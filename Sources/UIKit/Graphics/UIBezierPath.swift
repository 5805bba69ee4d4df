import Geometry
import Scene

/// An outline with the style it is drawn in.
open class UIBezierPath: NSObject {
    private var path = Path()
    /// Points across the line.
    open var lineWidth: CGFloat = 1
    /// The ends of open lines.
    open var lineCapStyle: CGLineCap = .butt
    /// The corners.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The longest miter in line widths.
    open var miterLimit: CGFloat = 10
    /// Whether areas wound around an even number of times are outside.
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// An empty outline.
    public override init() { super.init() }

    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(RoundedRect(rect.rect).path) }

    /// The ellipse that touches a rectangle's edges.
    public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: rect.rect)) }

    /// A rectangle with continuous corners. Source: measured outlines of this initialiser.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(RoundedRect(rect.rect, radius: cornerRadius, curve: .continuous).path)
    }

    /// A rectangle with some continuous corners, as wide as the radii's width.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RoundedRect.Radii(
            topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
            bottomLeft: radius(.bottomLeft))
        self.init(RoundedRect(rect.rect, radii: radii, curve: .continuous).path)
    }

    /// A part of a circle, angles in radians, clockwise as seen on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The same steps as another outline.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    private convenience init(_ path: Path) {
        self.init()
        self.path = path
    }

    /// The steps alone.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }
    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest upright rectangle around all points, those of curves' handles included.
    open var bounds: CGRect { path.controlBounds.map { CGRect($0) } ?? .zero }
    /// Where the pen stands.
    open var currentPoint: CGPoint { CGPoint(path.pen) }

    /// Lifts the pen and starts a subpath.
    open func move(to point: CGPoint) { path.elements.append(.move(point.point)) }
    /// A straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point.point) }
    /// A cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.elements.append(
            .cubic(control1: controlPoint1.point, control2: controlPoint2.point, end: endPoint.point))
    }
    /// A quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.elements.append(.quadratic(control: controlPoint.point, end: endPoint.point))
    }
    /// A part of a circle, joined to what came before by a line; clockwise as seen on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center.point, radius: radius, from: startAngle, to: endAngle, growing: clockwise)
    }
    /// A straight line back to the start.
    open func close() { path.elements.append(.close) }
    /// Takes all steps away.
    open func removeAllPoints() { path = Path() }
    /// Another outline's steps.
    open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }
    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform.transform) }
    /// Sets lengths that are drawn and left out in turn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Fills it in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Draws a line along it in the current context.
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

    /// Fills it in the current context, mixed with what lies beneath.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

    /// Draws a line along it in the current context, mixed with what lies beneath.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

    private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// Limits what the current context draws to the inside.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

/// Some of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt

    /// Corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// Top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// Bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// Bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
