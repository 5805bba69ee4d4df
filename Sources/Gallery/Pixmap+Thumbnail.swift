import Scene

extension Pixmap {
    /// Returns the image reduced to a size that is no larger, each pixel the average of those it stands for.
    func reduced(width newWidth: Int, height newHeight: Int) -> Pixmap {
        guard newWidth > 0, newHeight > 0, newWidth <= width, newHeight <= height else { return self }
        let bounds = (0...newWidth).map { $0 * width / newWidth }
        let reduced = [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
            var sums = [UInt64](repeating: 0, count: 2 * newWidth)
            pixels.withUnsafeBufferPointer { source in
                for row in 0..<newHeight {
                    let rows = row * height / newHeight..<(row + 1) * height / newHeight
                    Pixmap.average(
                        source, width: width, rows, bounds, &sums,
                        into: UnsafeMutableBufferPointer(
                            rebasing: target[row * newWidth..<(row + 1) * newWidth]))
                }
            }
            count = newWidth * newHeight
        }
        return Pixmap(width: newWidth, height: newHeight, pixels: reduced) ?? self
    }

    /// Averages some rows to one, between the columns `bounds`.
    private static func average(
        _ source: UnsafeBufferPointer<UInt32>, width: Int, _ rows: Range<Int>, _ bounds: [Int],
        _ sums: inout [UInt64], into target: UnsafeMutableBufferPointer<UInt32>
    ) {
        for index in sums.indices { sums[index] = 0 }
        for row in rows {
            let line = row * width
            for column in target.indices {
                // Two channels in a sum: a box has too few pixels for one to overflow into the other.
                var even: UInt64 = 0, odd: UInt64 = 0
                for x in bounds[column]..<bounds[column + 1] {
                    let pixel = UInt64(source[line + x])
                    even += pixel & 0xFF | (pixel & 0xFF_0000) << 16
                    odd += pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8
                }
                sums[2 * column] += even
                sums[2 * column + 1] += odd
            }
        }
        for column in target.indices {
            let count = UInt64(rows.count * (bounds[column + 1] - bounds[column]))
            func mean(_ sum: UInt64) -> UInt32 { UInt32(((sum & 0xFFFF_FFFF) + count / 2) / count) }
            let even = sums[2 * column], odd = sums[2 * column + 1]
            target[column] =
                mean(even) | mean(odd) << 8 | mean(even >> 32) << 16 | mean(odd >> 32) << 24
        }
    }
}
