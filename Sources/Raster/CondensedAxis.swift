/// The rows or the columns of a plane without the middle of long runs of equal lines.
///
/// A blur gives equal lines wherever everything within its reach is equal, so that it needs only one of them.
struct CondensedAxis {
    /// The lines that are kept, in order. The last line before a gap equals the lines in the gap after a blur.
    let kept: [Range<Int>]
    /// The number of lines that are kept.
    let count: Int

    /// Maximal runs of equal lines.
    struct Runs {
        /// The lines, in order and without gaps.
        var lines: [Range<Int>] = []
        /// Whether the first and the last of them have no coverage.
        var startsEmpty = false, endsEmpty = false
    }

    /// Keeps all lines.
    init(whole length: Int) { (kept, count) = ([0..<length], length) }

    /// Leaves out lines in runs that are longer than the blur reaches. Outside the plane there is no coverage.
    ///
    /// - Parameters:
    ///   - runs: The runs of some of the lines; before and after them there is no coverage.
    ///   - start: The first of these lines.
    ///   - length: The number of all lines.
    ///   - reach: The distance in lines that a value has an effect on.
    ///   - blockSize: The size of the blocks that the blur averages: only whole blocks are left out, so that
    ///     the others stay where they are within theirs.
    init(_ runs: Runs, from start: Int, length: Int, reach: Int, blockSize: Int) {
        var kept: [Range<Int>] = [], next = 0, removed = 0
        for (index, run) in runs.lines.enumerated() {
            let isOpenBefore = index == 0 && runs.startsEmpty
            let isOpenAfter = index == runs.lines.count - 1 && runs.endsEmpty
            let first = isOpenBefore ? 0 : run.lowerBound + start + reach
            let last = isOpenAfter ? length : run.upperBound + start - reach
            let gap = max(0, last - first - 1) / blockSize * blockSize
            guard gap > 0 else { continue }
            kept.append(next..<first + 1)
            next = first + 1 + gap
            removed += gap
        }
        kept.append(next..<length)
        self.kept = kept
        count = length - removed
    }
}
