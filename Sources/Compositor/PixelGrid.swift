import Geometry
import Scene

/// How the rasteriser's pixels lie in the coordinates at hand, at any whole number of pixels a point.
struct PixelGrid {
    /// From the coordinates at hand to the screen's.
    private var transform = AffineTransform.identity
    /// Whether whole points are edges of pixels.
    private var isAligned = true
    /// The box around a pixel of one point of the screen.
    private var pixel = Size(width: 1, height: 1)

    /// Goes on in the coordinates inside a transform.
    mutating func enter(_ inner: AffineTransform) {
        transform = inner.concatenating(transform)
        isAligned = isAligned && inner.isTranslation && isWhole(inner.tx) && isWhole(inner.ty)
        guard let inverse = transform.inverse, inverse.isFinite else { return }
        pixel = Size(
            width: inverse.a.magnitude + inverse.c.magnitude,
            height: inverse.b.magnitude + inverse.d.magnitude)
    }

    /// One pixel more on every side.
    var slack: Insets {
        Insets(top: -pixel.height, left: -pixel.width, bottom: -pixel.height, right: -pixel.width)
    }

    /// An area that holds every pixel that a rectangle touches.
    func pixels(around rect: Rect) -> Rect {
        guard isAligned else { return rect.inset(by: slack) }
        return Rect(
            minX: rect.minX.rounded(.down), minY: rect.minY.rounded(.down), maxX: rect.maxX.rounded(.up),
            maxY: rect.maxY.rounded(.up))
    }

    /// How far a shadow's blur reaches, to be added; it is as wide on the device in all directions, whatever
    /// the transform.
    func reach(of shadow: Shadow) -> Insets { reach(ofBlur: shadow.radius) }

    /// The same of a blur of some radius.
    func reach(ofBlur radius: Double) -> Insets {
        guard let inverse = transform.inverse, inverse.isFinite else { return .zero }
        let onDevice = max(0, radius) * 3 * transform.determinant.magnitude.squareRoot()
        let width = onDevice * (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot()
        let height = onDevice * (inverse.b * inverse.b + inverse.d * inverse.d).squareRoot()
        return Insets(
            top: -height - pixel.height, left: -width - pixel.width, bottom: -height - pixel.height,
            right: -width - pixel.width)
    }

    /// A box around every pixel that a drawing marks.
    func box(of drawing: Drawing) -> Rect? {
        switch drawing {
        case .shadow(let shape, let shadow):
            shape.rect.offset(by: shadow.offset).inset(by: reach(of: shadow))
        case .pathShadow(let path, let shadow):
            path.controlBounds?.offset(by: shadow.offset).inset(by: reach(of: shadow))
        // The rasteriser moves glyphs to its grid, and a line may have no area.
        case .glyphs, .strokePath: drawing.bounds?.inset(by: slack).inset(by: slack)
        default: drawing.bounds
        }
    }

    /// Whether a clip leaves every pixel whole that something in `box` touches.
    func cutsNothing(_ clip: RoundedRect, of box: Rect) -> Bool {
        // A continuous corner begins up to 1.53 radii from the corner of the box.
        let reach = clip.curve == .continuous ? 1.53 : 1
        let radius = clip.radii.clockwise.reduce(0, max) * reach
        func holds(_ area: Rect) -> Bool {
            box.minX >= area.minX + room(area.minX, pixel.width)
                && box.minY >= area.minY + room(area.minY, pixel.height)
                && box.maxX <= area.maxX - room(area.maxX, pixel.width)
                && box.maxY <= area.maxY - room(area.maxY, pixel.height)
        }
        return holds(clip.rect.inset(by: Insets(top: 0, left: radius, bottom: 0, right: radius)))
            || holds(clip.rect.inset(by: Insets(top: radius, left: 0, bottom: radius, right: 0)))
    }

    /// How far from an edge pixels are surely on one side of it.
    private func room(_ edge: Double, _ pixel: Double) -> Double { isAligned && isWhole(edge) ? 0 : pixel }

    private func isWhole(_ length: Double) -> Bool { length == length.rounded() }
}
