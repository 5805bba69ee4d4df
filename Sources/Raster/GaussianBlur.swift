/// A Gaussian blur in integer arithmetic.
///
/// A wide blur works on a plane downsampled by a power of two. Averaging blocks and interpolating between
/// them add a blur of their own, by whose variance that of the Gaussian is reduced.
struct GaussianBlur {
    /// The width and height of the blocks that are averaged, in pixels.
    let blockSize: Int
    /// The weight of the center, then those to either side; all of them, with both sides counted, add up to
    /// 65,536.
    private let weights: [UInt32]

    /// Creates a blur with a standard deviation in pixels, above 0.
    init(sigma: Double) {
        var size = 1
        while sigma / Double(size) > GaussianBlur.widestFull, size < 1024 { size *= 2 }
        blockSize = size
        weights = GaussianBlur.weights(sigma: GaussianBlur.remaining(sigma, blockSize: size))
    }

    /// The distance in pixels that a value has an effect on.
    var reach: Int { (weights.count + 1) * blockSize }

    /// The maximum standard deviation, in pixels, of blurs without downsampling.
    ///
    /// Chosen: the mean difference from the exact Gaussian stays below 1/1000.
    private static let widestFull = 8.0

    /// Returns the standard deviation in blocks that remains for the Gaussian: averaging blocks of n pixels
    /// has the variance (n² - 1)/12, interpolating between their centers about (n² - 1)/6.
    private static func remaining(_ sigma: Double, blockSize: Int) -> Double {
        guard blockSize > 1 else { return sigma }
        let size = Double(blockSize)
        let added = (size * size - 1) * (1.0 / 12 + 1.0 / 6)
        return max(0.25, (sigma * sigma - added).squareRoot() / size)
    }

    /// Returns samples of the Gaussian up to three standard deviations; the center takes the rounding error.
    private static func weights(sigma: Double) -> [UInt32] {
        let count = max(1, Int((sigma * 3).rounded(.up)))
        let raw = (0...count).map { Numerics.exponential(minus: Double($0 * $0) / (2 * sigma * sigma)) }
        let total = raw.reduce(0, +) * 2 - raw[0]
        var weights = raw.map { UInt32(($0 / total * 65_536).rounded()) }
        let sides = weights.dropFirst().reduce(0, +) * 2
        weights[0] = 65_536 - min(65_536, sides)
        return weights
    }

    /// Blurs a plane of values in 0...65,280 (256 times 0...255); outside it values are 0.
    func blur(_ plane: inout BlurPlane) {
        if blockSize > 1 {
            var small = plane.averaged(blockSize: blockSize)
            convolveTwice(&small)
            plane.spread(small, blockSize: blockSize)
        } else {
            convolveTwice(&plane)
        }
    }

    private func convolveTwice(_ plane: inout BlurPlane) {
        convolve(&plane, lines: plane.height, stride: plane.width, step: 1, length: plane.width)
        convolveColumns(&plane)
    }

    /// Convolves each row: a row with a margin of zeros is accumulated tap by tap, so that the loop
    /// vectorizes.
    private func convolve(_ plane: inout BlurPlane, lines: Int, stride: Int, step: Int, length: Int) {
        let margin = weights.count - 1
        var padded = [UInt16](repeating: 0, count: length + 2 * margin)
        var sums = [UInt32](repeating: 0, count: length)
        for line in 0..<lines {
            let start = line * stride
            for i in 0..<length { padded[margin + i] = plane.values[start + i] }
            padded.withUnsafeBufferPointer { padded in
                sums.withUnsafeMutableBufferPointer { sums in
                    for i in 0..<length { sums[i] = 32_768 &+ UInt32(padded[margin &+ i]) &* weights[0] }
                    for tap in 1..<max(1, weights.count) {
                        let weight = weights[tap]
                        for i in 0..<length {
                            let pair =
                                UInt32(padded[margin &+ i &- tap]) &+ UInt32(padded[margin &+ i &+ tap])
                            sums[i] &+= pair &* weight
                        }
                    }
                }
            }
            for i in 0..<length { plane.values[start + i] = UInt16(truncatingIfNeeded: sums[i] >> 16) }
        }
    }

    /// Convolves each column, whole rows at a time.
    private func convolveColumns(_ plane: inout BlurPlane) {
        let (width, height) = (plane.width, plane.height)
        let source = plane.values
        var sums = [UInt32](repeating: 0, count: width)
        source.withUnsafeBufferPointer { source in
            sums.withUnsafeMutableBufferPointer { sums in
                for y in 0..<height {
                    sums.update(repeating: 32_768)
                    for tap in -(weights.count - 1)...(weights.count - 1) {
                        let row = y + tap
                        guard row >= 0, row < height else { continue }
                        let weight = weights[abs(tap)], start = row * width
                        for x in 0..<width { sums[x] &+= UInt32(source[start &+ x]) &* weight }
                    }
                    for x in 0..<width {
                        plane.values[y * width + x] = UInt16(truncatingIfNeeded: sums[x] >> 16)
                    }
                }
            }
        }
    }
}

/// A plane of values, 256 per 8-bit step.
struct BlurPlane {
    let width: Int
    let height: Int
    var values: [UInt16]

    init(width: Int, height: Int) {
        (self.width, self.height) = (max(0, width), max(0, height))
        values = Array(repeating: 0, count: self.width * self.height)
    }

    /// Returns the mean of every block; width and height must be multiples of the block size.
    func averaged(blockSize: Int) -> BlurPlane {
        var small = BlurPlane(width: width / blockSize, height: height / blockSize)
        let area = UInt32(blockSize * blockSize)
        var sums = [UInt32](repeating: 0, count: small.width)
        for row in 0..<small.height {
            for column in 0..<small.width { sums[column] = area / 2 }
            for line in 0..<blockSize {
                let start = (row * blockSize + line) * width
                for column in 0..<small.width {
                    var sum: UInt32 = 0
                    for step in 0..<blockSize { sum &+= UInt32(values[start &+ column &* blockSize &+ step]) }
                    sums[column] &+= sum
                }
            }
            for column in 0..<small.width {
                small.values[row * small.width + column] = UInt16(truncatingIfNeeded: sums[column] / area)
            }
        }
        return small
    }

    /// Upsamples a smaller plane by interpolating between the centers of its blocks, which are at least two pixels
    /// wide.
    mutating func spread(_ small: BlurPlane, blockSize: Int) {
        let unit = Int32(2 * blockSize), half = blockSize / 2
        // Of the vertical interpolation of two rows; values times `unit` in 0...4,177,920 (blocks of 32 pixels).
        var line = [Int32](repeating: 0, count: small.width + 2)
        values.withUnsafeMutableBufferPointer { values in
            small.values.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    // Rows from the center of a block to that of the next lie between these two.
                    let block = floorDivided(y - half, blockSize)
                    let weight = Int32(2 * (y - half - block * blockSize) + 1)
                    let low = max(0, min(block, small.height - 1)) * small.width
                    let high = max(0, min(block + 1, small.height - 1)) * small.width
                    for x in 0..<small.width {
                        line[x + 1] =
                            Int32(source[low + x]) &* (unit &- weight) &+ Int32(source[high + x]) &* weight
                    }
                    // Beyond the first and the last center their values hold.
                    line[0] = line[1]
                    line[small.width + 1] = line[small.width]
                    let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
                    BlurPlane.interpolate(line, blockSize: blockSize, into: row)
                }
            }
        }
    }

    /// Interpolates between the centers of blocks.
    ///
    /// - Parameters:
    ///   - line: Values times twice the block size, with one more on each side.
    ///   - blockSize: A power of two, 2...32.
    ///   - row: Receives the values; its length is that of whole blocks.
    private static func interpolate(
        _ line: [Int32], blockSize: Int, into row: UnsafeMutableBufferPointer<UInt16>
    ) {
        let unit = Int32(2 * blockSize), half = blockSize / 2
        let shift = Int32(2 * unit.trailingZeroBitCount), rounding = unit &* unit / 2
        guard let start = row.baseAddress else { return }
        line.withUnsafeBufferPointer { line in
            // From the center of the block before to that of each block.
            for block in 0..<line.count - 1 {
                let x = (block - 1) * blockSize + half
                let base = line[block] &* unit &+ rounding, slope = line[block + 1] &- line[block]
                if blockSize >= 4, x >= 0, x + blockSize <= row.count {
                    var values = SIMD4(repeating: base) &+ SIMD4(slope, 3 &* slope, 5 &* slope, 7 &* slope)
                    for step in stride(from: 0, to: blockSize, by: 4) {
                        UnsafeMutableRawPointer(start + (x &+ step)).storeBytes(
                            of: SIMD4<UInt16>(truncatingIfNeeded: values &>> shift), as: SIMD4<UInt16>.self)
                        values &+= SIMD4(repeating: 8 &* slope)
                    }
                } else {
                    for step in max(0, -x)..<max(0, -x, min(blockSize, row.count - x)) {
                        let value = base &+ slope &* Int32(truncatingIfNeeded: 2 &* step &+ 1)
                        start[x &+ step] = UInt16(truncatingIfNeeded: value &>> shift)
                    }
                }
            }
        }
    }
}
