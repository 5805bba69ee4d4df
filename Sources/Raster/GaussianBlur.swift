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

    /// Upsamples a smaller plane by interpolating between the centers of its blocks.
    mutating func spread(_ small: BlurPlane, blockSize: Int) {
        let unit = 2 * blockSize
        func tap(_ index: Int, _ count: Int) -> (low: Int, high: Int, weight: UInt32) {
            // In half pixels: a pixel's center is odd, a block's center is a whole number of blocks.
            let position = 2 * index + 1 - blockSize
            let block = floorDivided(position, unit)
            let weight = UInt32(position - block * unit)
            return (max(0, min(block, count - 1)), max(0, min(block + 1, count - 1)), weight)
        }
        let columns = (0..<width).map { tap($0, small.width) }
        var line = [UInt32](repeating: 0, count: small.width)
        let whole = UInt32(unit)
        for y in 0..<height {
            let (low, high, weight) = tap(y, small.height)
            for x in 0..<small.width {
                line[x] =
                    UInt32(small.values[low * small.width + x]) * (whole - weight)
                    + UInt32(small.values[high * small.width + x]) * weight
            }
            for x in 0..<width {
                let (left, right, part) = columns[x]
                let sum = UInt64(line[left]) * UInt64(whole - part) + UInt64(line[right]) * UInt64(part)
                values[y * width + x] = UInt16(
                    truncatingIfNeeded: (sum + UInt64(unit * unit / 2)) / UInt64(unit * unit))
            }
        }
    }
}
