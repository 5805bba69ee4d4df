/// The five row filters of PNG (PNG specification, clause 9).
enum PNGRowFilter: UInt8, CaseIterable {
    /// None: the bytes themselves.
    case none
    /// Sub: minus the pixel to the left.
    case sub
    /// Up: minus the pixel above.
    case up
    /// Average: minus the mean of both, rounded down.
    case average
    /// Paeth: minus Paeth's predictor.
    case paeth

    /// Writes the filtered bytes; `row` and `above` are preceded by `channels` zero bytes.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, channels: Int,
        into result: UnsafeMutablePointer<UInt8>
    ) {
        let left = row - channels
        switch self {
        case .none: result.update(from: row, count: count)
        case .sub: for index in 0..<count { result[index] = row[index] &- left[index] }
        case .up: for index in 0..<count { result[index] = row[index] &- above[index] }
        case .average:
            for index in 0..<count {
                let mean = (UInt16(left[index]) &+ UInt16(above[index])) >> 1
                result[index] = row[index] &- UInt8(truncatingIfNeeded: mean)
            }
        case .paeth:
            PNGRowFilter.paeth(row, above: above, count: count, channels: channels, into: result)
        }
    }

    private static func paeth(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, channels: Int,
        into result: UnsafeMutablePointer<UInt8>
    ) {
        let left = row - channels, corner = above - channels
        for index in 0..<count {
            let a = Int16(left[index]), b = Int16(above[index]), c = Int16(corner[index])
            let fromLeft = abs(b &- c), fromAbove = abs(a &- c), fromCorner = abs(a &+ b &- c &- c)
            let lower = fromAbove <= fromCorner ? b : c
            let expected = fromLeft <= fromAbove && fromLeft <= fromCorner ? a : lower
            result[index] = row[index] &- UInt8(truncatingIfNeeded: expected)
        }
    }

    /// Returns the sum of absolute values, as signed bytes.
    static func weight(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        var sum: UInt32 = 0
        for index in 0..<count {
            let value = bytes[index]
            sum &+= UInt32(min(value, 0 &- value))
        }
        return Int(sum)
    }
}
