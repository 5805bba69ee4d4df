import Diagnostics
import Geometry
import Scene

extension CGContext {
    // MARK: Style

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fillColor = color.color }
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
        state.stroke.cap = cap == .round ? .round : cap == .square ? .square : .butt
    }
    /// Sets the join between segments.
    public func setLineJoin(_ join: CGLineJoin) {
        state.stroke.join = join == .round ? .round : join == .bevel ? .bevel : .miter
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
    public func beginPath() { path = Path() }
    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { path.elements.append(.move(point.point)) }
    /// Appends a straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point.point) }
    /// Appends straight lines through a sequence of points, beginning a subpath at the first one.
    public func addLines(between points: [CGPoint]) { build { $0.addLines(between: points) } }
    /// Appends a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.elements.append(.cubic(control1: control1.point, control2: control2.point, end: end.point))
    }
    /// Appends a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.elements.append(.quadratic(control: control.point, end: end.point))
    }
    /// Appends a rectangle.
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
    /// Appends a path.
    public func addPath(_ path: CGPath) { self.path.elements += path.path.elements }
    /// Closes the current subpath.
    public func closePath() { path.elements.append(.close) }

    private func build(_ body: (CGMutablePath) -> Void) {
        let addition = CGMutablePath(path)
        body(addition)
        path = addition.path
    }

    // MARK: Drawing

    /// Fills the current path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        if let bounds = path.controlBounds {
            let rule: FillRule = rule == .evenOdd ? .evenOdd : .nonZero
            record(.fillPath(path, rule, .color(state.fillColor)), bounds: bounds)
        }
        beginPath()
    }

    /// Strokes the current path and discards it.
    public func strokePath() {
        let stroke = Drawing.strokePath(path, state.stroke, .color(state.strokeColor))
        if let bounds = stroke.bounds { record(stroke, bounds: bounds) }
        beginPath()
    }

    /// Draws the current path and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = path
        if mode != .stroke { fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        guard mode != .fill, mode != .eoFill else { return }
        path = outline
        strokePath()
    }

    /// Intersects the clip with the current path and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path, rule == .evenOdd ? .evenOdd : .nonZero)
        beginPath()
    }

    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) { clip(toShape: RoundedRect(rect.standardized.rect)) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        let rect = rect.standardized.rect
        record(.fillRect(rect, .color(state.fillColor)), bounds: rect)
    }
    /// Fills several rectangles.
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

    private func withSeparatePath(_ build: () -> Void, draw: () -> Void) {
        beginPath()
        build()
        draw()
    }

    // MARK: Images and gradients

    /// Draws an image in a rectangle, upside down as Core Graphics does in UIKit's contexts.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let bitmap = Bitmap(name: "image", pixmap: image.pixmap, scale: 1)
        let flip = Geometry.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        saveGState()
        concatenate(CGAffineTransform(flip))
        record(.image(ImagePlacement(bitmap, in: rect.rect)), bounds: rect.rect)
        restoreGState()
    }

    /// Fills the clip with a linear gradient between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let stops = gradient.stops(options)
        fillEverything(.gradient(.axial(from: start.point, to: end.point, stops: stops)))
    }

    /// Fills the clip with a radial gradient. If the centers of the circles differ, the second one is used
    /// for both.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        if startCenter != endCenter {
            RenderEnvironment.current.report(
                Diagnostic(
                    .drawingUnsupported, "a radial gradient about two centres is drawn about the second alone"
                ))
        }
        guard endRadius > 0 else { return }
        let inner = startRadius / endRadius
        let stops = gradient.stops(options)
            .map { Gradient.Stop(inner + $0.position * (1 - inner), $0.color) }
        let radii = Size(width: endRadius, height: endRadius)
        fillEverything(.gradient(.radial(center: endCenter.point, radii: radii, stops: stops)))
    }

    private func fillEverything(_ paint: Paint) {
        let whole = CGRect(origin: .zero, size: size).rect
        let area = state.transform.inverse?.boundingBox(of: whole) ?? whole
        record(.fillRect(area, paint), bounds: area)
    }
}

extension CGGradient {
    /// The stops, with transparent ends where the options do not extend the gradient.
    fileprivate func stops(_ options: CGGradientDrawingOptions) -> [Gradient.Stop] {
        var stops = self.stops
        guard let first = stops.first, let last = stops.last else { return [] }
        if !options.contains(.drawsBeforeStartLocation) {
            stops.insert(Gradient.Stop(0, first.color.multipliedAlpha(by: 0)), at: 0)
        }
        if !options.contains(.drawsAfterEndLocation) {
            stops.append(Gradient.Stop(max(1, last.position), last.color))
            stops.append(Gradient.Stop(max(1, last.position), last.color.multipliedAlpha(by: 0)))
        }
        return stops
    }
}
