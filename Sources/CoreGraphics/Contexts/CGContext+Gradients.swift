import Diagnostics
import Geometry
import RenderContext
import Scene

extension CGContext {
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

    /// Fills the clip with a gradient by angle around a point, from an angle in radians on, toward the y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let (sine, cosine) = Trigonometry.sineAndCosine(angle)
        let start = center.point + Point(x: cosine, y: sine)
        fillEverything(.gradient(.conic(center: center.point, towards: start, stops: gradient.stops)))
    }

    func fillEverything(_ paint: Paint) {
        let area = state.transform.inverse?.boundingBox(of: extent) ?? extent
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
