import Foundation
import Geometry

/// Compares the rows of two pictures from the top, and groups the pixels that differ.
///
/// Differing pixels of a row that are close together form a run. A run joins the groups of the runs close to it
/// in the rows above, so that the work depends on the number of runs, not on that of pixels.
struct PixelComparison {
    private let reach: Int
    private let colorDistance: Int
    private var row = 0
    private var groups = PixelGroups()
    private var differingPixelCount = 0
    /// The largest difference of each channel of each of four pixels.
    private var largest = SIMD16<Int16>.zero
    /// The runs of the rows above, the nearest last; at most `reach` rows.
    private var rowsAbove: [[Run]] = []
    private var runs: [Run] = []

    /// Differing pixels of a row, and those between them.
    private struct Run {
        var start: Int
        var end: Int
        var pixelCount: Int
        var group = 0
    }

    /// Creates a comparison; see `comparePictures` for the parameters.
    init(reach: Int, colorDistance: Int) {
        self.reach = reach
        self.colorDistance = colorDistance
    }

    /// Compares the next row of both pictures.
    mutating func addRow(_ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, width: Int) {
        if memcmp(expected, actual, width * 4) != 0 {
            findRuns(expected, actual, width)
            joinRuns()
        }
        if !runs.isEmpty || !rowsAbove.isEmpty {
            rowsAbove.append(runs)
            if rowsAbove.count > reach { rowsAbove.removeFirst() }
            if rowsAbove.allSatisfy(\.isEmpty) { rowsAbove = [] }
            runs = []
        }
        row += 1
    }

    /// Returns the difference of two pictures whose common rows were added.
    func difference(_ expectedSize: PixelSize, _ actualSize: PixelSize) -> PixelDifference {
        var difference = PixelDifference(
            expectedSize: expectedSize, actualSize: actualSize, differingPixelCount: differingPixelCount,
            largestChannelDifference: Int(largest.max()))
        var all = groups.all
        let width = min(expectedSize.width, actualSize.width)
        let height = min(expectedSize.height, actualSize.height)
        for size in [expectedSize, actualSize] {
            all += [
                PixelRect(minX: width, minY: 0, maxX: size.width, maxY: size.height),
                PixelRect(minX: 0, minY: height, maxX: width, maxY: size.height),
            ].filter { $0.maxX > $0.minX && $0.maxY > $0.minY }.map { box in
                difference.largestChannelDifference = 255
                let count = (box.maxX - box.minX) * (box.maxY - box.minY)
                difference.differingPixelCount += count
                return PixelDifference.Group(box: box, pixelCount: count)
            }
        }
        difference.boundingBox = all.first.map { first in
            all.dropFirst().reduce(first.box) { $0.joined(with: $1.box) }
        }
        all.sort {
            ($1.pixelCount, $0.box.minY, $0.box.minX) < ($0.pixelCount, $1.box.minY, $1.box.minX)
        }
        difference.groupCount = all.count
        difference.largestGroupSide = all.reduce(0) { max($0, $1.box.width, $1.box.height) }
        difference.groups = Array(all.prefix(DifferenceExplanation.shownClusterLimit))
        return difference
    }

    private mutating func findRuns(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ width: Int
    ) {
        let left = UnsafeRawPointer(expected), right = UnsafeRawPointer(actual)
        var x = 0
        while x &+ 4 <= width {
            let first = left.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
            let second = right.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
            let change = first ^ second
            if change[0] | change[1] != 0 {
                note(
                    unsafeBitCast(first, to: SIMD16<UInt8>.self),
                    unsafeBitCast(second, to: SIMD16<UInt8>.self))
                if colorDistance == 0, PixelComparison.isFull(change[0]), PixelComparison.isFull(change[1]) {
                    add(x, count: 4)
                } else {
                    for column in x..<x &+ 4 where isDifferent(expected[column], actual[column]) {
                        add(column, count: 1)
                    }
                }
            }
            x &+= 4
        }
        while x < width {
            if expected[x] != actual[x] {
                var one = SIMD4<UInt32>.zero, other = one
                (one[0], other[0]) = (expected[x], actual[x])
                note(
                    unsafeBitCast(one, to: SIMD16<UInt8>.self), unsafeBitCast(other, to: SIMD16<UInt8>.self))
                if isDifferent(expected[x], actual[x]) { add(x, count: 1) }
            }
            x &+= 1
        }
    }

    /// Whether both halves of a word have a bit.
    @inline(__always)
    private static func isFull(_ word: UInt64) -> Bool {
        word >> 32 != 0 && word & 0xFFFF_FFFF != 0
    }

    /// Notes the largest difference of the channels of four pixels.
    ///
    /// Only operators of concrete vectors are used: generic ones such as `pointwiseMax` are a loop over lanes.
    @inline(__always)
    private mutating func note(_ first: SIMD16<UInt8>, _ second: SIMD16<UInt8>) {
        let change =
            SIMD16<Int16>(truncatingIfNeeded: first) &- SIMD16<Int16>(truncatingIfNeeded: second)
        let sign = change &>> 15
        let more = (change ^ sign) &- sign &- largest
        largest = largest &+ (more & ~(more &>> 15))
    }

    /// Whether two pixels differ by more than the color distance.
    @inline(__always)
    private func isDifferent(_ one: UInt32, _ other: UInt32) -> Bool {
        guard colorDistance > 0, one != other else { return one != other }
        for shift in stride(from: 0 as UInt32, through: 24, by: 8) {
            let distance = Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)
            if abs(distance) > colorDistance { return true }
        }
        return false
    }

    /// Adds differing pixels to the last run of the row, or begins another one.
    @inline(__always)
    private mutating func add(_ x: Int, count: Int) {
        differingPixelCount &+= count
        let last = runs.count &- 1
        if last >= 0, x < runs[last].end &+ reach {
            runs[last].end = x &+ count
            runs[last].pixelCount &+= count
        } else {
            runs.append(Run(start: x, end: x &+ count, pixelCount: count))
        }
    }

    /// Adds the runs of the row to groups of the rows above, or to new ones.
    private mutating func joinRuns() {
        var starts = [Int](repeating: 0, count: rowsAbove.count)
        for index in runs.indices {
            let run = runs[index]
            var group: Int?
            for above in rowsAbove.indices {
                let count = rowsAbove[above].count
                var place = starts[above]
                while place < count, rowsAbove[above][place].end + reach <= run.start { place += 1 }
                starts[above] = place
                while place < count, rowsAbove[above][place].start < run.end + reach {
                    group = groups.join(rowsAbove[above][place].group, with: group)
                    place += 1
                }
            }
            let box = PixelRect(minX: run.start, minY: row, maxX: run.end, maxY: row + 1)
            runs[index].group = groups.add(
                PixelDifference.Group(box: box, pixelCount: run.pixelCount), to: group)
        }
    }
}
