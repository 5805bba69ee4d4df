import SeededRandom
import Testing

@testable import Raster

/// Rows in vectors, against the rule for one pixel.
@Suite struct PixelRowTests {
    /// Returns premultiplied pixels.
    private func pixels(_ random: inout SeededNumbers, count: Int) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = UInt32(random.chance(60) ? 255 : random.number(0...255))
            return (0..<3).reduce(alpha << 24) { $0 | UInt32(random.number(0...Int(alpha))) << (8 * $1) }
        }
    }

    private func check(_ color: UInt32, _ mask: [UInt8], _ target: [UInt32]) {
        var row = target
        row.withUnsafeMutableBufferPointer { row in
            if let start = row.baseAddress { PixelRow.over(start, color, mask: mask, count: mask.count) }
        }
        let wanted = zip(target, mask).map { pixel, coverage in
            Blending.over(Blending.scaled(color, by: UInt32(coverage)), pixel)
        }
        #expect(row == wanted)
    }

    @Test func everyCoverageOfEveryShadow() {
        var random = SeededNumbers(seed: 3)
        let mask = (0...255).map { UInt8($0) }
        for alpha in 0...255 as ClosedRange<UInt32> { check(alpha << 24, mask, pixels(&random, count: 256)) }
    }

    @Test func colorsOverRows() {
        var random = SeededNumbers(seed: 4)
        for _ in 0..<2000 {
            let count = random.number(1...90)
            let values = random.chance(50) ? [0, 1, 2, 254, 255] : Array(0...255)
            let mask = (0..<count).map { _ in UInt8(random.element(of: values) ?? 0) }
            let color =
                random.chance(40) ? UInt32(random.number(0...255)) << 24 : pixels(&random, count: 1)[0]
            check(color, mask, pixels(&random, count: count))
        }
    }
}
