import Geometry
import Scene

/// An elliptical arc between two points, as cubic curves.
///
/// Source: SVG 2, appendix B.2.4 and B.2.5, with directions instead of angles, so that only square roots are
/// needed.
struct EllipticalArc {
    var elements: [Path.Element] = []

    init(from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool) {
        guard start != end else { return }
        let rotationTransform = AffineTransform.rotation(radians: rotation)
        guard radii.width > 0, radii.height > 0, let back = rotationTransform.inverse else {
            elements = [.line(end)]
            return
        }
        // Half the vector between the points, in coordinates in which the ellipse is the unit circle.
        let vector = back.apply(Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
        var half = Point(x: vector.x / radii.width, y: vector.y / radii.height)
        var radii = radii
        let distance = half.x * half.x + half.y * half.y
        if distance > 1 {
            let growth = distance.squareRoot()
            radii = Size(width: radii.width * growth, height: radii.height * growth)
            half = Point(x: half.x / growth, y: half.y / growth)
        }
        let length = half.x * half.x + half.y * half.y
        guard length > 0, length.isFinite else {
            elements = [.line(end)]
            return
        }
        let side = (isLarge == isClockwise ? -1.0 : 1) * (max(0, 1 - length) / length).squareRoot()
        let center = Point(x: side * half.y, y: -side * half.x)
        let first = Point(x: half.x - center.x, y: half.y - center.y)
        let last = Point(x: -half.x - center.x, y: -half.y - center.y)
        let middle = AffineTransform.scale(x: radii.width, y: radii.height).concatenating(rotationTransform)
        let place = middle.apply(center)
        let plane = middle.concatenating(
            .translation(x: (start.x + end.x) / 2 + place.x, y: (start.y + end.y) / 2 + place.y))
        append(from: first, to: last, isClockwise: isClockwise, plane, depth: 0)
        // The last curve ends exactly at the given point, not at its rounded one.
        if case .cubic(let control1, let control2, _)? = elements.popLast() {
            elements.append(.cubic(control1: control1, control2: control2, end: end))
        }
    }

    /// Appends an arc of the unit circle between two directions, halved until each part is at most a quarter.
    private mutating func append(
        from first: Point, to last: Point, isClockwise: Bool, _ plane: AffineTransform, depth: Int
    ) {
        let cosine = first.x * last.x + first.y * last.y
        let sine = (first.x * last.y - first.y * last.x) * (isClockwise ? 1 : -1)
        if depth < 3, sine < 0 || cosine < -1e-9 {
            var middle = Point(x: first.x + last.x, y: first.y + last.y)
            let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
            if length < 1e-6 {
                middle = isClockwise ? Point(x: -first.y, y: first.x) : Point(x: first.y, y: -first.x)
            } else {
                let factor = (sine < 0 ? -1 : 1) / length
                middle = Point(x: middle.x * factor, y: middle.y * factor)
            }
            append(from: first, to: middle, isClockwise: isClockwise, plane, depth: depth + 1)
            append(from: middle, to: last, isClockwise: isClockwise, plane, depth: depth + 1)
            return
        }
        // Handles of length 4/3 tan(angle / 4), by half-angle formulas.
        let halfCosine = (max(0, 1 + cosine) / 2).squareRoot(),
            halfSine = (max(0, 1 - cosine) / 2).squareRoot()
        let handle = 4.0 / 3 * halfSine / (1 + halfCosine) * (isClockwise ? 1 : -1)
        elements.append(
            .cubic(
                control1: plane.apply(Point(x: first.x - first.y * handle, y: first.y + first.x * handle)),
                control2: plane.apply(Point(x: last.x + last.y * handle, y: last.y - last.x * handle)),
                end: plane.apply(last)))
    }
}
