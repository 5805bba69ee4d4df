import Geometry
import Scene
import XML

extension SVGReader {
    /// The longest text of a shape's points, in bytes.
    /// Chosen: a hundred thousand curves; each takes memory many times over once it is read.
    private static let pointTextLimit = 4 << 20

    /// Chords that all shapes together are drawn with where the picture is as large as a screen.
    /// Chosen: what a second draws, in some hundred MB; a detailed map has a tenth.
    static let chordLimit = 4_000_000

    /// Device pixels along the longer side of the picture, for which chords are counted.
    private static let rasterSide = 2000.0

    /// Whether the points of a shape are few enough to be read; the file is given up where they are not.
    mutating func isWithinPointLimit(_ element: XMLElement) -> Bool {
        let size = (element["d"] ?? element["points"] ?? "").utf8.count
        if size > SVGReader.pointTextLimit { exhaust() }
        return !isExhausted
    }

    /// Counts the chords of a shape before anything is made of it; whether it is drawn.
    ///
    /// A line has two sides, and joins and caps at its corners.
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
    /// About how many chords the outline has on a device of `scale` pixels a unit, by the second differences
    /// of its curves: a chord over a share h of a curve strays by at most h²/8 of its second derivative.
    fileprivate func chordCount(_ transform: AffineTransform, scale: Double) -> Int {
        var count = 0, pen = Point.zero
        for element in elements {
            var bend = 0.0
            switch element {
            case .move(let point), .line(let point): pen = transform.apply(point)
            case .quadratic(let control, let end):
                let last = transform.apply(end)
                let way = pen - transform.apply(control) * 2 + last
                bend = 0.25 * (way.x.magnitude + way.y.magnitude)
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
            // A tenth of a pixel, and never more than a thousand chords a curve, as drawing has it.
            let square = bend * scale * 10
            count += square.isFinite ? max(1, Int(min(1e6, square).squareRoot())) : 1000
        }
        return count
    }
}
