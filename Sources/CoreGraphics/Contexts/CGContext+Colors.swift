import Diagnostics
package import Geometry
import RenderContext
package import Scene

extension CGContext {
    /// Sets the fill color to a gray in 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }
    /// Sets the stroke color to a gray in 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
    /// Sets the fill color from the components of inks in 0...1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// Sets the stroke color from the components of inks in 0...1.
    public func setStrokeColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the space of components of fill colors, and the fill color to black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        (state.fillSpace, state.fillColor, state.fillPattern) = (space, .black, nil)
    }
    /// Sets the space of components of stroke colors, and the stroke color to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        (state.strokeSpace, state.strokeColor) = (space, .black)
    }
    /// Sets the fill color from components in the fill color space, followed by an alpha. Without a space they are a gray, as at
    /// the beginning in Core Graphics.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        let space = state.fillSpace ?? CGColorSpaceCreateDeviceGray()
        (state.fillColor, state.fillPattern) = (CGContext.color(components, in: space), nil)
    }
    /// Sets the stroke color from components in the stroke color space, followed by an alpha. Without a space they are a gray,
    /// as at the beginning in Core Graphics.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.strokeColor = CGContext.color(
            components, in: state.strokeSpace ?? CGColorSpaceCreateDeviceGray())
    }

    private static func color(_ components: UnsafePointer<CGFloat>, in space: CGColorSpace) -> Color {
        space.color((0...space.numberOfComponents).map { Double(components[$0]) })
    }

    // MARK: Patterns

    /// Sets the pattern of fills. The components are those of a pattern without colors, in the base space of the fill color
    /// space, followed by an alpha; for another pattern they are the alpha alone.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let base = pattern.isColored ? nil : state.fillSpace?.baseColorSpace ?? CGColorSpaceCreateDeviceRGB()
        let color = base.map { CGContext.color(components, in: $0) }
        state.fillColor = color ?? Color(white: 0, alpha: components[0])
        state.fillPattern = pattern
    }

    /// Sets the color of strokes to that of a pattern without colors; patterns do not fill strokes here.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard !pattern.isColored else {
            return RenderEnvironment.current.report(
                Diagnostic(.drawingUnsupported, "a pattern of strokes is not drawn"))
        }
        let space = state.strokeSpace?.baseColorSpace ?? CGColorSpaceCreateDeviceRGB()
        state.strokeColor = CGContext.color(components, in: space)
    }

    /// Moves the cells of patterns.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = Point(x: phase.width, y: phase.height)
    }

    /// Chosen: more cells than that are too small to see.
    private static let cellLimit = 10_000.0

    /// Fills an area with the cells of a pattern.
    package func draw(_ pattern: CGPattern, in outline: Path, _ rule: FillRule) {
        let outline = outline.applying(state.transform)
        let place = pattern.matrix.concatenating(
            .translation(x: state.patternPhase.x, y: state.patternPhase.y)
        )
        .concatenating(base)
        guard let area = outline.controlBounds?.intersection(state.clipBounds ?? extent),
            let inside = place.inverse?.boundingBox(of: area), !pattern.bounds.isEmpty
        else { return }
        let cell = pattern.bounds, steps = pattern.steps
        let first = Point(
            x: ((inside.minX - cell.maxX) / steps.width).rounded(.up),
            y: ((inside.minY - cell.maxY) / steps.height).rounded(.up))
        let last = Point(
            x: ((inside.maxX - cell.minX) / steps.width).rounded(.down),
            y: ((inside.maxY - cell.minY) / steps.height).rounded(.down))
        guard last.x >= first.x, last.y >= first.y else { return }
        let count = (last.x - first.x + 1) * (last.y - first.y + 1)
        guard pattern.isDrawnAtOnce || count < CGContext.cellLimit else {
            return RenderEnvironment.current.report(
                Diagnostic(.drawingUnsupported, "a pattern is not drawn: there would be too many cells"))
        }
        let commands =
            [.push(.clipPath(outline, rule)), .push(.transform(place))]
            + pattern.cells(first.x...last.x, first.y...last.y, color: state.fillColor) + [.pop, .pop]
        let transform = state.transform
        state.transform = .identity
        record(commands, bounds: area, alpha: pattern.isColored ? state.fillColor.alpha : 1)
        state.transform = transform
    }
}
