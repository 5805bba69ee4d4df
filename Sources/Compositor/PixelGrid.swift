import Geometry
import Scene

/// The device pixel grid in the current coordinates, at any integral scale.
struct PixelGrid {
    /// From the current coordinates to the screen's.
    private var transform = AffineTransform.identity
    /// Whether integral coordinates are pixel edges.
    private var isAligned = true
    /// The bounding box of a pixel at scale 1, in the current coordinates.
    private var pixel = Size(width: 1, height: 1)

    /// Enters the coordinates inside a transform.
    mutating func enter(_ inner: AffineTransform) {
        transform = inner.concatenating(transform)
        isAligned = isAligned && inner.isTranslation && isWhole(inner.tx) && isWhole(inner.ty)
        guard let inverse = transform.inverse, inverse.isFinite else { return }
        pixel = Size(
            width: inverse.a.magnitude + inverse.c.magnitude,
            height: inverse.b.magnitude + inverse.d.magnitude)
    }

    /// Insets that add one pixel on every side.
    var slack: Insets {
        Insets(top: -pixel.height, left: -pixel.width, bottom: -pixel.height, right: -pixel.width)
    }

    /// Returns an area that contains every pixel that a rectangle touches.
    func pixels(around rect: Rect) -> Rect {
        guard isAligned else { return rect.inset(by: slack) }
        return Rect(
            minX: rect.minX.rounded(.down), minY: rect.minY.rounded(.down), maxX: rect.maxX.rounded(.up),
            maxY: rect.maxY.rounded(.up))
    }

    /// Returns the outsets by which a shadow's blur extends; on the device it extends equally in all
    /// directions, whatever the transform.
    func reach(of shadow: Shadow) -> Insets { reach(ofBlur: shadow.radius) }

    /// Returns the outsets by which the shadow of a group extends what is drawn; the rasterizer moves it by whole
    /// pixels.
    func outsets(of shadow: Shadow) -> Insets {
        let reach = reach(of: shadow), moved = shadow.offset
        return Insets(
            top: reach.top + slack.top + min(0, moved.y), left: reach.left + slack.left + min(0, moved.x),
            bottom: reach.bottom + slack.bottom - max(0, moved.y),
            right: reach.right + slack.right - max(0, moved.x))
    }

    /// Returns the outsets by which a blur extends.
    func reach(ofBlur radius: Double) -> Insets {
        guard let inverse = transform.inverse, inverse.isFinite else { return .zero }
        let onDevice = max(0, radius) * 3 * transform.determinant.magnitude.squareRoot()
        let width = onDevice * (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot()
        let height = onDevice * (inverse.b * inverse.b + inverse.d * inverse.d).squareRoot()
        return Insets(
            top: -height - pixel.height, left: -width - pixel.width, bottom: -height - pixel.height,
            right: -width - pixel.width)
    }

    /// Returns a box that contains every pixel that a drawing touches.
    func box(of drawing: Drawing) -> Rect? {
        switch drawing {
        case .shadow(let shape, let shadow):
            shape.rect.offset(by: shadow.offset).inset(by: reach(of: shadow))
        case .pathShadow(let path, let shadow):
            path.controlBounds?.offset(by: shadow.offset).inset(by: reach(of: shadow))
        // The rasterizer snaps glyphs to its grid, and a line may have no area.
        case .glyphs, .strokePath: drawing.bounds?.inset(by: slack).inset(by: slack)
        default: drawing.bounds
        }
    }

    /// Whether a clip fully covers every pixel that something in `box` touches.
    func cutsNothing(_ clip: RoundedRect, of box: Rect) -> Bool {
        let area = clip.rect
        guard box.minX >= area.minX + room(area.minX, pixel.width),
            box.minY >= area.minY + room(area.minY, pixel.height),
            box.maxX <= area.maxX - room(area.maxX, pixel.width),
            box.maxY <= area.maxY - room(area.maxY, pixel.height)
        else { return false }
        // A continuous corner begins up to 1.53 radii from the corner of the rectangle, and is outside of the
        // circular one that begins there.
        let radius = clip.radii.clockwise.reduce(0, max) * (clip.curve == .continuous ? 1.53 : 1)
        // How far the box with the pixels that it touches extends into the squares of the corners.
        let x = radius + pixel.width - min(box.minX - area.minX, area.maxX - box.maxX)
        let y = radius + pixel.height - min(box.minY - area.minY, area.maxY - box.maxY)
        // Flattened arcs are a little inside of the circle.
        let safe = max(0, radius - min(pixel.width, pixel.height) / 4)
        return radius == 0 || x <= pixel.width || y <= pixel.height || x * x + y * y <= safe * safe
    }

    /// The distance from an edge beyond which pixels are certainly on one side of it.
    private func room(_ edge: Double, _ pixel: Double) -> Double { isAligned && isWhole(edge) ? 0 : pixel }

    private func isWhole(_ length: Double) -> Bool { length == length.rounded() }
}
