/// The mean of the pixels of a rectangle around each pixel, exactly: sums of integers, which are divided once.
///
/// Sums run along rows and then along columns, so that the kernel's size makes no difference for the time.
struct BoxConvolution {
    /// What there is beyond the source.
    enum Edge {
        /// The outermost pixels go on.
        case extend
        /// There is a color.
        case fill([UInt32])
        /// There is nothing, and the kernel is smaller.
        case truncate
    }

    let source: vImage_Buffer
    let edge: Edge
    /// The pixels of the kernel on each side of its center.
    let reachX, reachY: Int

    private var width: Int { Int(source.width) }
    private var height: Int { Int(source.height) }

    /// Returns the mean channels of an area of the source, four a pixel.
    ///
    /// - Parameters:
    ///   - x: The first column.
    ///   - y: The first row.
    ///   - columns: The number of columns.
    ///   - rows: The number of rows.
    /// - Returns: The channels, row by row.
    func means(x: Int, y: Int, columns: Int, rows: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: columns * rows * 4)
        guard columns > 0, rows > 0 else { return result }
        // The sums of the rows that the kernel reaches, from the first row of the area.
        var sums = [UInt64](repeating: 0, count: columns * 4)
        var kept: [Int: [UInt32]] = [:]
        func rowSums(_ row: Int) -> [UInt32]? {
            let inside = min(max(row, 0), height - 1)
            switch edge {
            case .extend: break
            case .truncate: if row != inside { return nil }
            case .fill(let color):
                if row != inside { return (0..<columns * 4).map { color[$0 % 4] * UInt32(2 * reachX + 1) } }
            }
            if let sums = kept[inside] { return sums }
            let sums = horizontalSums(row: inside, x: x, columns: columns)
            kept[inside] = sums
            return sums
        }
        func add(_ row: Int) {
            guard let row = rowSums(row) else { return }
            for index in sums.indices { sums[index] += UInt64(row[index]) }
        }
        func subtract(_ row: Int) {
            guard let values = rowSums(row) else { return }
            for index in sums.indices { sums[index] -= UInt64(values[index]) }
        }
        for row in (y - reachY)..<(y + reachY) { add(row) }
        for row in 0..<rows {
            add(y + row + reachY)
            divide(sums, x: x, y: y + row, into: &result, at: row * columns * 4)
            subtract(y + row - reachY)
            if y + row - reachY > 0 { kept[y + row - reachY] = nil }
        }
        return result
    }

    /// Returns the sums of the channels under the kernel's width, for each pixel of a row.
    private func horizontalSums(row: Int, x: Int, columns: Int) -> [UInt32] {
        let pixels = source.row(row)
        var result = [UInt32](repeating: 0, count: columns * 4)
        var sum = SIMD4<UInt32>()
        func pixel(_ column: Int) -> SIMD4<UInt32> {
            let inside = min(max(column, 0), width - 1)
            if column != inside {
                switch edge {
                case .extend: break
                case .truncate: return SIMD4()
                case .fill(let color): return SIMD4(color[0], color[1], color[2], color[3])
                }
            }
            let place = pixels + inside * 4
            return SIMD4(UInt32(place[0]), UInt32(place[1]), UInt32(place[2]), UInt32(place[3]))
        }
        for column in (x - reachX)..<(x + reachX) { sum &+= pixel(column) }
        for column in 0..<columns {
            sum &+= pixel(x + column + reachX)
            for channel in 0..<4 { result[column * 4 + channel] = sum[channel] }
            sum &-= pixel(x + column - reachX)
        }
        return result
    }

    /// Divides sums by the number of pixels under the kernel. Chosen: to the nearest integer.
    private func divide(_ sums: [UInt64], x: Int, y: Int, into result: inout [UInt8], at start: Int) {
        let isTruncated = if case .truncate = edge { true } else { false }
        func length(_ center: Int, _ reach: Int, _ limit: Int) -> Int {
            isTruncated ? min(center + reach, limit - 1) - max(center - reach, 0) + 1 : 2 * reach + 1
        }
        let rows = length(y, reachY, height)
        for column in 0..<sums.count / 4 {
            let count = UInt64(rows * length(x + column, reachX, width))
            for index in (column * 4)..<(column * 4 + 4) {
                result[start + index] = UInt8((sums[index] + count / 2) / count)
            }
        }
    }
}
