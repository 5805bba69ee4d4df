import Geometry
import Scene
import XML

extension SVGReader {
    /// The maximum length of a shape's path data, in bytes.
    /// Chosen: a hundred thousand curves, which take many times the memory once parsed.
    private static let pointTextLimit = 4 << 20

    /// The maximum number of chords of all shapes, with the image as large as a screen.
    /// Chosen: what is drawn in a second with some hundred MB; a detailed map has a tenth.
    static let chordLimit = 4_000_000

    /// The longer side of the image in device pixels, for counting chords.
    private static let rasterSide = 2000.0

    /// Whether the path data of a shape is within the limit; refuses the file otherwise.
    mutating func isWithinPointLimit(_ element: XMLElement) -> Bool {
        let size = (element["d"] ?? element["points"] ?? "").utf8.count
        if size > SVGReader.pointTextLimit { exhaust() }
        return !isExhausted
    }

    /// Counts the chords of a shape before it is drawn; returns false if the limit is exceeded.
    ///
    /// A stroke has two sides, and joins and caps at its corners.
    mutating func countChords(of path: Path, isStroked: Bool, _ transform: AffineTransform) -> Bool {
        let side = max(canvas.width, canvas.height)
        let scale = side > 0 ? SVGReader.rasterSide / side : 1
        let count = path.chordCount(transform, scale: scale)
        chordCount += isStroked ? count * 4 : count
        if chordCount > SVGReader.chordLimit { exhaust() }
        return !isExhausted
    }
}

extension Path {
    /// Returns the approximate number of chords of the path at `scale` device pixels per unit, by the second
    /// differences of its curves: a chord over a fraction h of a curve deviates by at most h²/8 of its second
    /// derivative.
    fileprivate func chordCount(_ transform: AffineTransform, scale: Double) -> Int {
        var count = 0, pen = Point.zero
        for element in elements {
            var bend = 0.0
            switch element {
            case .move(let point), .line(let point): pen = transform.apply(point)
            case .quadratic(let control, let end):
                let last = transform.apply(end)
                let difference = pen - transform.apply(control) * 2 + last
                bend = 0.25 * (difference.x.magnitude + difference.y.magnitude)
                pen = last
            case .cubic(let control1, let control2, let end):
                let (first, second, last) = (
                    transform.apply(control1), transform.apply(control2), transform.apply(end)
                )
                let (near, far) = (pen - first * 2 + second, first - second * 2 + last)
                bend = 0.75 * max(near.x.magnitude + near.y.magnitude, far.x.magnitude + far.y.magnitude)
                pen = last
            case .close: break
            }
            // To a tenth of a pixel, and at most a thousand chords per curve, as in the rasterizer.
            let square = bend * scale * 10
            count += square.isFinite ? max(1, Int(min(1e6, square).squareRoot())) : 1000
        }
        return count
    }
}
