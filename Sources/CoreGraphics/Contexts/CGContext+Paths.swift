import Diagnostics
import Geometry
import Scene

extension CGContext {
    // MARK: Style

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        (state.fillColor, state.fillPattern) = (color.color, color.pattern)
    }
    /// Sets the fill color from sRGB components in 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }
    /// Sets the stroke color from sRGB components in 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the line width, in points.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// Sets the cap at the ends of open lines.
    public func setLineCap(_ cap: CGLineCap) {
        state.stroke.cap = cap.cap
    }
    /// Sets the join between segments.
    public func setLineJoin(_ join: CGLineJoin) {
        state.stroke.join = join.join
    }
    /// Sets the miter limit, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// Sets the dash pattern, alternating lengths of dashes and gaps; an empty array is a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashes = lengths.map { Double($0) }
        state.stroke.dashPhase = phase
    }

    // MARK: The current path

    /// Discards the current path and starts a new one.
    public func beginPath() { currentPath = Path() }
    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { currentPath.elements.append(.move(point.point)) }
    /// Appends a straight line.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.point) }
    /// Appends straight lines through a sequence of points, beginning a subpath at the first one.
    public func addLines(between points: [CGPoint]) { build { $0.addLines(between: points) } }
    /// Appends a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.elements.append(
            .cubic(control1: control1.point, control2: control2.point, end: end.point))
    }
    /// Appends a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.elements.append(.quadratic(control: control.point, end: end.point))
    }
    /// Appends a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }
    /// Appends the ellipse that fits inside a rectangle.
    public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }
    /// Appends an arc of a circle; `clockwise` is in Core Graphics' coordinates, the opposite on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        build {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise)
        }
    }
    /// Appends a line and an arc of a circle that is tangent to the lines to and from `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
    /// Appends the elements of a path.
    public func addPath(_ path: CGPath) { currentPath.elements += path.path.elements }
    /// Closes the current subpath.
    public func closePath() { currentPath.elements.append(.close) }

    private func build(_ body: (CGMutablePath) -> Void) {
        let addition = CGMutablePath(currentPath)
        body(addition)
        currentPath = addition.path
    }

    // MARK: Drawing

    /// Fills the current path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        if let bounds = currentPath.controlBounds {
            let rule = rule.rule
            if let pattern = state.fillPattern {
                draw(pattern, in: currentPath, rule)
                return beginPath()
            }
            record(.fillPath(currentPath, rule, .color(state.fillColor)), bounds: bounds)
        }
        beginPath()
    }

    /// Strokes the current path and discards it.
    public func strokePath() {
        let stroke = Drawing.strokePath(currentPath, state.stroke, .color(state.strokeColor))
        if let bounds = stroke.bounds { record(stroke, bounds: bounds) }
        beginPath()
    }

    /// Draws the current path and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = currentPath
        if mode != .stroke { fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        guard mode != .fill, mode != .eoFill else { return }
        currentPath = outline
        strokePath()
    }

    /// Intersects the clip with the current path and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: currentPath, rule.rule)
        beginPath()
    }

    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) { clip(toShape: RoundedRect(rect.standardized.rect)) }

    /// Fills a rectangle with the fill color.
    public func fill(_ rect: CGRect) {
        let rect = rect.standardized.rect
        if let pattern = state.fillPattern { return draw(pattern, in: RoundedRect(rect).path, .nonZero) }
        record(.fillRect(rect, .color(state.fillColor)), bounds: rect)
    }
    /// Fills several rectangles with the fill color.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills the ellipse that fits inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        withSeparatePath {
            addEllipse(in: rect)
        } draw: {
            fillPath()
        }
    }
    /// Strokes a rectangle; the line is centered on its edges.
    public func stroke(_ rect: CGRect) {
        withSeparatePath {
            addRect(rect)
        } draw: {
            strokePath()
        }
    }
    /// Strokes a rectangle with a line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = old
    }
    /// Strokes the ellipse that fits inside a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        withSeparatePath {
            addEllipse(in: rect)
        } draw: {
            strokePath()
        }
    }
    /// Strokes line segments; each pair of points is one segment.
    public func strokeLineSegments(between points: [CGPoint]) {
        withSeparatePath {
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                move(to: points[index])
                addLine(to: points[index + 1])
            }
        } draw: {
            strokePath()
        }
    }

    func withSeparatePath(_ build: () -> Void, draw: () -> Void) {
        beginPath()
        build()
        draw()
    }
}
