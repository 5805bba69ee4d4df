/// A clip with soft edges.
enum SoftClip {
    /// Each row is one stretch.
    case convex(ClipMask)
    /// Anything.
    case any(CoveragePlane)

    /// Columns of a row that are surely left whole.
    func solid(y: Int) -> Range<Int> {
        switch self {
        case .convex(let mask): mask.solid(y: y)
        case .any: 0..<0
        }
    }

    /// Multiplies the clip's coverage into `coverage`, which stands for the pixels from (`x`, `y`).
    func multiply(into coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
        switch self {
        case .convex(let mask): mask.multiply(into: coverage, x: x, y: y, count: count)
        case .any(let plane): plane.multiply(into: coverage, x: x, y: y, count: count)
        }
    }
}
