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
    /// The largest difference of each channel of each of eight pixels.
    private var largest = SIMD32<UInt8>.zero
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
        while x &+ 8 <= width {
            let first = left.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt64>.self)
            let second = right.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt64>.self)
            let change = first ^ second
            if change[0] | change[1] | change[2] | change[3] != 0 {
                addEight(
                    x, unsafeBitCast(first, to: SIMD32<UInt8>.self),
                    unsafeBitCast(second, to: SIMD32<UInt8>.self))
            }
            x &+= 8
        }
        while x < width {
            if expected[x] != actual[x] {
                var one = SIMD8<UInt32>.zero, other = one
                (one[0], other[0]) = (expected[x], actual[x])
                addEight(
                    x, unsafeBitCast(one, to: SIMD32<UInt8>.self),
                    unsafeBitCast(other, to: SIMD32<UInt8>.self))
            }
            x &+= 1
        }
    }

    /// Adds eight pixels, of which at least one differs.
    @inline(__always)
    private mutating func addEight(_ x: Int, _ first: SIMD32<UInt8>, _ second: SIMD32<UInt8>) {
        let distance = pointwiseMax(first, second) &- pointwiseMin(first, second)
        largest = pointwiseMax(largest, distance)
        let distances = unsafeBitCast(distance, to: SIMD8<UInt32>.self)
        if colorDistance == 0, distances.min() != 0 { return add(x, count: 8) }
        for lane in 0..<8 where isDifferent(distances[lane]) { add(x &+ lane, count: 1) }
    }

    /// Whether the distances of the four channels of a pixel are a difference.
    @inline(__always)
    private func isDifferent(_ distances: UInt32) -> Bool {
        guard colorDistance > 0 else { return distances != 0 }
        var rest = distances
        while rest != 0 {
            if Int(rest & 0xFF) > colorDistance { return true }
            rest >>= 8
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
            let box = PixelRect(minX: run.start, minY: row, maxX: run.end, maxY: row + 1)
            let group = groups.add(PixelDifference.Group(box: box, pixelCount: run.pixelCount))
            runs[index].group = group
            for (above, earlier) in rowsAbove.enumerated() {
                var place = starts[above]
                while place < earlier.count, earlier[place].end + reach <= run.start { place += 1 }
                starts[above] = place
                while place < earlier.count, earlier[place].start < run.end + reach {
                    groups.join(group, earlier[place].group)
                    place += 1
                }
            }
        }
    }
}
