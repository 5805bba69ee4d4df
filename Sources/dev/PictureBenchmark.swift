import Files
import Foundation
import Goldens
import Scene

/// Measures the comparison of pictures as large as an iPhone's screen, beside comparing their memory.
enum PictureBenchmark {
    private static let width = 1170
    private static let height = 2532

    /// Prints a line for each pair: milliseconds of the fastest round, and its ratio to `memcmp` of equal pictures.
    static func run() -> Int32 {
        let picture = screen()
        let copy = Pixmap(width: width, height: height, pixels: picture.pixels.map { $0 })
        guard let copy else { return 1 }
        let memory = fastest { picture.isEqualInMemory(to: copy) ? 0 : 1 }
        report("memcmp", memory, memory, PixelDifference?.none)
        for (name, change) in changes {
            var other = copy
            change(&other)
            var difference: PixelDifference?
            let time = fastest {
                let found = comparePictures(expected: picture, actual: other, reach: 3)
                difference = found
                return found.differingPixelCount
            }
            report(name, time, memory, difference)
        }
        return 0
    }

    private static let changes: [(String, @Sendable (inout Pixmap) -> Void)] = [
        ("equal", { _ in }),
        ("one pixel", { $0[700, 1500] ^= 1 }),
        ("lower half moved", { $0.moveRows(from: height / 2, by: 30) }),
        ("every fifth pixel", { $0.changePixels { $0 % 5 == 0 } }),
        ("every fifth pixel, each row shifted", { $0.changePixels { ($0 + $0 / width * 2) % 5 == 0 } }),
        ("every fifth pixel of every fourth row", { $0.changePixels { $0 % 5 == 0 && $0 / width % 4 == 0 } }),
        ("one pixel of five at random", { $0.changePixels { $0 &* 0x9E37_79B9 >> 16 & 0xFF < 51 } }),
        ("every pixel", { $0.changePixels { _ in true } }),
    ]

    /// Rows of words and rules, as on a screen.
    private static func screen() -> Pixmap {
        var picture = Pixmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
        for y in 0..<height where y % 60 > 20 {
            for x in 48..<width - 48 where (x * 7 + y * 13) % 23 < 9 && x % 110 > 20 {
                picture[x, y] = 0xFF20_2020
            }
        }
        return picture
    }

    /// Returns the seconds of the fastest of thirty rounds.
    private static func fastest(_ body: () -> Int) -> Double {
        var best = Double.infinity, sum = 0
        for _ in 0..<30 {
            let start = DispatchTime.now().uptimeNanoseconds
            sum &+= body()
            best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
        }
        return sum == .min ? 0 : best
    }

    private static func report(
        _ pair: String, _ time: Double, _ memory: Double, _ difference: PixelDifference?
    ) {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        let line = JSONValue.members([
            "bench": .string("pictures"), "pair": .string(pair), "milliseconds": .number(rounded(time * 1e3)),
            "ratioToMemcmp": .number(rounded(time / memory)),
            "pixels": .integer(difference?.differingPixelCount ?? 0),
            "clusters": .integer(difference?.groupCount ?? 0),
        ])
        print(line.text)
    }
}

extension Pixmap {
    fileprivate func isEqualInMemory(to other: Pixmap) -> Bool {
        pixels.withUnsafeBytes { left in
            other.pixels.withUnsafeBytes { right in
                left.baseAddress.flatMap { one in
                    right.baseAddress.map { memcmp(one, $0, left.count) == 0 }
                } ?? true
            }
        }
    }

    fileprivate mutating func moveRows(from row: Int, by distance: Int) {
        let start = row * width
        pixels.replaceSubrange(
            (start + distance * width)..., with: Array(pixels[start..<pixels.count - distance * width]))
    }

    fileprivate mutating func changePixels(where matches: (Int) -> Bool) {
        for index in pixels.indices where matches(index) { pixels[index] ^= 0x0000_0100 }
    }
}
