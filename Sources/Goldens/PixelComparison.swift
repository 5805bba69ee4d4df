import Foundation
import Geometry

/// Compares the rows of two pictures from the top, and groups the pixels that differ.
///
/// Differing pixels of a row that are close together form a run. A run joins the groups of the runs close to it
/// in the rows above, so that the work depends on the number of runs, not on that of pixels.
struct PixelComparison {
    private let reach: Int
    private var changes: ChangedPixels
    private var row = 0
    private var groups = PixelGroups()
    private var differingPixelCount = 0
    /// The runs of the rows above, and of rows that are not needed any more before them.
    private var runs: [Run] = []
    /// The places of the rows above in `runs`, the nearest last; at most `reach` rows.
    private var rowsAbove: [Range<Int>] = []

    /// Differing pixels of a row, and those between them.
    private struct Run {
        var start: Int
        var end: Int
        var pixelCount: Int
        /// The number of its group; -1 if none is known yet.
        var group = -1
        /// Whether it has joined all groups above that are close to it.
        var isSettled = false
    }

    /// The number of runs that are not needed any more before they are removed.
    private static let removalLimit = 1 << 14

    /// Creates a comparison; see `comparePictures` for the parameters.
    init(reach: Int, colorDistance: Int) {
        self.reach = reach
        changes = ChangedPixels(tolerated: colorDistance)
    }

    /// Compares the next row of both pictures.
    mutating func addRow(_ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, width: Int) {
        let first = runs.count
        if memcmp(expected, actual, width * 4) != 0 {
            changes.compare(expected, actual, width: width)
            findRuns()
            joinRuns(from: first)
        }
        if !runs.isEmpty { slide(by: first..<runs.count) }
        row += 1
    }

    /// Adds a row to those above the next one.
    private mutating func slide(by row: Range<Int>) {
        rowsAbove.append(row)
        if rowsAbove.count > reach { rowsAbove.removeFirst() }
        let unused = rowsAbove[0].lowerBound
        if unused == runs.count {
            runs.removeAll(keepingCapacity: true)
            rowsAbove.removeAll(keepingCapacity: true)
        } else if unused > PixelComparison.removalLimit {
            runs.removeFirst(unused)
            rowsAbove = rowsAbove.map { $0.lowerBound - unused..<$0.upperBound - unused }
        }
    }

    /// Returns the difference of two pictures whose common rows were added.
    consuming func difference(_ expectedSize: PixelSize, _ actualSize: PixelSize) -> PixelDifference {
        var difference = PixelDifference(
            expectedSize: expectedSize, actualSize: actualSize, differingPixelCount: differingPixelCount,
            largestChannelDifference: changes.largestChannelDifference)
        groups.forEach { difference.add($0) }
        let width = min(expectedSize.width, actualSize.width)
        let height = min(expectedSize.height, actualSize.height)
        for size in [expectedSize, actualSize] {
            for box in [
                PixelRect(minX: width, minY: 0, maxX: size.width, maxY: size.height),
                PixelRect(minX: 0, minY: height, maxX: width, maxY: size.height),
            ] where !box.isEmpty {
                let count = box.width * box.height
                difference.largestChannelDifference = 255
                difference.differingPixelCount += count
                difference.add(PixelDifference.Group(box: box, pixelCount: count))
            }
        }
        return difference
    }

    /// Adds the runs of the row that was compared.
    private mutating func findRuns() {
        var run = Run(start: 0, end: 0, pixelCount: 0)
        for (index, word) in changes.masks.enumerated() {
            var rest = word
            while rest != 0 {
                let bit = rest.trailingZeroBitCount, start = index &* 64 &+ bit
                let count = (~(rest &>> UInt64(bit))).trailingZeroBitCount
                if run.pixelCount > 0, start >= run.end &+ reach {
                    runs.append(run)
                    run = Run(start: start, end: start, pixelCount: 0)
                } else if run.pixelCount == 0 {
                    run.start = start
                }
                run.end = start &+ count
                run.pixelCount &+= count
                differingPixelCount &+= count
                // The lowest ones carry into the zero after them.
                rest &= rest &+ (1 &<< UInt64(bit))
            }
        }
        if run.pixelCount > 0 { runs.append(run) }
    }

    /// Adds the runs of the row, which begin at a place in `runs`, to groups of the rows above, or to new ones.
    private mutating func joinRuns(from first: Int) {
        let new = first..<runs.count
        var openCount = new.count
        for above in rowsAbove.reversed() where openCount > 0 && !above.isEmpty {
            openCount &-= runs.withUnsafeMutableBufferPointer { runs in
                PixelComparison.join(runs, new, above, reach: reach, &groups)
            }
        }
        for index in new {
            let run = runs[index]
            let box = PixelRect(minX: run.start, minY: row, maxX: run.end, maxY: row &+ 1)
            runs[index].group = groups.add(
                PixelDifference.Group(box: box, pixelCount: run.pixelCount), to: run.group)
        }
    }

    /// Joins the groups of runs with those of the runs of a row above that are close to them.
    ///
    /// - Returns: The number of runs that need no row farther up.
    private static func join(
        _ runs: UnsafeMutableBufferPointer<Run>, _ new: Range<Int>, _ above: Range<Int>, reach: Int,
        _ groups: inout PixelGroups
    ) -> Int {
        var settledCount = 0, place = above.lowerBound
        let end = above.upperBound
        for index in new where !runs[index].isSettled {
            var run = runs[index]
            while place < end, runs[place].end &+ reach <= run.start { place &+= 1 }
            guard place < end else { break }
            // What is farther up and close to the run is close to these, too, which joined it, unless they leave an end
            // of the run or a wide gap.
            var next = place, covered = runs[place].start, isCovered = covered <= run.start
            while next < end, runs[next].start < run.end &+ reach {
                if runs[next].group != run.group {
                    run.group = groups.join(runs[next].group, with: run.group)
                }
                isCovered = isCovered && runs[next].start <= covered &+ 2 &* reach
                covered = runs[next].end
                next &+= 1
            }
            run.isSettled = isCovered && next > place && covered >= run.end
            if run.isSettled { settledCount &+= 1 }
            runs[index] = run
        }
        return settledCount
    }
}
