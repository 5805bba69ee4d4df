/// An antialiased clip.
enum AntialiasedClip {
    /// A shape whose rows are one span each.
    case convex(ClipMask)
    /// Any shape, as coverage by pixel.
    case any(CoveragePlane)

    /// Returns columns of a row that are certainly fully covered.
    func solid(y: Int) -> Range<Int> {
        switch self {
        case .convex(let mask): mask.solid(y: y)
        case .any: 0..<0
        }
    }

    /// Multiplies the clip's coverage into `coverage` of the pixels from (`x`, `y`).
    func multiply(into coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
        switch self {
        case .convex(let mask): mask.multiply(into: coverage, x: x, y: y, count: count)
        case .any(let plane): plane.multiply(into: coverage, x: x, y: y, count: count)
        }
    }
}
