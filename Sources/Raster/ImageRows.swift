import Geometry

/// Resamples an image to device pixels, one row at a time: first horizontally, then vertically.
///
/// Each of the two passes rounds to 8 bits per channel.
final class ImageRows {
    /// Device pixels of a row that are sampled in the same way.
    private enum Run {
        case copy(at: Int, count: Int, source: Int)
        case fill(at: Int, count: Int, source: Int)
        case mix(Range<Int>, sources: Range<Int>)
    }

    /// The bilinear weights of a device pixel: the index of the left source pixel, and the weights of it and
    /// the next one, of 256, twice each.
    private struct BilinearWeights {
        var source: Int32
        var weights: UInt64

        /// Creates the weights of a tap of one or two pixels, in a row of at least two.
        init(_ tap: AxisMap.Tap, width: Int) {
            // The last pixel of a row has no next one; it is expressed as the next of the one before it.
            let isLast = Int(tap.source) == width - 1
            source = isLast ? tap.source - 1 : tap.source
            let next = isLast ? 256 : tap.count == 2 ? UInt64(tap.weight) : 0
            weights = (256 - next) * 0x1_0001 | next * 0x1_0001 << 32
        }
    }

    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let columns: AxisMap
    private let rows: AxisMap
    /// Replaces the image's colors.
    private let tint: UInt32?
    private let runs: [Run]
    /// The bilinear weights of each column; nil if a column averages more than two pixels.
    private let bilinearWeights: [BilinearWeights]?

    /// The two most recently used horizontally resampled rows.
    private var slots: [(row: Int32, memory: UnsafeMutablePointer<UInt32>)]
    private let output: UnsafeMutablePointer<UInt32>
    private let tinted: UnsafeMutablePointer<UInt32>
    private var sums: [UInt64] = []
    private var repeated: (row: Int32, value: Bool)?
    private var last: (tap: AxisMap.Tap, row: UnsafePointer<UInt32>)?

    /// Creates the rows of an image `width` pixels wide at `pixels`, which must outlive them.
    init(pixels: UnsafePointer<UInt32>, width: Int, columns: AxisMap, rows: AxisMap, tint: UInt32?) {
        (self.pixels, self.width, self.columns, self.rows) = (pixels, width, columns, rows)
        self.tint = tint
        runs = ImageRows.runs(of: columns)
        let isPlain = width > 1 && columns.taps.allSatisfy { $0.count <= 2 }
        bilinearWeights = isPlain ? columns.taps.map { BilinearWeights($0, width: width) } : nil
        let length = max(1, columns.taps.count)
        slots = (0..<2).map { _ in (-1, .allocate(capacity: length)) }
        output = .allocate(capacity: length)
        tinted = .allocate(capacity: length)
    }

    deinit {
        for slot in slots { slot.memory.deallocate() }
        output.deallocate()
        tinted.deallocate()
    }

    /// Returns the pixels from a device position to the right.
    func pixels(x: Int, y: Int) -> UnsafePointer<UInt32> {
        let tap = rows.taps[y - rows.start]
        if let last, last.tap == tap { return last.row + (x - columns.start) }
        let row = tintedRow(resampled(tap))
        last = (tap, row)
        return row + (x - columns.start)
    }

    private func resampled(_ tap: AxisMap.Tap) -> UnsafePointer<UInt32> {
        let first = horizontal(tap.source)
        guard tap.count > 1 else { return first }
        let count = columns.taps.count
        guard tap.count == 2 else { return averaged(tap) }
        guard !isRepeated(tap.source) else { return first }
        let second = horizontal(tap.source + 1)
        PixelRow.mix(first, second, weight: UInt16(tap.weight), count: count, into: output)
        return UnsafePointer(output)
    }

    /// Whether the next source row is equal, as in most of a stretched nine-part image.
    private func isRepeated(_ row: Int32) -> Bool {
        if let repeated, repeated.row == row { return repeated.value }
        let source = pixels + Int(row) * width
        var column = 0
        while column < width, source[column] == source[column + width] { column += 1 }
        repeated = (row, column == width)
        return column == width
    }

    /// Returns the weighted average of several source rows, two channels per word.
    private func averaged(_ tap: AxisMap.Tap) -> UnsafePointer<UInt32> {
        let count = columns.taps.count
        if sums.isEmpty { sums = Array(repeating: 0, count: count * 2) }
        sums.withUnsafeMutableBufferPointer { sums in
            sums.update(repeating: ImageRows.half)
            for index in 0..<Int(tap.count) {
                let row = horizontal(tap.source + Int32(index))
                let weight = UInt64(rows.weights[Int(tap.weight) + index])
                for i in 0..<count {
                    sums[i &* 2] &+= ImageRows.redBlue(row[i]) &* weight
                    sums[i &* 2 &+ 1] &+= ImageRows.greenAlpha(row[i]) &* weight
                }
            }
            for i in 0..<count { output[i] = ImageRows.pixel(sums[i &* 2], sums[i &* 2 &+ 1]) }
        }
        return UnsafePointer(output)
    }

    private func tintedRow(_ row: UnsafePointer<UInt32>) -> UnsafePointer<UInt32> {
        guard let tint else { return row }
        for i in 0..<columns.taps.count { tinted[i] = Blending.scaled(tint, by: row[i] >> 24) }
        return UnsafePointer(tinted)
    }

    /// Returns a horizontally resampled source row.
    private func horizontal(_ row: Int32) -> UnsafePointer<UInt32> {
        let source = pixels + Int(row) * width
        if runs.count == 1, case .copy(_, _, let first) = runs[0] { return source + first }
        if slots[1].row == row { return UnsafePointer(slots[1].memory) }
        slots.swapAt(0, 1)
        if slots[1].row == row { return UnsafePointer(slots[1].memory) }
        slots[1].row = row
        let target = slots[1].memory
        for run in runs {
            switch run {
            case .copy(let start, let count, let first):
                (target + start).update(from: source + first, count: count)
            case .fill(let start, let count, let first):
                (target + start).update(repeating: source[first], count: count)
            case .mix(let range, let sources):
                if sources.count * 2 < range.count, ImageRows.isFlat(source, sources) {
                    (target + range.lowerBound).update(
                        repeating: source[sources.lowerBound], count: range.count)
                } else {
                    mix(range, source, target)
                }
            }
        }
        return UnsafePointer(target)
    }

    /// Whether source pixels are all equal, as those between the caps of a nine-part image mostly are.
    private static func isFlat(_ source: UnsafePointer<UInt32>, _ columns: Range<Int>) -> Bool {
        columns.allSatisfy { source[$0] == source[columns.lowerBound] }
    }

    /// Interpolates two device pixels at a time, in 16-bit lanes; the low half of each 32-bit word gets the
    /// sum.
    private func mix(
        _ range: Range<Int>, _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>
    ) {
        guard let bilinearWeights = bilinearWeights else {
            for i in range { target[i] = mixed(columns.taps[i], source) }
            return
        }
        let evenBytes = SIMD2<UInt64>(repeating: 0x00FF_00FF_00FF_00FF)
        let half = SIMD2<UInt64>(repeating: 0x0000_0000_0080_0080)
        bilinearWeights.withUnsafeBufferPointer { bilinearWeights in
            var i = range.lowerBound
            while i < range.upperBound {
                let other = min(i &+ 1, range.upperBound &- 1)
                let first = UnsafeRawPointer(source + Int(bilinearWeights[i].source))
                let second = UnsafeRawPointer(source + Int(bilinearWeights[other].source))
                let pairs = SIMD2(
                    first.loadUnaligned(as: UInt64.self), second.loadUnaligned(as: UInt64.self))
                let weights = unsafeBitCast(
                    SIMD2(bilinearWeights[i].weights, bilinearWeights[other].weights), to: SIMD8<UInt16>.self)
                let even = unsafeBitCast(pairs & evenBytes, to: SIMD8<UInt16>.self) &* weights
                let odd = unsafeBitCast(pairs &>> 8 & evenBytes, to: SIMD8<UInt16>.self) &* weights
                let evenWords = unsafeBitCast(even, to: SIMD2<UInt64>.self)
                let oddWords = unsafeBitCast(odd, to: SIMD2<UInt64>.self)
                let evenSums = (evenWords &+ evenWords &>> 32 &+ half) &>> 8 & 0x00FF_00FF
                let oddSums = (oddWords &+ oddWords &>> 32 &+ half) & 0xFF00_FF00
                let pixels = evenSums | oddSums
                target[i] = UInt32(truncatingIfNeeded: pixels[0])
                target[other] = UInt32(truncatingIfNeeded: pixels[1])
                i &+= 2
            }
        }
    }

    private func mixed(_ tap: AxisMap.Tap, _ source: UnsafePointer<UInt32>) -> UInt32 {
        let first = Int(tap.source)
        switch tap.count {
        case 1: return source[first]
        case 2:
            return Blending.mixed(source[first], source[first + 1], weight: UInt32(bitPattern: tap.weight))
        default: return averaged(tap, source)
        }
    }

    private func averaged(_ tap: AxisMap.Tap, _ source: UnsafePointer<UInt32>) -> UInt32 {
        var redBlue = ImageRows.half, greenAlpha = ImageRows.half
        for index in 0..<Int(tap.count) {
            let pixel = source[Int(tap.source) + index]
            let weight = UInt64(columns.weights[Int(tap.weight) + index])
            redBlue &+= ImageRows.redBlue(pixel) &* weight
            greenAlpha &+= ImageRows.greenAlpha(pixel) &* weight
        }
        return ImageRows.pixel(redBlue, greenAlpha)
    }

    /// One half in each of two sums, so that truncation rounds to the nearest.
    private static let half: UInt64 = 0x0000_8000_0000_8000

    @inline(__always)
    private static func redBlue(_ pixel: UInt32) -> UInt64 {
        UInt64(pixel & 0xFF) | UInt64(pixel & 0xFF_0000) << 16
    }

    @inline(__always)
    private static func greenAlpha(_ pixel: UInt32) -> UInt64 {
        UInt64(pixel >> 8 & 0xFF) | UInt64(pixel >> 24) << 32
    }

    @inline(__always)
    private static func pixel(_ redBlue: UInt64, _ greenAlpha: UInt64) -> UInt32 {
        let low = redBlue >> 16 & 0xFF | greenAlpha >> 8 & 0xFF00
        let high = redBlue >> 32 & 0xFF_0000 | greenAlpha >> 24 & 0xFF00_0000
        return UInt32(truncatingIfNeeded: low | high)
    }

    /// Groups adjacent taps that one copy or fill draws.
    private static func runs(of map: AxisMap) -> [Run] {
        var runs: [Run] = []
        var start = 0
        let taps = map.taps
        while start < taps.count {
            let first = taps[start]
            var copied = start + 1, filled = start + 1
            if first.count == 1 {
                while copied < taps.count, taps[copied].count == 1,
                    Int(taps[copied].source) == Int(first.source) + copied - start
                { copied += 1 }
                while filled < taps.count, taps[filled] == first { filled += 1 }
            }
            if first.count == 1, copied - start >= shortestRun || copied == taps.count && runs.isEmpty {
                runs.append(.copy(at: start, count: copied - start, source: Int(first.source)))
                start = copied
            } else if filled - start >= shortestRun {
                runs.append(.fill(at: start, count: filled - start, source: Int(first.source)))
                start = filled
            } else {
                let sources = Int(first.source)..<Int(first.source + first.count)
                if case .mix(let range, let others) = runs.last {
                    let both =
                        min(
                            others.lowerBound, sources.lowerBound)..<max(
                            others.upperBound, sources.upperBound)
                    runs[runs.count - 1] = .mix(range.lowerBound..<start + 1, sources: both)
                } else {
                    runs.append(.mix(start..<start + 1, sources: sources))
                }
                start += 1
            }
        }
        return runs
    }

    private static let shortestRun = 8
}

/// A resampled image.
struct ImageSource: PixelSource {
    let rows: ImageRows
    /// Whether every pixel is opaque.
    let isOpaque: Bool

    func cover(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8) {
        if isOpaque, coverage == 255 { return target.update(from: rows.pixels(x: x, y: y), count: count) }
        PixelRow.over(target, rows.pixels(x: x, y: y), coverage: UInt32(coverage), count: count)
    }

    func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        PixelRow.over(target, rows.pixels(x: x, y: y), mask: mask, count: count)
    }
}
