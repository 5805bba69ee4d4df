import Geometry
import Raster

/// A Gaussian blur in integer arithmetic. A wide blur averages blocks and interpolates between their centers.
struct ReferenceBlur {
    /// The width and height of blocks in pixels.
    private(set) var block = 1
    /// The weight of the center, then those to either side, of 65,536.
    private var weights: [Int] = []

    /// The distance in pixels that a value has an effect on.
    var reach: Int { (weights.count + 1) * block }

    /// Creates a blur with a standard deviation in pixels: blocks of a power of two above eight pixels, whose
    /// own variances, (n² - 1)/12 and (n² - 1)/6, are subtracted from the Gaussian's; samples up to three
    /// standard deviations.
    init(sigma: Double) {
        while sigma / Double(block) > 8 { block *= 2 }
        let size = Double(block), added = (size * size - 1) * (1.0 / 12 + 1.0 / 6)
        let left = block == 1 ? sigma : max(0.25, (sigma * sigma - added).squareRoot() / size)
        let raw = (0...max(1, Int((left * 3).rounded(.up))))
            .map { Numerics.exponential(minus: Double($0 * $0) / (2 * left * left)) }
        let total = raw.reduce(0, +) * 2 - raw[0]
        weights = raw.map { Int(($0 / total * 65_536).rounded()) }
        weights[0] = 65_536 - min(65_536, weights.dropFirst().reduce(0, +) * 2)
    }

    /// Returns the blur of `value` (0...255, defined for any pixel) at every pixel of `area`; blocks begin at
    /// (`originX`, `originY`).
    func blurred(
        in area: PixelRect, originX: Int = 0, originY: Int = 0, _ value: (Int, Int) -> UInt32
    ) -> ReferenceCoverage {
        func down(_ pixel: Int, _ origin: Int) -> Int {
            (pixel - origin >= 0 ? pixel - origin : pixel - origin - block + 1) / block
        }
        // In blocks: those whose centers surround the area's pixels, and those that they read.
        let needed = PixelRect(
            minX: down(area.minX, originX) - 1, minY: down(area.minY, originY) - 1,
            maxX: down(area.maxX, originX) + 2, maxY: down(area.maxY, originY) + 2)
        let taken = needed.expanded(by: weights.count - 1)
        var means = ReferencePlane<Int>(taken, 0), rows = means, blurred = ReferencePlane<Int>(needed, 0)
        means.forEachPixel { column, row in
            var sum = block * block / 2
            for y in 0..<block {
                for x in 0..<block {
                    sum += Int(value(originX + column * block + x, originY + row * block + y)) * 256
                }
            }
            means[column, row] = sum / (block * block)
        }
        let taps = (1 - weights.count)...(weights.count - 1)
        for row in taken.minY..<taken.maxY {
            for column in needed.minX..<needed.maxX {
                var sum = 32_768
                for tap in taps { sum += means[column + tap, row] * weights[abs(tap)] }
                rows[column, row] = sum / 65_536
            }
        }
        blurred.forEachPixel { column, row in
            var sum = 32_768
            for tap in taps { sum += rows[column, row + tap] * weights[abs(tap)] }
            blurred[column, row] = sum / 65_536
        }
        var result = ReferenceCoverage(area, 0)
        guard block > 1 else {
            result.forEachPixel { x, y in
                result[x, y] = UInt32((blurred[x - originX, y - originY] + 128) / 256)
            }
            return result
        }
        // Positions are in half pixels: a pixel's center is odd, and the distance between block centers is
        // two blocks' sides.
        let unit = 2 * block
        func place(_ pixel: Int, _ origin: Int) -> (block: Int, part: Int) {
            let half = 2 * (pixel - origin) + 1 - block
            let block = (half >= 0 ? half : half - unit + 1) / unit
            return (block, half - block * unit)
        }
        result.forEachPixel { x, y in
            let (column, right) = place(x, originX), (row, below) = place(y, originY)
            let first = blurred[column, row] * (unit - below) + blurred[column, row + 1] * below
            let second = blurred[column + 1, row] * (unit - below) + blurred[column + 1, row + 1] * below
            let mean = (first * (unit - right) + second * right + unit * unit / 2) / (unit * unit)
            result[x, y] = UInt32((mean + 128) / 256)
        }
        return result
    }
}
