import Geometry
import Scene

/// When a box certainly touches only pixels that a shape covers completely, at any integral scale.
struct CoverageRule {
    /// The shape of an opaque background.
    var shape: RoundedRect
    /// The box of a pixel at scale 1 in the coordinates of the shape.
    var pixel: Size
    /// Whether whole coordinates are edges of pixels.
    var isOnGrid: Bool
    /// From the coordinates of the shape to the screen's.
    var turned: AffineTransform

    func isInside(_ box: Rect) -> Bool {
        let edges = shape.rect
        func room(_ edge: Double, _ width: Double) -> Double {
            isOnGrid && edge.rounded() == edge ? 0 : width
        }
        let isInRectangle =
            box.minX >= edges.minX + room(edges.minX, pixel.width)
            && box.maxX <= edges.maxX - room(edges.maxX, pixel.width)
            && box.minY >= edges.minY + room(edges.minY, pixel.height)
            && box.maxY <= edges.maxY - room(edges.maxY, pixel.height)
        let radius = shape.radii.clockwise.reduce(0, max) * (shape.curve == .continuous ? 1.53 : 1)
        let left = box.minX - edges.minX, right = edges.maxX - box.maxX
        let top = box.minY - edges.minY, bottom = edges.maxY - box.maxY
        // All four of equal radii, and the pixels around each corner of the box.
        return isInRectangle
            && [(left, top), (right, top), (right, bottom), (left, bottom)].allSatisfy { x, y in
                if x >= radius || y >= radius { return true }
                let (dx, dy) = (radius - (x - pixel.width), radius - (y - pixel.height))
                let safe = max(0, radius - min(pixel.width, pixel.height) / 4)
                return dx * dx + dy * dy <= safe * safe
            }
    }

    func lowersAlpha(_ blend: BlendMode) -> Bool {
        switch blend {
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
            .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
            .destinationOver, .plusDarker, .plusLighter:
            false
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor:
            true
        }
    }

    /// Returns a box extended to the edges of pixels at scale 1.
    func wholePixels(_ box: Rect) -> Rect {
        guard isOnGrid else { return grown(box, pixel.width, pixel.height) }
        return Rect(
            minX: box.minX.rounded(.down), minY: box.minY.rounded(.down), maxX: box.maxX.rounded(.up),
            maxY: box.maxY.rounded(.up))
    }

    /// Returns a box that contains every pixel that a drawing changes; glyphs are moved to the grid.
    func box(of drawing: Drawing) -> Rect? {
        switch drawing {
        case .shadow(let shape, let shadow): blurred(shape.rect.offset(by: shadow.offset), shadow)
        case .pathShadow(let path, let shadow):
            path.controlBounds.map { blurred($0.offset(by: shadow.offset), shadow) }
        case .glyphs, .strokePath: drawing.bounds.map { grown($0, 2 * pixel.width, 2 * pixel.height) }
        default: drawing.bounds
        }
    }

    /// Returns a box that contains something and its shadow, which is moved by whole pixels.
    func withShadow(_ box: Rect, _ shadow: Shadow) -> Rect {
        let cast = grown(blurred(box, shadow), pixel.width, pixel.height)
        return Rect(
            minX: cast.minX + min(0, shadow.offset.x), minY: cast.minY + min(0, shadow.offset.y),
            maxX: cast.maxX + max(0, shadow.offset.x), maxY: cast.maxY + max(0, shadow.offset.y))
    }

    private func blurred(_ box: Rect, _ shadow: Shadow) -> Rect {
        guard let inverse = turned.inverse, inverse.isFinite else { return box }
        // On the screen the blur extends as far in every direction.
        let reach = shadow.radius * 3 * abs(turned.determinant).squareRoot()
        let (dx, dy) = (
            reach * (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot(),
            reach * (inverse.b * inverse.b + inverse.d * inverse.d).squareRoot()
        )
        return grown(box, dx + pixel.width, dy + pixel.height)
    }

    private func grown(_ box: Rect, _ dx: Double, _ dy: Double) -> Rect {
        box.inset(by: Insets(top: -dy, left: -dx, bottom: -dy, right: -dx))
    }
}
