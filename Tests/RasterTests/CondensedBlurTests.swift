import Geometry
import SeededRandom
import Testing

@testable import Raster

/// Blurs that leave out repeated lines, against those that leave out none, on random coverages.
@Suite struct CondensedBlurTests {
    /// Returns a coverage of some random boxes, at a random place, with an empty margin or without.
    private func coverage(_ random: inout SeededNumbers, margin: Int) -> CoveragePlane {
        let (x, y) = (random.number(0...39) - 20, random.number(0...39) - 20)
        let size = (width: 20 + random.number(0...499), height: 20 + random.number(0...399))
        let plane = CoveragePlane(
            bounds: PixelRect(
                minX: x - margin, minY: y - margin, maxX: x + size.width + margin,
                maxY: y + size.height + margin))
        for _ in 0..<1 + random.number(0...2) {
            let left = random.number(0...(size.width) - 1), top = random.number(0...(size.height) - 1)
            let width = 1 + random.number(0...(size.width - left) - 1),
                height = 1 + random.number(0...(size.height - top) - 1)
            let value = UInt8(random.number(0...1) == 0 ? 255 : random.number(0...255))
            for row in top..<top + height {
                plane.run(x: x + left, y: y + row, count: width, coverage: value)
            }
        }
        return plane
    }

    private func values(_ plane: CoveragePlane) -> [UInt8] {
        Array(UnsafeBufferPointer(start: plane.values, count: plane.bounds.width * plane.bounds.height))
    }

    @Test(arguments: [0.7, 3, 8.5, 12, 17, 27, 36])
    func equalsTheBlurOfAllLines(sigma: Double) {
        var random = SeededNumbers(seed: UInt64(sigma * 10))
        let cache = BlurCache(), reach = GaussianBlur(sigma: sigma).reach
        for _ in 0..<12 {
            let plain = coverage(&random, margin: random.number(0...3) == 0 ? 0 : reach)
            let rows = [plain.blurred(sigma: sigma, cache: cache), plain.blurred(sigma: sigma, cache: cache)]
            plain.blurWhole(sigma: sigma)
            for blurred in rows {
                let copy = CoveragePlane(bounds: plain.bounds), bounds = plain.bounds
                for y in bounds.minY..<bounds.maxY {
                    // In two pieces, from anywhere.
                    let cut = random.number(0...bounds.width)
                    blurred.copyRow(
                        y, from: bounds.minX, count: cut, to: copy.address(x: bounds.minX, y: y))
                    blurred.copyRow(
                        y, from: bounds.minX + cut, count: bounds.width - cut,
                        to: copy.values + (y - bounds.minY) * bounds.width + cut)
                }
                #expect(values(copy) == values(plain))
            }
        }
    }

    /// Interpolation between blocks, against the formula for each pixel.
    @Test(arguments: [2, 4, 8, 16, 32]) func interpolatesBetweenCenters(blockSize: Int) {
        var random = SeededNumbers(seed: UInt64(blockSize))
        var small = BlurPlane(width: 5, height: 4)
        for index in small.values.indices { small.values[index] = UInt16(random.number(0...65280)) }
        var plane = BlurPlane(width: 5 * blockSize, height: 4 * blockSize)
        plane.spread(small, blockSize: blockSize)
        func tap(_ index: Int, _ count: Int) -> (low: Int, high: Int, weight: Int) {
            let position = 2 * index + 1 - blockSize
            let block = Int((Double(position) / Double(2 * blockSize)).rounded(.down))
            return (
                min(max(block, 0), count - 1), min(max(block + 1, 0), count - 1),
                position - block * 2 * blockSize
            )
        }
        let unit = 2 * blockSize
        for y in 0..<plane.height {
            for x in 0..<plane.width {
                let (left, right, part) = tap(x, 5), (low, high, weight) = tap(y, 4)
                func value(_ column: Int) -> Int {
                    Int(small.values[low * 5 + column]) * (unit - weight)
                        + Int(small.values[high * 5 + column]) * weight
                }
                let sum = value(left) * (unit - part) + value(right) * part
                #expect(Int(plane.values[y * plane.width + x]) == (sum + unit * unit / 2) / (unit * unit))
            }
        }
    }

    @Test func aShadowUnderAnOpaqueGroupIsLeftOut() {
        let plane = CoveragePlane(bounds: PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 1))
        plane.run(x: 0, y: 0, count: 20, coverage: 200)
        let group = Surface(bounds: PixelRect(minX: 2, minY: 0, maxX: 19, maxY: 1))
        for x in 2..<12 { group.address(x: x, y: 0).pointee = 0xFF00_00FF }
        group.clearOpaque(plane.values, x: 0, y: 0, count: 20)
        let all = Array(repeating: UInt8(200), count: 20)
        #expect(values(plane) == all[..<2] + Array(repeating: 0, count: 8) + all[10...])
        for (x, y) in [(0, 1), (-30, 0), (19, 0)] { group.clearOpaque(plane.values, x: x, y: y, count: 20) }
        #expect(values(plane) == all[..<2] + Array(repeating: 0, count: 8) + all[10...])
    }
}
